import type { Pagination } from '@credence/contract';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { type PageInput, readPage } from '../../../platform/database/list-page.ts';
import { inReadTransaction } from '../../../platform/database/replicas/read-transaction.ts';
import type { Context } from '../../context/context.ts';
import type { EventFilter } from './event-filter.ts';
import { countEvents, markOf, pageOfEvents } from './page-of-events.ts';
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
      idsOf: (cut) => pageOfEvents(context, transaction, input, { from: 'newest', ...cut }),
    });
    noteResources(context, { eventIds: ids });
    return { events: await readEvents(context, transaction, ids), pagination };
  });
}
