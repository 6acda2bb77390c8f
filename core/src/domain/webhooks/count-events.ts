import { type CountedRows, countOf } from '../../platform/database/count-rows.ts';
import { parameters } from '../../platform/database/parameters.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { EVENTS, type EventFilter, eventConditions, kindConditions, namesSearches } from './event-filter.ts';
import type { EventMark } from './page-of-events.ts';

/** Events, and where their sums are kept. */
export const COUNTED: CountedRows = {
  rows: EVENTS,
  time: 'occurred_at',
  sums: 'webhook_event_counts',
  number: 'events',
};

/**
 * How many events a filter finds: from sums, in a time that does not grow with them, or one by one where the filter
 * names their searches.
 */
export async function countEvents(
  context: Context,
  { query }: Transaction,
  filter: EventFilter,
): Promise<number> {
  const given = parameters(context.organization.id);
  const sql = namesSearches(filter)
    ? `select count(*) from ${eventConditions(filter, given)}`
    : countOf(COUNTED, kindConditions(filter, given), { from: filter.from, before: filter.before }, given);
  // An empty stretch of time.
  if (sql === undefined) return 0;
  const [row] = await query<{ total: number }>(`select (${sql})::integer as total`, given.values);
  return row?.total ?? 0;
}

/** How many of the events that a filter finds come before a mark, itself included, from the oldest on. */
export async function countUntil(
  context: Context,
  transaction: Transaction,
  filter: EventFilter,
  { id, occurredAt, exactly }: EventMark,
): Promise<number> {
  const { from, before } = filter;
  if (from && from > occurredAt) return 0;
  if (before && before <= occurredAt) return countEvents(context, transaction, filter);
  const given = parameters(context.organization.id);
  // Of one instant there are few.
  const same = eventConditions({ ...filter, from: occurredAt, before: undefined }, given);
  const [at, mark] = [given.add(exactly), given.add(id)];
  const [row] = await transaction.query<{ total: number }>(
    `select count(*)::integer as total from ${same}
      and (occurred_at, id) <= (${at}::timestamptz, ${mark}::uuid)`,
    given.values,
  );
  const earlier = await countEvents(context, transaction, { ...filter, before: occurredAt });
  return earlier + (row?.total ?? 0);
}
