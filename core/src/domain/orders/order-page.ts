import { countUpTo, type PageCut } from '../../platform/database/list-page.ts';
import { type Parameters, parameters } from '../../platform/database/parameters.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import type { OrderFilter } from './order-filter.ts';

/** The ids of one page of the orders that a filter finds, newest first. */
export async function pageOfOrders(
  context: Context,
  { query }: Transaction,
  filter: OrderFilter,
  { skip, take, after }: PageCut,
): Promise<string[]> {
  const given = parameters(context.organization.id);
  const bySearch = isBySearch(filter);
  const [time, id] = bySearch ? ['s.created_at', 's.order_id'] : ['created_at', 'id'];
  const { createdBefore } = filter;
  // With two ends to begin at, Postgres takes the farther one, and passes over all that lies between.
  const beginsAfter = after && createdBefore && after.time < createdBefore;
  const within = beginsAfter ? { ...filter, createdBefore: undefined } : filter;
  const source = rowsOf(within, given);
  const follows = after
    ? ` and (${time}, ${id}) < (${given.add(after.exactly)}::timestamptz, ${given.add(after.id)}::uuid)`
    : '';
  const rows = await query<{ id: string }>(
    `select ${id} as id from ${source}${follows}${bySearch ? ONCE_EACH : ''}
      order by ${time} desc, ${id} desc
      limit ${given.add(take)} offset ${given.add(skip)}`,
    given.values,
  );
  return rows.map((row) => row.id);
}

/** How many orders a filter finds, without counting beyond `most`. */
export function countOrders(
  context: Context,
  transaction: Transaction,
  filter: OrderFilter,
  most: number,
): Promise<number> {
  const given = parameters(context.organization.id);
  const rows = `${rowsOf(filter, given)}${isBySearch(filter) ? ONCE_EACH : ''}`;
  return countUpTo(transaction, { rows, values: given.values, most });
}

/** An order comes once, however many of its searches a filter finds. */
const ONCE_EACH = ' group by s.created_at, s.order_id';

const isBySearch = ({ externalSearchId }: OrderFilter): boolean => externalSearchId !== undefined;

const rowsOf = (filter: OrderFilter, given: Parameters): string =>
  isBySearch(filter) ? searchConditions(filter, given) : orderConditions(filter, given);

/** The orders that a filter finds, as the end of a statement whose first parameter is the organization. */
function orderConditions(
  { orderStatus, createdFrom, createdBefore }: OrderFilter,
  given: Parameters,
): string {
  return [
    'orders where organization_id = $1',
    ...(orderStatus === undefined ? [] : [`order_status = ${given.add(orderStatus)}`]),
    ...(createdFrom ? [`created_at >= ${given.add(createdFrom)}`] : []),
    ...(createdBefore ? [`created_at < ${given.add(createdBefore)}`] : []),
  ].join(' and ');
}

/**
 * The same for a filter with an external id, led by the searches that have it: they carry the time of their order,
 * and several of them may belong to one.
 */
function searchConditions(
  { orderStatus, externalSearchId, createdFrom, createdBefore }: OrderFilter,
  given: Parameters,
): string {
  const join =
    orderStatus === undefined
      ? ''
      : ` join orders o on o.organization_id = s.organization_id and o.id = s.order_id
          and o.order_status = ${given.add(orderStatus)}`;
  return [
    `searches s${join} where s.organization_id = $1`,
    `s.external_search_id = ${given.add(externalSearchId)}`,
    ...(createdFrom ? [`s.created_at >= ${given.add(createdFrom)}`] : []),
    ...(createdBefore ? [`s.created_at < ${given.add(createdBefore)}`] : []),
  ].join(' and ');
}
