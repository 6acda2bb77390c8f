import type { RecordStatus, VerifiedOutcome } from '@credence/contract';
import { isUnsettled } from './record-transitions.ts';

/** How a search ends by what its records came to. */
export type SearchEnding = VerifiedOutcome | 'THIRD_PARTY_RECORD';

const DIFFERS: readonly RecordStatus[] = ['DISCREPANCY', 'NO_RECORD'];
const ANSWERED: readonly RecordStatus[] = ['VERIFIED', 'PARTIAL'];

/**
 * How a search ends whose records stand like this.
 * @returns null while it goes on: a record is open or in review, or none was answered and no third party keeps them all
 */
export function searchEnding(statuses: readonly RecordStatus[]): SearchEnding | null {
  if (statuses.some(isUnsettled)) return null;
  if (statuses.some((status) => DIFFERS.includes(status))) return 'VERIFIED_DISCREPANCY';
  if (statuses.every((status) => status === 'VERIFIED')) return 'VERIFIED_NO_DISCREPANCY';
  if (statuses.some((status) => ANSWERED.includes(status))) return 'VERIFIED';
  return statuses.every((status) => status === 'THIRD_PARTY') ? 'THIRD_PARTY_RECORD' : null;
}
