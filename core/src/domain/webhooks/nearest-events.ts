import { FEW_ROWS, findPlace } from '../../platform/database/find-place.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { fromTheEnd } from '../orders/nearest-cut.ts';
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

/**
 * The nearest way to a page of the events that a filter finds, as with orders: from the newest, from the oldest, or
 * from the day or hour that the page begins in.
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
  if (page.skip <= FEW_ROWS || namesSearches(filter)) return fromNewest;
  const { skip, take } = fromTheEnd(page, total);
  const fromOldest = { filter, cut: { from: 'oldest' as const, skip, take } };
  if (skip <= FEW_ROWS) return fromOldest;
  const fromTime = await fromItsTime(context, transaction, filter, page);
  return fromTime ?? (skip < page.skip ? fromOldest : fromNewest);
}

/**
 * The same page, from the end of the day or hour that it begins in. Undefined on a day that the filter cuts, and after
 * the last event.
 */
export async function fromItsTime(
  context: Context,
  transaction: Transaction,
  filter: EventFilter,
  { skip, take }: Page,
): Promise<NearEvents | undefined> {
  const place = await findPlace(transaction, {
    organizationId: context.organization.id,
    counted: COUNTED,
    conditions: (given) => kindConditions(filter, given),
    skip,
    before: filter.before,
  });
  return (
    place && { filter: { ...filter, before: place.end }, cut: { from: 'newest', skip: place.skip, take } }
  );
}
