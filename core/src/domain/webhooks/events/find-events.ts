import type { DeliveryStatus, WebhookEventName } from '@credence/contract';
import { countUpTo, findMark, type ListMark, type PageCut } from '../../../platform/database/list-page.ts';
import { type Parameters, parameters } from '../../../platform/database/parameters.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';

/** Which events; what is absent does not limit. */
export interface EventFilter {
  searchId?: string | undefined;
  orderId?: string | undefined;
  externalSearchId?: string | undefined;
  event?: WebhookEventName | undefined;
  deliveryStatus?: DeliveryStatus | undefined;
  /** Occurred at this instant or later. */
  from?: Date | undefined;
  /** Occurred before this instant. */
  before?: Date | undefined;
}

/** Where to cut a page from the events that a filter finds. */
export interface EventCut extends Omit<PageCut, 'skip'> {
  /** The event that the page begins with is one of the newest, or one of the oldest. */
  first: 'newest' | 'oldest';
  skip?: number;
}

/** The ids of one page of the events that a filter finds, in the direction of the cut. */
export async function pageOfEvents(
  context: Context,
  { query }: Transaction,
  filter: EventFilter,
  { first, skip = 0, take, after }: EventCut,
): Promise<string[]> {
  const given = parameters(context.organization.id);
  const direction = first === 'newest' ? 'desc' : 'asc';
  const rows = await query<{ id: string }>(
    `select id from ${eventsAfter(filter, { first, after }, given)}
      order by occurred_at ${direction}, id ${direction}
      limit ${given.add(take)} offset ${given.add(skip)}`,
    given.values,
  );
  return rows.map(({ id }) => id);
}

/** How many events a filter finds. */
export function countEvents(
  context: Context,
  transaction: Transaction,
  filter: EventFilter,
  { after, most = null }: { after?: ListMark | undefined; most?: number | null } = {},
): Promise<number> {
  const given = parameters(context.organization.id);
  const rows = eventsAfter(filter, { first: 'oldest', after }, given);
  return countUpTo(transaction, { rows, values: given.values, most });
}

/** The events that a filter finds and that follow one of them, as the end of a statement. Test events belong to no search. */
function eventsAfter(
  filter: EventFilter,
  { first, after }: Pick<EventCut, 'first' | 'after'>,
  given: Parameters,
): string {
  const limits = after ? withoutImplied(filter, first, after) : filter;
  const where = (condition: string, value: unknown) =>
    value === undefined ? '' : ` and ${condition.replace('?', () => given.add(value))}`;
  const ofSearches = (column: string, value: string | undefined) =>
    where(
      `search_id = any(array(select id from searches where organization_id = $1 and ${column} = ?))`,
      value,
    );
  const named = [
    ofSearches('id', limits.searchId),
    ofSearches('order_id', limits.orderId),
    ofSearches('external_search_id', limits.externalSearchId),
  ].join('');
  const found = [
    `webhook_events where organization_id = $1 and search_id is not null${named}`,
    where('event = ?', limits.event),
    where('delivery_status = ?', limits.deliveryStatus),
    where('occurred_at >= ?', limits.from),
    where('occurred_at < ?', limits.before),
  ].join('');
  // The offset keeps the planner from walking through all events for those of a few searches.
  const events = named === '' ? found : `(select * from ${found} offset 0) as named where true`;
  if (!after) return events;
  return `${events} and (occurred_at, id) ${first === 'newest' ? '<' : '>'}
    (${given.add(after.exactly)}::timestamptz, ${given.add(after.id)}::uuid)`;
}

/** With two ends to begin at, Postgres takes the farther one, and passes over all that lies between. */
function withoutImplied(filter: EventFilter, first: EventCut['first'], { time }: ListMark): EventFilter {
  const { from, before } = filter;
  if (first === 'newest') return before && time < before ? { ...filter, before: undefined } : filter;
  return from && time >= from ? { ...filter, from: undefined } : filter;
}

const EVENTS = { table: 'webhook_events', time: 'occurred_at', origin: 'closeout events were answered with' };

/**
 * The event that a cursor follows.
 * @throws Invalid when the cursor is none of this organization's
 */
export const markOf = (context: Context, transaction: Transaction, cursor: string): Promise<ListMark> =>
  findMark(context, transaction, EVENTS, cursor);
