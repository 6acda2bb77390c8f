import type { SearchType } from '@credence/contract';
import type { ContactRow } from '../entities/contact-entity.ts';
import type { SearchRecord } from '../entities/search-entity.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { claimsToVerify } from '../records/claims-to-verify.ts';
import { askableRecords, recordsOfSources, sourcesOfContact } from '../records/contact-source.ts';
import type { VerifierRecord } from '../records/verifier-form.ts';

/** What a contact may be asked to confirm: open records of their own employer or school, and of no other. */
export function claimsOfContact(
  searchType: SearchType,
  covered: readonly CoveredRecord[],
  records: readonly SearchRecord[],
  contact: Pick<ContactRow, 'recordSource'>,
): VerifierRecord[] {
  const among = askableRecords(records);
  const own = new Set(recordsOfSources(sourcesOfContact(contact, among), among));
  return claimsToVerify(searchType, covered).filter(({ index }) => own.has(index));
}
