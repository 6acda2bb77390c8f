import { type ClaimedOutbound, type Organization, type PhoneNumber, recordHeading } from '@credence/core';
import type { OutgoingRelease } from './channel.ts';
import { questionnaireOf } from './request-words.ts';

interface CallInput {
  organization: Pick<Organization, 'name'>;
  claimed: ClaimedOutbound;
  release: OutgoingRelease['kind'];
  number: Pick<PhoneNumber, 'e164' | 'extension'>;
  now: Date;
}

/**
 * What the telephony service is told of one call: whom to reach, about whom, what to ask, and what an inbound
 * notification with the answers has to name. It shows no more of the applicant than the verifier page does.
 */
export function callTask({ organization, claimed, release, number, now }: CallInput) {
  const { outbound, contact, applicantName, otherNames, ssnLastFour, searchType, hiringEntity } = claimed;
  const { id: outboundId, searchId, contactId, attemptNumber, linkExpiresAt } = outbound;
  return {
    event: 'call.requested',
    occurredAt: now.toISOString(),
    data: {
      outboundId,
      searchId,
      contactId,
      attemptNumber,
      number: number.e164,
      extension: number.extension,
      contact: {
        name: contact.name,
        title: contact.title,
        entityName: contact.entityName,
        location: contact.location,
      },
      organizationName: organization.name,
      hiringEntity,
      searchType,
      applicant: { fullName: applicantName, otherNames, ssnLastFour, hasSignedRelease: release !== 'none' },
      records: claimed.records.map((record) => ({
        ...record,
        heading: recordHeading(record, claimed.records),
      })),
      questions: claimed.request.questions,
      questionnaire: questionnaireOf(claimed.request),
      answerBy: linkExpiresAt.toISOString(),
      callback: { channel: 'VOICE', metadata: { searchId, contactId, outboundId } },
    },
  };
}
