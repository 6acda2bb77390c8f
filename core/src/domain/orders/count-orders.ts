import { type CountedRows, countOf } from '../../platform/database/count-rows.ts';
import { type Parameters, parameters } from '../../platform/database/parameters.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import type { OrderFilter } from './order-filter.ts';
import { searchConditions } from './order-page.ts';

/** Orders with one external id are counted up to here: there are no sums of them. */
const MOST_COUNTED = 10_000;

/**
 * How many orders a filter finds, in a time that does not grow with them: from sums, and order by order only within
 * the hours that the filter cuts.
 */
export async function countOrders(
  context: Context,
  { query }: Transaction,
  filter: OrderFilter,
): Promise<number> {
  const given = parameters(context.organization.id);
  const sql = filter.externalSearchId === undefined ? sumsOf(filter, given) : matchesOf(filter, given);
  // An empty stretch of time.
  if (sql === undefined) return 0;
  const [row] = await query<{ total: number }>(`select (${sql})::integer as total`, given.values);
  return row?.total ?? 0;
}

/** Orders, and where their sums are kept. */
export const ORDERS: CountedRows = {
  rows: 'orders where organization_id = $1',
  time: 'created_at',
  sums: 'order_counts',
  number: 'orders',
};

/** What a filter says about the status, with `and` before it; sums have it too. */
export const statusCondition = ({ orderStatus }: OrderFilter, given: Parameters): string =>
  orderStatus === undefined ? '' : ` and order_status = ${given.add(orderStatus)}`;

function sumsOf(filter: OrderFilter, given: Parameters): string | undefined {
  const { createdFrom: from, createdBefore: before } = filter;
  return countOf(ORDERS, statusCondition(filter, given), { from, before }, given);
}

const matchesOf = (filter: OrderFilter, given: Parameters): string =>
  `select count(*) from (
      select from ${searchConditions(filter, given)} group by s.created_at, s.order_id limit ${MOST_COUNTED}
    ) as matches`;
