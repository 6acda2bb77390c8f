import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { type ContactDetails, openContact } from '../entities/contact-details.ts';
import type { ContactRow } from '../entities/contact-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { lockSearch, type SearchOfOrder } from '../searches/lock-search.ts';
import { contactOf } from './contact-rows.ts';

/** A contact as it stands, readable. */
export type ContactReading = Omit<ContactRow, 'details'> & ContactDetails;

/**
 * Locks a search whose contacts are to be changed: changes of contacts take turns with each other, and with
 * everything else that happens to the search.
 * @throws NotFound when there is no such search, Conflict when its contacts can no longer be changed
 */
export async function lockContacts(
  context: Context,
  transaction: Transaction,
  ids: Pick<SearchOfOrder, 'searchId'> & Partial<SearchOfOrder>,
): Promise<LockedSearch> {
  const locked = await lockSearch(context, transaction, ids);
  if (!locked) throw new NotFound('Search not found');
  const { searchStatus } = locked.search;
  if (searchStatus !== 'IN_PROGRESS' && searchStatus !== 'COMPLETED') {
    throw new Conflict(`The contacts of a search that is ${searchStatus} cannot be changed`);
  }
  if (locked.order.redactedAt) throw new Conflict('The contacts of a redacted order cannot be changed');
  return locked;
}

/**
 * A contact in the plan of a locked search.
 * @throws NotFound when there is none, or it was removed
 */
export function activeContact(
  context: Context,
  locked: Pick<LockedSearch, 'contacts'>,
  contactId: string,
): ContactReading {
  const row = contactOf(locked, contactId);
  if (row?.status !== 'ACTIVE') throw new NotFound('Contact not found');
  return readingOf(context, row);
}

/** The contact plan of a locked search, the most trusted contact first. */
export const activeContacts = (context: Context, { contacts }: LockedSearch): ContactReading[] =>
  contacts
    .filter(({ status }) => status === 'ACTIVE')
    .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
    .map((row) => readingOf(context, row));

/** Whether a contact is in the plan, and not known to be the wrong one. */
export const isTrusted = ({
  status,
  accuracyStatus,
}: Pick<ContactRow, 'status' | 'accuracyStatus'>): boolean =>
  status === 'ACTIVE' && accuracyStatus !== 'INACCURATE';

/** Whether a contact is to be asked by itself: one who has replied, in whatever words, is left in peace. */
export const isAskable = (contact: Pick<ContactRow, 'status' | 'accuracyStatus' | 'repliedAt'>): boolean =>
  isTrusted(contact) && contact.repliedAt === null;

/** A row of a contact, readable. */
export const readingOf = (context: Context, { details, ...row }: ContactRow): ContactReading => ({
  ...row,
  ...openContact(context, { id: row.id, details }),
});
