import type { Channel, InboundChannel } from '@credence/contract';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { newId } from '../../../platform/database/ids.ts';
import { findRows } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { type Context, now } from '../../context/context.ts';
import { InboundEntity, type InboundRow, UNPROCESSED } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { Arrived } from '../decide/answers-so-far.ts';
import { keepDocuments, type NewDocument } from '../documents/keep-documents.ts';
import type { Classified } from '../read/classified.ts';
import { type InboundContent, NO_CONTENT, sealInbound } from '../read/inbound-content.ts';
import type { InboundMatch } from './match-notification.ts';
import type { HaveRead } from './read-at-door.ts';

/** What makes a message the same as one that came before: a mail may answer several attempts, and counts for each. */
export type MessageKey =
  | { door: 'API'; messageId: string }
  | { door: 'MAIL'; messageId: string; outboundId: string };

/** A message of a contact by a door where the same one may come again. */
export interface NewMessage {
  key: MessageKey;
  /** Null when it belongs to no search. */
  match: InboundMatch | null;
  threadId: string | null;
  channel: InboundChannel;
  classified: Classified;
  content: InboundContent;
  /** Kept where the message belongs to a search. */
  documents: readonly NewDocument[];
}

/** The message as it was kept when it came first. */
export async function findMessage(
  context: Context,
  transaction: Transaction,
  key: MessageKey,
): Promise<InboundRow | null> {
  const ofAttempt =
    'outboundId' in key ? { sql: ' and outbound_id = $4', values: [key.outboundId] } : NO_MORE;
  const [message] = await findRows(
    context,
    transaction,
    InboundEntity,
    `door = $2 and message_id = $3${ofAttempt.sql}`,
    [key.door, key.messageId, ...ofAttempt.values],
  );
  return message ?? null;
}

const NO_MORE = { sql: '', values: [] };

/** The locked search that a message belongs to, and who reads it there. */
export interface MessageTarget {
  locked: LockedSearch;
  read: HaveRead;
}

/**
 * Keeps a message once, and has it read when it belongs to a search. Of what comes in after the redaction of an order only
 * the fact is kept.
 */
export async function keepMessage(
  context: Context,
  transaction: Transaction,
  message: NewMessage,
  target: MessageTarget | null,
): Promise<InboundRow> {
  const { key } = message;
  const kept = !target?.locked.order.redactedAt;
  const row = rowOf(context, message, kept);
  if (!(await insertOnce(transaction, row))) {
    // The same message was received at the same moment, and the other copy came first.
    const first = await findMessage(context, transaction, key);
    if (!first) throw new Error('A message that exists cannot be found');
    return first;
  }
  noteResources(context, { inboundId: row.id });
  if (!target) return row;
  const owner = { searchId: target.locked.search.id, inboundId: row.id };
  const documents = await keepDocuments(context, transaction, owner, kept ? message.documents : []);
  await startProcessing(context, transaction, { inbound: row, documents }, target);
  return row;
}

function rowOf(
  context: Context,
  { key, match, threadId, channel, classified, content }: NewMessage,
  kept: boolean,
): InboundRow {
  const id = newId();
  return {
    organizationId: context.organization.id,
    id,
    ...(match ?? { searchId: null, contactId: null, outboundId: null }),
    ...key,
    // What the sender of a mail calls it is not kept either, as redaction forgets it.
    ...(kept || key.door === 'API' ? { threadId } : { messageId: id, threadId: null }),
    channel,
    classification: classified.type,
    confidence: classified.confidence,
    content: sealInbound(context, id, kept ? content : NO_CONTENT),
    receivedAt: now(context),
    ...UNPROCESSED,
  };
}

async function insertOnce({ manager }: Transaction, row: InboundRow): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(InboundEntity)
    .values(row)
    .orIgnore()
    .returning('id')
    .execute();
  return raw.length > 0;
}

/** The outreach channel that a message belongs to, where it is one. */
const OUTREACH_CHANNELS: Partial<Record<InboundChannel, Channel>> = {
  EMAIL: 'EMAIL',
  VOICE: 'VOICE',
  FAX_WEBHOOK: 'FAX',
};

/** Has a message read that is kept with a search. */
export async function startProcessing(
  context: Context,
  transaction: Transaction,
  arrived: Arrived,
  { locked, read }: MessageTarget,
): Promise<void> {
  const { channel, classification, contactId, outboundId } = arrived.inbound;
  const outreach = OUTREACH_CHANNELS[channel];
  const count = arrived.documents.length;
  const along = count === 0 ? '' : `, with ${count} ${count === 1 ? 'document' : 'documents'}`;
  await recordActivities(context, transaction, [
    {
      searchId: locked.search.id,
      activityType: 'RESPONSE_RECEIVED',
      description: `Message received by ${channel}${along}, classified as ${classification}`,
      ...(outreach ? { channel: outreach } : {}),
      ...(contactId ? { contactId } : {}),
      ...(outboundId ? { outboundId } : {}),
    },
  ]);
  await read(transaction, locked, arrived);
}
