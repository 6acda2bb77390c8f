import type { SearchRecord as PresentedRecord } from '@credence/contract';
import type { SearchRecord } from '../entities/search-entity.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { entityOf } from './record-sources.ts';

/** A record as it is shown to the client, in a search and in events. */
export function readingOfRecord(
  covered: readonly CoveredRecord[],
  { record, status, waitingFor, details }: SearchRecord,
): PresentedRecord {
  const entity = covered[record];
  const { claims, answers, thirdParty } = details;
  const last = answers.at(-1);
  return {
    record,
    entityName: entity ? entityOf(entity) : null,
    status,
    waitingFor,
    verifiedBy: last
      ? { contactId: last.contactId, ...last.respondent, channel: last.channel, at: last.receivedAt }
      : null,
    vendor: thirdParty?.vendor ?? thirdParty?.name ?? null,
    claims,
  };
}

/** A record as events tell of it: with the messages that still wait for a person. */
export const recordInEvent = (covered: readonly CoveredRecord[], record: SearchRecord) => ({
  ...readingOfRecord(covered, record),
  code: record.details.thirdParty?.code ?? null,
  contactId: record.details.thirdParty?.contactId ?? null,
  waiting: record.details.waiting,
});
