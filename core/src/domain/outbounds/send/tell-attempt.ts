import type { Transaction } from '../../../platform/database/transaction.ts';
import { whereItGoes } from '../../attempts/about-attempt.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { contactOf } from '../../contacts/contact-rows.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { emitEvents } from '../../webhooks/events/emit-event.ts';

/** What became of an attempt, as its notification tells it. */
export type AttemptNews =
  | { status: 'SENT' | 'DELIVERED' }
  /** `reason` in words: why it did not arrive, or was not made. */
  | { status: 'FAILED' | 'SKIPPED'; reason: string };

/** Tells the client what became of an attempt, as long as its search goes on. */
export async function tellAttempt(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outboundId: string,
  news: AttemptNews,
): Promise<void> {
  if (locked.search.searchStatus !== 'IN_PROGRESS') return;
  const outbound = attemptOf(locked, outboundId);
  const contact = contactOf(locked, outbound?.contactId ?? null);
  if (!outbound || !contact) throw new Error('An attempt vanished while its search was locked');
  const { contactId, channel, attemptNumber } = outbound;
  const destination = whereItGoes(context, locked, outbound);
  const contactName = openContact(context, contact).name;
  await emitEvents(context, transaction, locked, [
    {
      event: 'verification.notification',
      data: {
        notificationType: 'OUTBOUND_ATTEMPT',
        metadata: { outboundId, contactId, contactName, channel, destination, attemptNumber, ...news },
      },
    },
  ]);
}
