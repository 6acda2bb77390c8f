import type { Channel, InboundChannel, InboundNotification } from '@credence/contract';
import { Not } from 'typeorm';
import { recordActivities } from '../activities/record-activity.ts';
import { noteResources } from '../audit/audit-note.ts';
import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { NO_CONTENT, openInbound, sealInbound } from './inbound-content.ts';
import { InboundEntity, type InboundRow } from './inbound-entity.ts';
import { type MatchResult, matchNotification } from './match-notification.ts';
import { readNotification } from './read-notification.ts';

/** What became of a notification, now or when it came first. */
export interface ReceivedNotification {
  messageId: string;
  /** Null when it belongs to no search. */
  searchId: string | null;
  /** Why it belongs to none; empty otherwise. */
  failureReasons: string[];
  receivedAt: Date;
}

/**
 * Keeps what a contact sent, and starts its processing when it belongs to a search. A message that came before is
 * answered as it was then, and changes nothing.
 */
export function receiveNotification(
  context: Context,
  notification: InboundNotification,
): Promise<ReceivedNotification> {
  return inTransaction(context, async (transaction) => {
    const messageId = notification.messageId ?? newId();
    const known = await findMessage(context, transaction, messageId);
    if (known) return answerOf(context, known);

    const result = await matchNotification(context, transaction, notification);
    const kept = await mayBeKept(context, transaction, result);
    const row = rowOf(context, messageId, notification, result, kept);
    if (!(await insertOnce(transaction, row))) {
      // The same message was received at the same moment, and the other copy came first.
      const first = await findMessage(context, transaction, messageId);
      if (!first) throw new Error('A message that exists cannot be found');
      return answerOf(context, first);
    }
    noteResources(context, { inboundId: row.id });
    if (result.kind === 'matched') await startProcessing(context, transaction, row, result.match.searchId);
    return answerOf(context, row);
  });
}

const findMessage = (
  { organization }: Context,
  { manager }: Transaction,
  messageId: string,
): Promise<InboundRow | null> =>
  manager.findOneBy(InboundEntity, { organizationId: organization.id, messageId, door: Not('PAGE') });

function answerOf(context: Context, row: InboundRow): ReceivedNotification {
  const { messageId, searchId, receivedAt } = row;
  if (searchId) noteResources(context, { searchId });
  return { messageId, searchId, receivedAt, failureReasons: openInbound(context, row).failureReasons };
}

/** What comes in after the redaction of an order is noted and not kept; a redaction waits for what came before it. */
async function mayBeKept(
  { organization }: Context,
  { query }: Transaction,
  result: MatchResult,
): Promise<boolean> {
  if (result.kind !== 'matched') return true;
  const [order] = await query<{ redacted: boolean }>(
    `select o.redacted_at is not null as redacted
      from searches s join orders o on (o.organization_id, o.id) = (s.organization_id, s.order_id)
      where s.organization_id = $1 and s.id = $2 for share of o`,
    [organization.id, result.match.searchId],
  );
  return !order?.redacted;
}

function rowOf(
  context: Context,
  messageId: string,
  notification: InboundNotification,
  result: MatchResult,
  kept: boolean,
): InboundRow {
  const id = newId();
  const { answers, message, classified } = readNotification(notification);
  const matched = result.kind === 'matched';
  return {
    organizationId: context.organization.id,
    id,
    ...(matched ? result.match : { searchId: null, contactId: null, outboundId: null }),
    door: 'API',
    messageId,
    threadId: notification.threadId ?? null,
    channel: notification.channel,
    classification: classified.type,
    confidence: classified.confidence,
    content: sealInbound(
      context,
      id,
      kept
        ? {
            ...{ answers, message },
            reasoning: classified.reasoning || null,
            failureReasons: matched ? [] : result.reasons,
            metadata: notification.metadata ?? {},
          }
        : NO_CONTENT,
    ),
    receivedAt: now(context),
    processedAt: null,
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

async function startProcessing(
  context: Context,
  transaction: Transaction,
  { id, channel, classification, contactId, outboundId }: InboundRow,
  searchId: string,
): Promise<void> {
  const outreach = OUTREACH_CHANNELS[channel];
  await recordActivities(context, transaction, [
    {
      searchId,
      activityType: 'RESPONSE_RECEIVED',
      description: `Message received by ${channel}, classified as ${classification}`,
      ...(outreach ? { channel: outreach } : {}),
      ...(contactId ? { contactId } : {}),
      ...(outboundId ? { outboundId } : {}),
    },
  ]);
  await enqueue(context, transaction, 'process-inbound', [{ data: { searchId, inboundId: id } }]);
}
