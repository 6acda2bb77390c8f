import type { Parameters } from '../orders/order-filter.ts';
import { type CountedRows, countOf } from './count-rows.ts';
import type { Transaction } from './transaction.ts';

/** A row of a list that begins with the newest, told by the hour it came about in. */
export interface PlaceInHour {
  /** The first instant after the hour. */
  end: Date;
  /** Rows of that hour that come before it in the list. */
  skip: number;
}

/**
 * The row that `skip` others of the list come before, by the sums alone: first its day, then its hour.
 * @param conditions as for `countOf`
 * @param before where the list begins, unless it has everything
 * @returns undefined when there are no more than `skip` rows
 */
export async function hourOf(
  { query }: Transaction,
  counted: CountedRows,
  conditions: string,
  { skip, before }: { skip: number; before: Date | undefined },
  given: Parameters,
): Promise<PlaceInHour | undefined> {
  // The sums know of no beginning: what lies before it is passed over, too.
  const newer = before && countOf(counted, conditions, { from: before, before: undefined }, given);
  const [hour] = await query<PlaceInHour>(
    `with list as (select 0 as newer, ${given.add(skip)}::bigint + ${newer ?? '0'} as place),
      day as (${bucketAt('day', 'list', '', counted, conditions)}),
      hour as (${bucketAt(
        'hour',
        'day',
        ` and date_trunc('day', bucket, 'UTC') = (select bucket from day)`,
        counted,
        conditions,
      )})
      select bucket + interval '1 hour' as "end", (place - newer)::integer as skip from hour`,
    given.values,
  );
  return hour;
}

/** The bucket within `whole` that its place falls into, and how many rows of the list are newer than all of it. */
function bucketAt(
  unit: 'day' | 'hour',
  whole: string,
  within: string,
  { sums, number }: CountedRows,
  conditions: string,
): string {
  const counts = (span: string) =>
    `select date_trunc('${unit}', bucket, 'UTC') as bucket, ${number} as number from ${sums}
      where organization_id = $1 and span = '${span}'${conditions}${within}`;
  return `
    select bucket, newer, place from (
      select buckets.bucket, number, place,
          whole.newer + sum(number) over (order by buckets.bucket desc) - number as newer
        from ${whole} as whole, (
          select bucket, sum(number) as number from (
            ${counts(unit.toUpperCase())} union all ${counts('NEW')}
          ) as counts group by bucket
        ) as buckets
    ) as places where newer <= place and place < newer + number`;
}
