import type { InboundNotification } from '@credence/contract';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { newId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { heldOf, openInbound } from '../read/inbound-content.ts';
import { askedOf } from './asked-of.ts';
import { findMessage, keepMessage, type MessageKey } from './keep-message.ts';
import { matchNotification } from './match-notification.ts';
import { type HaveRead, readAtDoor } from './read-at-door.ts';
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
 * Keeps what a contact sent, and reads it when it belongs to a search. A message that came before is answered as it was
 * then, and changes nothing.
 */
export function receiveNotification(
  context: Context,
  notification: InboundNotification,
): Promise<ReceivedNotification> {
  const key = { door: 'API', messageId: notification.messageId ?? newId() } as const;
  return readAtDoor(context, (read) => receive(context, notification, { key, read }));
}

function receive(
  context: Context,
  notification: InboundNotification,
  { key, read: haveRead }: { key: MessageKey; read: HaveRead },
): Promise<ReceivedNotification> {
  return inTransaction(context, async (transaction) => {
    const known = await findMessage(context, transaction, key);
    if (known) return answerOf(context, known);

    const result = await matchNotification(context, transaction, notification);
    const match = result.kind === 'matched' ? result.match : null;
    const asked = match && (await askedOf(context, transaction, match.searchId));
    const read = await readNotification(notification, asked, now(context));
    const { answers, message, classified } = read;
    const locked = match && (await lockSearch(context, transaction, match));
    const row = await keepMessage(
      context,
      transaction,
      {
        key,
        classified,
        documents: [],
        match,
        threadId: notification.threadId ?? null,
        channel: notification.channel,
        content: {
          answers,
          message,
          ...heldOf(read),
          reasoning: classified.reasoning || null,
          failureReasons: result.kind === 'matched' ? [] : result.reasons,
          metadata: notification.metadata ?? {},
        },
      },
      locked && { locked, read: haveRead },
    );
    return answerOf(context, row);
  });
}

function answerOf(context: Context, row: InboundRow): ReceivedNotification {
  const { messageId, searchId, receivedAt } = row;
  if (searchId) noteResources(context, { searchId });
  return { messageId, searchId, receivedAt, failureReasons: openInbound(context, row).failureReasons };
}
