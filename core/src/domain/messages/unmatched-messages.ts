import type { Pagination } from '@credence/contract';
import { In, IsNull } from 'typeorm';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type PageInput, readByTime } from '../../platform/database/list-page.ts';
import { NotFound } from '../../platform/errors.ts';
import { namesOfPeople } from '../access/sessions/names-of-people.ts';
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

/** Nothing reads a message without a search: that it was is that a person set it aside. */
const unmatched = (isDismissed: boolean): string =>
  `inbound_messages where organization_id = $1 and search_id is null
    and processed_at is ${isDismissed ? 'not null' : 'null'}`;

/** A page of the messages that belong to no search, the newest first: those that wait, or those that were set aside. */
export function listUnmatchedMessages(
  context: Context,
  { isDismissed, ...input }: PageInput & { isDismissed: boolean },
): Promise<{ messages: UnmatchedReading[]; pagination: Pagination }> {
  const organizationId = context.organization.id;
  const listed = { ...MESSAGES, rowsOf: () => unmatched(isDismissed) };
  return inTransaction(context, async (transaction) => {
    const { ids, pagination } = await readByTime(context, transaction, listed, input);
    noteResources(context, { inboundIds: ids });
    const found = await transaction.manager.findBy(InboundEntity, { organizationId, id: In(ids) });
    const byId = new Map(found.map((row) => [row.id, row]));
    return {
      messages: ids.flatMap((id) => byId.get(id) ?? []).map((row) => readingOf(context, row)),
      pagination,
    };
  });
}

/**
 * One message that belongs to no search, with the name of who set it aside.
 * @throws NotFound when there is none, also where it belongs to a search by now
 */
export function readUnmatchedMessage(
  context: Context,
  { messageId }: { messageId: string },
): Promise<UnmatchedReading & { dismissedBy: string | null }> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const row = await transaction.manager.findOneBy(InboundEntity, {
      organizationId,
      id: messageId,
      searchId: IsNull(),
    });
    if (!row) throw new NotFound('Message not found');
    noteResources(context, { inboundId: messageId });
    const reading = readingOf(context, row);
    const by = reading.content.dismissal?.by ?? null;
    const nameOf = await namesOfPeople(context, transaction, [by]);
    return { ...reading, dismissedBy: by === null ? null : nameOf(by).name };
  });
}

const readingOf = (context: Context, row: InboundRow): UnmatchedReading => ({
  row,
  content: openInbound(context, row),
});
