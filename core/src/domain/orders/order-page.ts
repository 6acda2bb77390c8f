import { type Parameters, parameters } from '../../platform/database/parameters.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import type { OrderFilter } from './order-filter.ts';

/** Where a page is cut from the list: from its start, from its end, or after one of its orders. */
export interface PageCut {
  skip: number;
  take: number;
  /** Counts `skip` from the oldest order; the page still comes newest first. */
  fromEnd?: boolean;
  /** The order that the page follows. */
  after?: OrderMark | undefined;
}

/** The place of an order in time. */
export interface OrderMark {
  id: string;
  createdAt: Date;
  /** The same as text, because the database counts finer than we do. */
  exactly: string;
}

/** The ids of one page of the orders that a filter finds, newest first. */
export async function pageOfOrders(
  context: Context,
  { query }: Transaction,
  filter: OrderFilter,
  { skip, take, fromEnd = false, after }: PageCut,
): Promise<string[]> {
  const given = parameters(context.organization.id);
  const bySearch = filter.externalSearchId !== undefined;
  const [time, id] = bySearch ? ['s.created_at', 's.order_id'] : ['created_at', 'id'];
  const { createdBefore } = filter;
  // With two ends to begin at, Postgres takes the farther one, and passes over all that lies between.
  const beginsAfter = after && createdBefore && after.createdAt < createdBefore;
  const within = beginsAfter ? { ...filter, createdBefore: undefined } : filter;
  const source = bySearch ? searchConditions(within, given) : orderConditions(within, given);
  const follows = after
    ? ` and (${time}, ${id}) < (${given.add(after.exactly)}::timestamptz, ${given.add(after.id)}::uuid)`
    : '';
  const direction = fromEnd ? 'asc' : 'desc';
  const rows = await query<{ id: string }>(
    `select ${id} as id from ${source}${follows}${bySearch ? ` group by ${time}, ${id}` : ''}
      order by ${time} ${direction}, ${id} ${direction}
      limit ${given.add(take)} offset ${given.add(skip)}`,
    given.values,
  );
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.reverse() : ids;
}

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
export function searchConditions(
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
