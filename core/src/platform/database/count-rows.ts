import { countPieces, type Range } from './count-pieces.ts';
import type { Parameters } from './parameters.ts';

/** Rows of which the database keeps sums by the hour, the day and for all time, as the migrations explain. */
export interface CountedRows {
  /** The rows themselves, as the beginning of a condition: `orders where organization_id = $1`. */
  rows: string;
  /** When a row came about. */
  time: string;
  sums: string;
  /** The column of `sums` that says how many. */
  number: string;
}

/** From an instant to the one before another; either may be missing. */
interface Period {
  from: Date | undefined;
  before: Date | undefined;
}

/**
 * An expression for how many rows there are, in a time that does not grow with them: from sums, and row by row only
 * within the hours that the period cuts. The statement's first parameter is the organization.
 * @param conditions further ones on columns that rows and sums have both, each with `and` before it
 * @returns undefined for an empty period
 */
export function countOf(
  { rows, time, sums, number }: CountedRows,
  conditions: string,
  { from, before }: Period,
  given: Parameters,
): string | undefined {
  const sum = (span: string, range?: Range) =>
    `(select coalesce(sum(${number}), 0) from ${sums}
      where organization_id = $1 and span = '${span}'${conditions}${within('bucket', range, given)})`;
  if (!from && !before) return `${sum('ALL')} + ${sum('NEW')}`;

  const pieces = countPieces({
    from: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    to: before?.getTime() ?? Number.POSITIVE_INFINITY,
  });
  const parts = [
    ...pieces.days.map((range) => sum('DAY', range)),
    ...pieces.hours.map((range) => sum('HOUR', range)),
    ...pieces.whole.map((range) => sum('NEW', range)),
    ...pieces.edges.map(
      (range) => `(select count(*) from ${rows}${conditions}${within(time, range, given)})`,
    ),
  ];
  return parts.length > 0 ? parts.join(' + ') : undefined;
}

function within(column: string, range: Range | undefined, given: Parameters): string {
  if (!range) return '';
  const bounds: [string, number][] = [
    ['>=', range.from],
    ['<', range.to],
  ];
  return bounds
    .filter(([, time]) => Number.isFinite(time))
    .map(([comparison, time]) => ` and ${column} ${comparison} ${given.add(new Date(time))}`)
    .join('');
}
