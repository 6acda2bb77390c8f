import { idBefore } from '../../platform/database/id-cursor.ts';
import { parameters } from '../../platform/database/parameters.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { type EventFilter, eventConditions, namesSearches } from './event-filter.ts';

/** Where to cut a page from the events that a filter finds. */
export interface EventCut {
  /** The event that the page begins with is one of the newest, or one of the oldest. */
  from: 'newest' | 'oldest';
  skip?: number;
  take: number;
  /** The event that the page follows. */
  after?: EventMark | undefined;
}

/** The place of an event in time. */
export interface EventMark {
  id: string;
  occurredAt: Date;
  /** The same as text, because the database counts finer than we do. */
  exactly: string;
}

/** The ids of one page of the events that a filter finds, in the direction of the cut. */
export async function pageOfEvents(
  context: Context,
  { query }: Transaction,
  filter: EventFilter,
  { from, skip = 0, take, after }: EventCut,
): Promise<string[]> {
  const given = parameters(context.organization.id);
  const found = eventConditions(after ? withoutImplied(filter, from, after) : filter, given);
  // The offset keeps the planner from walking through all events for those of a few searches.
  const events = namesSearches(filter) ? `(select * from ${found} offset 0) as named where true` : found;
  const [direction, comparison] = from === 'newest' ? ['desc', '<'] : ['asc', '>'];
  const follows = after
    ? ` and (occurred_at, id) ${comparison} (${given.add(after.exactly)}::timestamptz, ${given.add(after.id)}::uuid)`
    : '';
  const rows = await query<{ id: string }>(
    `select id from ${events}${follows} order by occurred_at ${direction}, id ${direction}
      limit ${given.add(take)} offset ${given.add(skip)}`,
    given.values,
  );
  return rows.map(({ id }) => id);
}

/** With two ends to begin at, Postgres takes the farther one, and passes over all that lies between. */
function withoutImplied(
  filter: EventFilter,
  direction: EventCut['from'],
  { occurredAt }: EventMark,
): EventFilter {
  const { from, before } = filter;
  if (direction === 'newest')
    return before && occurredAt < before ? { ...filter, before: undefined } : filter;
  return from && occurredAt >= from ? { ...filter, from: undefined } : filter;
}

/**
 * The event that a cursor follows.
 * @throws Invalid when the cursor is none of this organization's
 */
export async function markOf(
  { organization }: Context,
  { query }: Transaction,
  cursor: string,
): Promise<EventMark> {
  const [row] = await query<EventMark>(
    `select id, occurred_at as "occurredAt", occurred_at::text as exactly from webhook_events
      where organization_id = $1 and id = $2`,
    [organization.id, idBefore(cursor) ?? null],
  );
  if (!row) throw new Invalid(['cursor is not one that closeout events were answered with']);
  return row;
}
