import type { Context } from '../context.ts';
import { hourOf } from '../database/find-hour.ts';
import type { Transaction } from '../database/transaction.ts';
import { fromTheEnd } from '../orders/nearest-cut.ts';
import { parameters } from '../orders/order-filter.ts';
import { COUNTED } from './count-events.ts';
import { type EventFilter, kindConditions, namesSearches } from './event-filter.ts';
import type { EventCut } from './page-of-events.ts';

/** A page of a list that is newest first, by how many events precede it. */
interface Page {
  skip: number;
  take: number;
}

/** A page, described so that few events have to be passed over to reach it. */
export interface NearEvents {
  filter: EventFilter;
  cut: EventCut;
}

/** Events that may be passed over without looking for a nearer way. */
const FEW = 500;

/**
 * The nearest way to a page of the events that a filter finds, as with orders: from the newest, from the oldest, or
 * from the hour that the page begins in.
 * @param total how many events the filter finds
 */
export async function nearestEvents(
  context: Context,
  transaction: Transaction,
  filter: EventFilter,
  page: Page,
  total: number,
): Promise<NearEvents> {
  const fromNewest = { filter, cut: { from: 'newest' as const, ...page } };
  if (page.skip <= FEW || namesSearches(filter)) return fromNewest;
  const { skip, take } = fromTheEnd(page, total);
  const fromOldest = { filter, cut: { from: 'oldest' as const, skip, take } };
  if (skip <= FEW) return fromOldest;
  const fromHour = await fromItsHour(context, transaction, filter, page);
  return fromHour ?? (skip < page.skip ? fromOldest : fromNewest);
}

/**
 * The same page, from the end of the hour that it begins in. Undefined in the hour that the filter cuts, and after the
 * last event.
 */
export async function fromItsHour(
  context: Context,
  transaction: Transaction,
  filter: EventFilter,
  { skip, take }: Page,
): Promise<NearEvents | undefined> {
  const { before } = filter;
  const given = parameters(context.organization.id);
  const kind = kindConditions(filter, given);
  const hour = await hourOf(transaction, COUNTED, kind, { skip, before }, given);
  if (!hour || (before && hour.end > before)) return undefined;
  return { filter: { ...filter, before: hour.end }, cut: { from: 'newest', skip: hour.skip, take } };
}
