import type { Claim } from '@credence/contract';
import type { Context } from '../context/context.ts';
import type { SearchRecord, SearchRow } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { openClaims } from '../records/result-of-records.ts';

/** A record as a person decides about it. */
export interface RecordToDecide {
  record: number;
  /** Every claim of it, those too of which no answer in fields speaks. */
  claims: Claim[];
  /** Whether a contact who was asked knows of no such record. */
  saysNoRecord: boolean;
  /** Fields that were decided while others still wait. */
  decidedFields: string[];
  /** The messages that are to be looked at, and why. */
  waiting: { messageId: string; reason: string }[];
}

/** The records of a search that wait for a person. */
export function recordsToDecide(
  context: Context,
  search: SearchRow,
  records: readonly SearchRecord[],
): RecordToDecide[] {
  const covered = openRequest(context, search).records;
  return records
    .filter(({ status }) => status === 'REVIEW')
    .map(({ record, details: { claims, isDenied, decidedFields, waiting } }) => ({
      record,
      claims: claims.length > 0 ? claims : openClaims(search.searchType, covered, record),
      saysNoRecord: isDenied,
      decidedFields,
      waiting: waiting.map(({ inboundId, reason }) => ({ messageId: inboundId, reason })),
    }));
}
