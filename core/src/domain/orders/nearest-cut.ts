import { FEW_ROWS, findPlace } from '../../platform/database/find-place.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { ORDERS, statusCondition } from './count-orders.ts';
import type { OrderFilter } from './order-filter.ts';
import type { PageCut } from './order-page.ts';

/** A page of a list, described so that few orders have to be passed over to reach it. */
export interface NearCut {
  filter: OrderFilter;
  cut: PageCut;
}

/**
 * The nearest way to a page of the orders that a filter finds: from the start of the list, from its end, or from the
 * day or hour that the page begins in.
 * @param total how many orders the filter finds
 */
export async function nearestCut(
  context: Context,
  transaction: Transaction,
  filter: OrderFilter,
  cut: PageCut,
  total: number,
): Promise<NearCut> {
  // What an external id finds is not in the sums, and its total has a limit.
  if (cut.skip <= FEW_ROWS || filter.externalSearchId !== undefined) return { filter, cut };
  const last = fromTheEnd(cut, total);
  if (last.skip <= FEW_ROWS) return { filter, cut: last };
  const ahead = await fromItsTime(context, transaction, filter, cut);
  const ways = [{ filter, cut }, { filter, cut: last }, ...(ahead ? [ahead] : [])];
  return ways.reduce((nearest, way) => (way.cut.skip < nearest.cut.skip ? way : nearest));
}

/** The same stretch of a list, found from its other end. */
export function fromTheEnd({ skip, take }: PageCut, total: number): PageCut {
  const rest = Math.max(0, total - skip);
  const taken = Math.min(take, rest);
  return { skip: rest - taken, take: taken, fromEnd: true };
}

/**
 * The same stretch of a list, found from the end of the day or hour that its first order was created in. Undefined on a
 * day that the filter cuts, and after the last order.
 */
export async function fromItsTime(
  context: Context,
  transaction: Transaction,
  filter: OrderFilter,
  { skip, take }: PageCut,
): Promise<NearCut | undefined> {
  const place = await findPlace(transaction, {
    organizationId: context.organization.id,
    counted: ORDERS,
    conditions: (given) => statusCondition(filter, given),
    skip,
    before: filter.createdBefore,
  });
  return place && { filter: { ...filter, createdBefore: place.end }, cut: { skip: place.skip, take } };
}
