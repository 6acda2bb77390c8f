import { noteResources } from '../../platform/audit/audit-note.ts';
import { cursorAfter } from '../../platform/database/id-cursor.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { countEvents } from './count-events.ts';
import type { EventFilter } from './event-filter.ts';
import { nearestEvents } from './nearest-events.ts';
import { markOf, pageOfEvents } from './page-of-events.ts';
import { type EventReading, readEvents } from './read-closeout-events.ts';

export interface EventListInput extends EventFilter {
  /** Counts from 1; a cursor takes its place. */
  page: number;
  limit: number;
  /** Of an earlier page, to read on where that one ended. */
  cursor?: string | undefined;
}

export interface EventPage {
  /** Newest first. */
  events: EventReading[];
  /** All events that the filter finds. */
  total: number;
  hasNext: boolean;
  hasPrev: boolean;
  nextCursor: string | null;
}

/**
 * One page of the events that a filter finds. It takes as long in a million events as in a thousand: the total comes
 * from sums, and so does the way to a page.
 * @throws Invalid when the cursor is none of this organization's
 */
export function listCloseoutEvents(context: Context, input: EventListInput): Promise<EventPage> {
  const { limit, cursor } = input;
  return inTransaction(context, async (transaction) => {
    const after = cursor === undefined ? undefined : await markOf(context, transaction, cursor);
    const total = await countEvents(context, transaction, input);
    // One more than asked for tells whether there are more.
    const page = { skip: after ? 0 : (input.page - 1) * limit, take: limit + 1 };
    const way = await nearestEvents(context, transaction, input, page, total);
    const found = await pageOfEvents(context, transaction, way.filter, { ...way.cut, after });
    const newestFirst = way.cut.from === 'newest' ? found : found.toReversed();
    const ids = newestFirst.slice(0, limit);
    const hasNext = found.length > limit;
    noteResources(context, { eventIds: ids });
    return {
      events: await readEvents(context, transaction, ids),
      total,
      hasNext,
      hasPrev: after !== undefined || input.page > 1,
      nextCursor: hasNext ? cursorAfter(ids.at(-1) ?? '') : null,
    };
  });
}
