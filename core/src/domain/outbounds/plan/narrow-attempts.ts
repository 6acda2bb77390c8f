import type { Transaction } from '../../../platform/database/transaction.ts';
import { changeAttempt } from '../../attempts/attempt-rows.ts';
import { activeContacts, isTrusted } from '../../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { dismissAttempts } from './dismiss-attempts.ts';
import { type OpenAttempt, openAttempts } from './plan-outreach.ts';

/** Attempts that ask about less than before. */
export interface NarrowedAttempts {
  /** As they were. */
  narrowed: OpenAttempt[];
  /** How many of them waited, and are cancelled. */
  cancelled: number;
}

/**
 * Lets attempts of a locked search ask about nothing but what those know who are reached where they go: a contact may have
 * been taken out of the plan there, or be of another employer now. One that has nothing to ask about is dismissed.
 */
export async function narrowAttempts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  isMeant: (attempt: OpenAttempt) => boolean = () => true,
): Promise<NarrowedAttempts> {
  const knownOf = recordsKnown(context, locked);
  const narrowed: OpenAttempt[] = [];
  const empty: OpenAttempt[] = [];
  for (const attempt of openAttempts(context, locked)) {
    if (attempt.dismissedAt !== null || !isMeant(attempt)) continue;
    const records = knownOf(attempt);
    if (records.length === (attempt.records ?? locked.records).length) continue;
    narrowed.push(attempt);
    if (records.length === 0) empty.push(attempt);
    else changeAttempt(transaction, locked, attempt.id, { records });
  }
  return { narrowed, cancelled: await dismissAttempts(context, transaction, locked, empty) };
}

/**
 * Tells of the records that an attempt asks about, by their indexes, those that its contact knows, or others who are reached
 * at the same destination.
 */
export function recordsKnown(context: Context, locked: LockedSearch): (attempt: OpenAttempt) => number[] {
  const reached = activeContacts(context, locked)
    .filter(isTrusted)
    .map(({ recordSource, contactMethods }) => ({
      recordSource,
      keys: new Set(contactMethods.flatMap(destinationsOf).map(destinationKey)),
    }));
  return (attempt) => {
    const sources = [
      ...locked.contacts.filter(({ id }) => id === attempt.contactId),
      ...reached.filter(({ keys }) => keys.has(destinationKey(attempt))),
    ].map(({ recordSource }) => recordSource);
    return locked.records
      .filter(({ record }) => attempt.records === null || attempt.records.includes(record))
      .filter(({ source }) => sources.some((known) => known === null || known === source))
      .map(({ record }) => record);
  };
}
