import type { Transaction } from '../../platform/database/transaction.ts';
import { changeContact } from '../contacts/contact-rows.ts';
import type { ContactRow } from '../entities/contact-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';

/**
 * Makes room in the contact plan of a locked search, behind every other contact that is at least as certain.
 * @returns the position that is free now
 */
export function makeRoom(
  transaction: Transaction,
  locked: LockedSearch,
  { id, confidence }: Pick<ContactRow, 'id' | 'confidence'>,
): number {
  const others = locked.contacts.filter((contact) => contact.id !== id);
  const before = others.filter((contact) => contact.status === 'ACTIVE' && contact.confidence >= confidence);
  const free = 1 + Math.max(-1, ...before.map(({ position }) => position));
  for (const { id: other, position } of others.filter((contact) => contact.position >= free))
    changeContact(transaction, locked, other, { position: position + 1 });
  return free;
}
