import { rowsOf } from '../../platform/database/rows/insert-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ContactEntity, type ContactRow } from '../entities/contact-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';

/** A contact that a locked search has, or had; null where it never had one of that id. */
export const contactOf = (
  { contacts }: Pick<LockedSearch, 'contacts'>,
  id: string | null,
): ContactRow | null => contacts.find((contact) => contact.id === id) ?? null;

/** Adds contacts to a locked search. */
export function addContacts(
  { pending }: Transaction,
  locked: LockedSearch,
  contacts: readonly ContactRow[],
): void {
  locked.contacts = [...locked.contacts, ...contacts];
  pending.insert(rowsOf(ContactEntity, contacts));
}

/** Changes a contact of a locked search. Rows that were read before stay as they were. */
export function changeContact(
  { pending }: Transaction,
  locked: LockedSearch,
  id: string,
  change: Partial<ContactRow>,
): void {
  locked.contacts = locked.contacts.map((contact) =>
    contact.id === id ? { ...contact, ...change } : contact,
  );
  pending.update(ContactEntity, id, change);
}
