import type { InboundEffect } from '@credence/contract';
import { In } from 'typeorm';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { cursorAfter } from '../../platform/database/id-cursor.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findMark, type ListMark } from '../../platform/database/list-page.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { openContact } from '../entities/contact-details.ts';
import { ContactEntity } from '../entities/contact-entity.ts';
import { InboundEntity, type InboundRow } from '../entities/inbound-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { type DocumentReference, documentsOfMessages } from '../inbound/documents/keep-documents.ts';
import { type InboundContent, openInbound } from '../inbound/read/inbound-content.ts';
import type { SearchOfOrder } from '../searches/lock-search.ts';

/** A message of a contact, with who sent it and the files that came along. */
export interface MessageReading extends Omit<InboundRow, 'content' | 'searchId'> {
  searchId: string;
  contactName: string | null;
  effect: InboundEffect | null;
  documents: DocumentReference[];
}

const MESSAGES = {
  table: 'inbound_messages',
  time: 'received_at',
  origin: 'a list of messages answered with',
};

/**
 * A page of what contacts sent for a search, the newest first.
 * @throws NotFound when the order has no such search
 */
export function listMessages(
  context: Context,
  { limit, cursor, ...path }: SearchOfOrder & { limit: number; cursor?: string | undefined },
): Promise<{ externalSearchId: string | null; messages: MessageReading[]; nextCursor: string | null }> {
  return inTransaction(context, async (transaction) => {
    const { externalSearchId } = await findSearch(context, transaction, path);
    const after = cursor === undefined ? undefined : await findMark(context, transaction, MESSAGES, cursor);
    // One more than asked for tells whether there are more.
    const found = await newestOf(context, transaction, { ...path, after, take: limit + 1 });
    const ids = found.slice(0, limit);
    noteResources(context, { inboundIds: ids });
    const rows = await transaction.manager.findBy(InboundEntity, {
      organizationId: context.organization.id,
      id: In(ids),
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      externalSearchId,
      messages: await readingsOf(
        context,
        transaction,
        path.searchId,
        ids.flatMap((id) => byId.get(id) ?? []),
      ),
      nextCursor: found.length > limit ? cursorAfter(ids.at(-1) ?? '') : null,
    };
  });
}

/**
 * One message with what it says.
 * @throws NotFound when the search has no such message
 */
export function readOneMessage(
  context: Context,
  { messageId, ...path }: SearchOfOrder & { messageId: string },
): Promise<{ externalSearchId: string | null; message: MessageReading; content: InboundContent }> {
  return inTransaction(context, async (transaction) => {
    const { externalSearchId } = await findSearch(context, transaction, path);
    const row = await findMessage(context, transaction, { messageId, ...path });
    noteResources(context, { inboundId: messageId });
    const [message] = await readingsOf(context, transaction, path.searchId, [row]);
    if (!message) throw new Error(`Message ${messageId} was found, and is gone`);
    return { externalSearchId, message, content: openInbound(context, row) };
  });
}

/** @throws NotFound when the order has no such search */
export async function findSearch(
  { organization }: Context,
  { manager }: Transaction,
  { orderId, searchId }: SearchOfOrder,
): Promise<{ externalSearchId: string | null }> {
  const search = await manager.findOne(SearchEntity, {
    select: { id: true, externalSearchId: true },
    where: { organizationId: organization.id, orderId, id: searchId },
  });
  if (!search) throw new NotFound('Search not found');
  return search;
}

/** @throws NotFound when the search has no such message */
export async function findMessage(
  { organization }: Context,
  { manager }: Transaction,
  { messageId, searchId }: { messageId: string; searchId: string },
): Promise<InboundRow> {
  const row = await manager.findOneBy(InboundEntity, {
    organizationId: organization.id,
    searchId,
    id: messageId,
  });
  if (!row) throw new NotFound('Message not found');
  return row;
}

async function newestOf(
  { organization }: Context,
  { query }: Transaction,
  { searchId, after, take }: { searchId: string; after: ListMark | undefined; take: number },
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select id from inbound_messages where organization_id = $1 and search_id = $2
        ${after ? 'and (received_at, id) < ($4::timestamptz, $5::uuid)' : ''}
      order by received_at desc, id desc limit $3`,
    [organization.id, searchId, take, ...(after ? [after.exactly, after.id] : [])],
  );
  return rows.map(({ id }) => id);
}

async function readingsOf(
  context: Context,
  transaction: Transaction,
  searchId: string,
  rows: readonly InboundRow[],
): Promise<MessageReading[]> {
  const contacts = await transaction.manager.findBy(ContactEntity, {
    organizationId: context.organization.id,
    id: In(rows.flatMap(({ contactId }) => contactId ?? [])),
  });
  const names = new Map(contacts.map((contact) => [contact.id, openContact(context, contact).name]));
  const documents = await documentsOfMessages(
    context,
    transaction,
    rows.map(({ id }) => id),
  );
  return rows.map(({ content: _sealed, ...row }) => ({
    ...row,
    searchId,
    contactName: names.get(row.contactId ?? '') ?? null,
    documents: documents.get(row.id) ?? [],
  }));
}
