import { countUpTo, findMark, type ListMark } from '../../../platform/database/list-page.ts';
import { type Parameters, parameters } from '../../../platform/database/parameters.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { type EventFilter, eventConditions, namesSearches } from './event-filter.ts';

/** Where to cut a page from the events that a filter finds. */
export interface EventCut {
  /** The event that the page begins with is one of the newest, or one of the oldest. */
  from: 'newest' | 'oldest';
  skip?: number;
  take: number;
  /** The event that the page follows. */
  after?: ListMark | undefined;
}

/** The ids of one page of the events that a filter finds, in the direction of the cut. */
export async function pageOfEvents(
  context: Context,
  { query }: Transaction,
  filter: EventFilter,
  { from, skip = 0, take, after }: EventCut,
): Promise<string[]> {
  const given = parameters(context.organization.id);
  const direction = from === 'newest' ? 'desc' : 'asc';
  const rows = await query<{ id: string }>(
    `select id from ${eventsAfter(filter, { from, after }, given)}
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
  const rows = eventsAfter(filter, { from: 'oldest', after }, given);
  return countUpTo(transaction, { rows, values: given.values, most });
}

/** The events that a filter finds and that follow one of them, as the end of a statement. */
function eventsAfter(
  filter: EventFilter,
  { from, after }: Pick<EventCut, 'from' | 'after'>,
  given: Parameters,
): string {
  const found = eventConditions(after ? withoutImplied(filter, from, after) : filter, given);
  // The offset keeps the planner from walking through all events for those of a few searches.
  const events = namesSearches(filter) ? `(select * from ${found} offset 0) as named where true` : found;
  if (!after) return events;
  const comparison = from === 'newest' ? '<' : '>';
  return `${events} and (occurred_at, id) ${comparison}
    (${given.add(after.exactly)}::timestamptz, ${given.add(after.id)}::uuid)`;
}

/** With two ends to begin at, Postgres takes the farther one, and passes over all that lies between. */
function withoutImplied(filter: EventFilter, direction: EventCut['from'], { time }: ListMark): EventFilter {
  const { from, before } = filter;
  if (direction === 'newest') return before && time < before ? { ...filter, before: undefined } : filter;
  return from && time >= from ? { ...filter, from: undefined } : filter;
}

const EVENTS = { table: 'webhook_events', time: 'occurred_at', origin: 'closeout events were answered with' };

/**
 * The event that a cursor follows.
 * @throws Invalid when the cursor is none of this organization's
 */
export const markOf = (context: Context, transaction: Transaction, cursor: string): Promise<ListMark> =>
  findMark(context, transaction, EVENTS, cursor);
