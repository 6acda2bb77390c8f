import type { Transaction } from '../../../platform/database/transaction.ts';
import { statusesAllowing } from '../../attempts/attempt-transitions.ts';
import { changeOutbounds, theseOutbounds } from '../../attempts/change-outbounds.ts';
import type { ContactReading } from '../../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { type OpenAttempt, openAttempts } from './plan-outreach.ts';

/**
 * Remembers of attempts that the contact they ask is not to answer any more, and cancels those that wait. One that is
 * being sent may go out all the same, and is not tried again there.
 * @returns how many were waiting
 */
export async function dismissAttempts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  attempts: readonly OpenAttempt[],
): Promise<number> {
  const waiting = statusesAllowing('cancel');
  changeOutbounds(context, transaction, locked, 'dismiss', theseOutbounds(attempts));
  return attempts.filter(({ status }) => waiting.includes(status)).length;
}

/** Lets a contact answer after all where it was asked and is reached: it is the right one, as the client says now. */
export async function restoreAttempts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { id: contactId, contactMethods }: Pick<ContactReading, 'id' | 'contactMethods'>,
): Promise<void> {
  const reached = new Set(contactMethods.flatMap(destinationsOf).map(destinationKey));
  const dismissed = openAttempts(context, locked).filter(
    (attempt) =>
      attempt.dismissedAt && attempt.contactId === contactId && reached.has(destinationKey(attempt)),
  );
  changeOutbounds(context, transaction, locked, 'restore', theseOutbounds(dismissed));
}
