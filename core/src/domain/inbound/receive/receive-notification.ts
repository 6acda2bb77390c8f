import type { InboundNotification } from '@credence/contract';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { newId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now, withoutNote } from '../../context/context.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { heldOf, openInbound } from '../read/inbound-content.ts';
import { type AskedRequest, askedOf } from './asked-of.ts';
import { findMessage, keepMessage, type MessageKey } from './keep-message.ts';
import { type MatchResult, matchNotification } from './match-notification.ts';
import { type HaveRead, readAtDoor } from './read-at-door.ts';
import { type ReadNotification, readNotification } from './read-notification.ts';

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
export async function receiveNotification(
  context: Context,
  notification: InboundNotification,
): Promise<ReceivedNotification> {
  const key = { door: 'API', messageId: notification.messageId ?? newId() } as const;
  const found = await inTransaction(withoutNote(context), (transaction) =>
    lookFor(context, transaction, notification, key),
  );
  // A copy leaves an entry in the audit trail like what came first.
  if (found.known) return inTransaction(context, async () => answerOf(context, found.known));
  const { result, asked } = found;
  // Words are read one message after the other, for which no connection waits.
  const read = await readNotification(notification, asked, now(context));
  return readAtDoor(context, (haveRead) => keep(context, notification, { key, result, read }, haveRead));
}

/** The message where it came before, or else what it belongs to and what was asked there. */
type Looked = { known: InboundRow } | { known: null; result: MatchResult; asked: AskedRequest | null };

async function lookFor(
  context: Context,
  transaction: Transaction,
  notification: InboundNotification,
  key: MessageKey,
): Promise<Looked> {
  const known = await findMessage(context, transaction, key);
  if (known) return { known };
  const result = await matchNotification(context, transaction, notification);
  const asked = result.kind === 'matched' ? await askedOf(context, transaction, result.match.searchId) : null;
  return { known, result, asked };
}

interface FoundNotification {
  key: MessageKey;
  result: MatchResult;
  read: ReadNotification;
}

function keep(
  context: Context,
  notification: InboundNotification,
  { key, result, read }: FoundNotification,
  haveRead: HaveRead,
): Promise<ReceivedNotification> {
  return inTransaction(context, async (transaction) => {
    const { answers, message, classified } = read;
    const match = result.kind === 'matched' ? result.match : null;
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
