import type { Context } from '../context.ts';
import { hourOf } from '../database/find-hour.ts';
import type { Transaction } from '../database/transaction.ts';
import { ORDERS, statusCondition } from './count-orders.ts';
import { type OrderFilter, parameters } from './order-filter.ts';
import type { PageCut } from './order-page.ts';

/** A page of a list, described so that few orders have to be passed over to reach it. */
export interface NearCut {
  filter: OrderFilter;
  cut: PageCut;
}

/** Orders that may be passed over without looking for a nearer way. */
const FEW = 500;

/**
 * The nearest way to a page of the orders that a filter finds: from the start of the list, from its end, or from the
 * hour that the page begins in.
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
  if (cut.skip <= FEW || filter.externalSearchId !== undefined) return { filter, cut };
  const last = fromTheEnd(cut, total);
  if (last.skip <= FEW) return { filter, cut: last };
  const ahead = await fromItsHour(context, transaction, filter, cut);
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
 * The same stretch of a list, found from the end of the hour that its first order was created in. Undefined where that
 * is no shorter: in the hour that the filter cuts, and after the last order.
 */
export async function fromItsHour(
  context: Context,
  transaction: Transaction,
  filter: OrderFilter,
  { skip, take }: PageCut,
): Promise<NearCut | undefined> {
  const { createdBefore } = filter;
  const given = parameters(context.organization.id);
  const condition = statusCondition(filter, given);
  const hour = await hourOf(transaction, ORDERS, condition, { skip, before: createdBefore }, given);
  if (!hour || (createdBefore && hour.end > createdBefore)) return undefined;
  return { filter: { ...filter, createdBefore: hour.end }, cut: { skip: hour.skip, take } };
}
