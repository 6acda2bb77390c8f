import type { Pagination } from '@credence/contract';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type PageInput, readPage } from '../../../platform/database/list-page.ts';
import { inReadTransaction } from '../../../platform/database/replicas/read-transaction.ts';
import { NotFound } from '../../../platform/errors.ts';
import type { Context } from '../../context/context.ts';
import { countEvents, type EventFilter, markOf, pageOfEvents } from './find-events.ts';
import { type EventReading, readEvents } from './read-closeout-events.ts';

export type EventListInput = EventFilter & PageInput;

export interface EventPage {
  /** Newest first. */
  events: EventReading[];
  pagination: Pagination;
}

/**
 * One page of the events that a filter finds.
 * @throws Invalid when the cursor is none of this organization's
 */
export function listCloseoutEvents(context: Context, input: EventListInput): Promise<EventPage> {
  return inReadTransaction(context, async (transaction) => {
    const { ids, pagination } = await readPage(input, {
      markOf: (cursor) => markOf(context, transaction, cursor),
      count: (most) => countEvents(context, transaction, input, { most }),
      idsOf: (cut) => pageOfEvents(context, transaction, input, { first: 'newest', ...cut }),
    });
    noteResources(context, { eventIds: ids });
    return { events: await readEvents(context, transaction, ids), pagination };
  });
}

/**
 * One event with its attempts.
 * @throws NotFound when the organization has no such event, or it is a test event
 */
export function readEvent(context: Context, { eventId }: { eventId: string }): Promise<EventReading> {
  return inTransaction(context, async (transaction) => {
    const [event] = await readEvents(context, transaction, [eventId]);
    if (!event) throw new NotFound('Closeout event not found');
    noteResources(context, { eventId });
    return event;
  });
}
