import type { Pagination } from '@credence/contract';
import { In, IsNull } from 'typeorm';
import { noteResources } from '../../platform/audit/audit-note.ts';
import {
  countUpTo,
  findMark,
  newestIds,
  type PageInput,
  readPage,
} from '../../platform/database/list-page.ts';
import { parameters } from '../../platform/database/parameters.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { InboundEntity, type InboundRow } from '../entities/inbound-entity.ts';
import { type InboundContent, openInbound } from '../inbound/read/inbound-content.ts';

/** A message that belongs to no search, with what it says. */
export interface UnmatchedReading {
  row: InboundRow;
  content: InboundContent;
}

const MESSAGES = {
  table: 'inbound_messages',
  time: 'received_at',
  origin: 'a list of unmatched mail answered with',
};

const UNMATCHED = 'inbound_messages where organization_id = $1 and search_id is null';

/** A page of the messages that belong to no search, the newest first. */
export function listUnmatchedMessages(
  context: Context,
  input: PageInput,
): Promise<{ messages: UnmatchedReading[]; pagination: Pagination }> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const { ids, pagination } = await readPage(input, {
      markOf: (cursor) => findMark(context, transaction, MESSAGES, cursor),
      count: (most) => countUpTo(transaction, { rows: UNMATCHED, values: [organizationId], most }),
      idsOf: (cut) =>
        newestIds(
          transaction,
          { rows: UNMATCHED, time: MESSAGES.time, given: parameters(organizationId) },
          cut,
        ),
    });
    noteResources(context, { inboundIds: ids });
    const rows = await transaction.manager.findBy(InboundEntity, { organizationId, id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      messages: ids.flatMap((id) => byId.get(id) ?? []).map((row) => readingOf(context, row)),
      pagination,
    };
  });
}

/**
 * One message that belongs to no search.
 * @throws NotFound when there is none, also where it belongs to a search by now
 */
export function readUnmatchedMessage(
  context: Context,
  { messageId }: { messageId: string },
): Promise<UnmatchedReading> {
  const organizationId = context.organization.id;
  return inTransaction(context, async ({ manager }) => {
    const row = await manager.findOneBy(InboundEntity, { organizationId, id: messageId, searchId: IsNull() });
    if (!row) throw new NotFound('Message not found');
    noteResources(context, { inboundId: messageId });
    return readingOf(context, row);
  });
}

const readingOf = (context: Context, row: InboundRow): UnmatchedReading => ({
  row,
  content: openInbound(context, row),
});
