import type { Transaction } from '../../platform/database/transaction.ts';
import { contactOf } from '../contacts/contact-rows.ts';
import { destinationsOf } from '../contacts/destination-rules.ts';
import type { Context } from '../context/context.ts';
import { openContact } from '../entities/contact-details.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { learningSearch } from './learning-search.ts';
import { teachDirectory } from './teach-directory.ts';

/** Codes, as searches ban vendors with them: what people write in words of their own may be anything. */
const VENDOR_CODE = /^[A-Z][A-Z0-9_]{0,63}$/;

/** Lets the organization's directory learn that a vendor keeps the records of the employer or school of a search. */
export async function learnVendor(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { contactId, vendor }: { contactId: string | null; vendor: string },
): Promise<void> {
  const search = learningSearch(context, locked);
  if (!search || !VENDOR_CODE.test(vendor)) return;
  const row = contactOf(locked, contactId);
  const contact = row && openContact(context, row);
  const isFit = contact?.contactMethods.flatMap(destinationsOf).every(search.mayLearn) ?? true;
  const entityHash = search.hashOf(contact ?? null);
  if (!isFit || !entityHash) return;
  await teachDirectory(context, transaction, entityHash, [
    { orderId: search.orderId, verdict: 'ANSWERED', details: { kind: 'VENDOR', vendor } },
  ]);
}
