import { type CountedRows, countOf } from './count-rows.ts';
import { type Parameters, parameters } from './parameters.ts';
import type { Transaction } from './transaction.ts';

/** A row of a list that begins with the newest, told by the day or hour that it came about in. */
export interface PlaceInTime {
  /** The first instant after the day or hour. */
  end: Date;
  /** Rows of the list that come before it and after that instant: newer ones of the same day or hour. */
  skip: number;
}

/** Where to look for a row. */
interface Lookup {
  organizationId: string;
  counted: CountedRows;
  /** As for `countOf`. */
  conditions: (given: Parameters) => string;
  /** Rows of the list that come before the one looked for. */
  skip: number;
  /** Where the list begins, unless it has everything. */
  before: Date | undefined;
}

/** Rows that are passed over in less time than it takes to find a place nearer to the one looked for. */
export const FEW_ROWS = 3_000;

const DAY_MS = 86_400_000;

/**
 * Finds a row by the sums alone: its day, and its hour where many rows of that day come before it.
 * @returns undefined when there are no more than `skip` rows, and on the day that the list begins on if that is not
 *   over then
 */
export async function findPlace(transaction: Transaction, lookup: Lookup): Promise<PlaceInTime | undefined> {
  const day = await placeIn(transaction, DAY, lookup);
  if (!day || day.skip <= FEW_ROWS) return day;
  return placeIn(transaction, HOUR, { ...lookup, skip: day.skip, before: day.end });
}

interface Unit {
  span: 'DAY' | 'HOUR';
  length: string;
  /** The bucket of a change that the sums have not taken up yet; it knows its hour. */
  ofNew: string;
  /** Where to look: at everything before this instant, or only at the day before it. */
  within: (before: string) => string;
}

const DAY: Unit = {
  span: 'DAY',
  length: '24 hours',
  // Not `date_trunc`, which looks up the zone for every row.
  ofNew: `date_bin('24 hours', bucket, timestamptz '2000-01-01Z')`,
  within: (before) => ` and bucket < ${before}`,
};

const HOUR: Unit = {
  span: 'HOUR',
  length: '1 hour',
  ofNew: 'bucket',
  within: (before) => ` and bucket < ${before} and bucket >= ${before}::timestamptz - interval '24 hours'`,
};

async function placeIn(
  { query }: Transaction,
  { span, length, ofNew, within }: Unit,
  { organizationId, counted, conditions, skip, before }: Lookup,
): Promise<PlaceInTime | undefined> {
  const given = parameters(organizationId);
  const kind = conditions(given);
  const midnight = before && new Date(Math.floor(before.getTime() / DAY_MS) * DAY_MS);
  // Rows of the day that the list begins on; that day's sum knows of no beginning.
  const sinceMidnight = midnight && countOf(counted, kind, { from: midnight, before }, given);
  const range = midnight ? within(given.add(midnight)) : '';
  const numbers = (name: string, bucket: string) =>
    `select ${bucket} as bucket, ${counted.number} as number from ${counted.sums}
      where organization_id = $1 and span = '${name}'${kind}${range}`;
  const [place] = await query<PlaceInTime>(
    `select bucket + interval '${length}' as "end", (place - newer)::integer as skip
      from (select ${given.add(skip)}::bigint - (${sinceMidnight ?? '0'}) as place) as list, (
        select bucket, sum(number)::integer as number,
            sum(sum(number)::integer) over (order by bucket desc) - sum(number)::integer as newer
          from (${numbers(span, 'bucket')} union all ${numbers('NEW', ofNew)}) as numbers group by bucket
      ) as buckets
      where place >= newer and place < newer + number`,
    given.values,
  );
  return place;
}
