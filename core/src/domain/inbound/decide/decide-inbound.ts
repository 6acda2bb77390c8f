import { FINAL_CLASSIFICATIONS, type InboundClassification, type SearchConfig } from '@credence/contract';
import type { InboundDoor } from '../../entities/inbound-entity.ts';
import type { Referral } from '../../records/verifier-form.ts';
import type { Trouble } from '../read/machine/trouble.ts';
import { type AnsweredRecord, decideRecord, type RecordDecision } from './decide-record.ts';

/** What follows from a message of a contact, for the records that it speaks of. */
export type InboundDecision =
  /** It answers in fields: each record is settled by that, or put up for review. */
  | { kind: 'answered'; records: RecordDecision[] }
  /** A person has to look at it; `reason` says in words why. */
  | { kind: 'review'; reason: string; isFinal: boolean }
  /** A third party keeps the records: it is waited for, or left to the client. */
  | { kind: 'third-party'; vendor: string | null; defer: boolean }
  /** The contact who was asked is not the right person, and may have named another one. */
  | { kind: 'next-contact'; referral: Referral | null }
  /** The attempt did not arrive; whether nothing reaches its destination. */
  | { kind: 'bounced'; isUnreachable: boolean }
  /** Nothing but a note, in words. */
  | { kind: 'noted'; description: string };

export interface ReceivedMessage {
  config: Pick<SearchConfig, 'inbound' | 'outbound' | 'thirdPartyBan'>;
  door: InboundDoor;
  /** Whether it is, or may be, a mail of another sender than the contact who was asked. */
  isFromElsewhere: boolean;
  /** Whether it names the request that it is about, as what a mail system reports does. */
  namesRequest: boolean;
  /** Whether it is from a contact who was taken out of the plan. */
  isDoubted: boolean;
  classification: InboundClassification;
  /** How sure that is, 0 to 1. */
  confidence: number;
  /** Why the request has not arrived; null where no reason is given. */
  trouble: Trouble | null;
  /** What its answers come to, for each record that it speaks of; null when there are only words. */
  answers: readonly AnsweredRecord[] | null;
  /** Whether an earlier answer has verified something, where this message gives none. */
  isVerifiedBefore: boolean;
  /** Where answers in fields say that another contact has to be asked; null when they do not. */
  elsewhere: { referral: Referral | null } | null;
  /** Code of the vendor that the message refers to, where it names one that keeps such records. */
  vendor: string | null;
  /** Whether it names only a vendor that keeps records of another kind. */
  isOtherVendor: boolean;
}

const FINAL: ReadonlySet<InboundClassification> = new Set(FINAL_CLASSIFICATIONS);

/** What a person is told about a message that only a person can act on. */
const REVIEW_REASONS: Record<InboundClassification, string> = {
  VERIFICATION: 'the answer is in words',
  NO_RECORD: 'the source has no record of the applicant',
  THIRD_PARTY: 'the source refers to a third party',
  WRONG_ORG: 'the wrong organization was asked',
  INFO_REQUESTED: 'the source asks for more information',
  INSUFFICIENT: 'the source tells less than was asked',
  RECEIVED: 'the source confirms that the request arrived',
  AUTHORIZATION_FORM_REQUEST: 'the source asks for the signed release',
  NEXT_CONTACT: 'the source names another contact to ask',
  AUTO_REPLY: 'an automatic reply came',
  BOUNCE: 'the request did not arrive',
  UNKNOWN: 'the message was not understood',
  OTHER: 'the message fits no kind that is known',
};

/** Decides what a message of a contact does to its search. */
export function decideInbound(message: ReceivedMessage): InboundDecision {
  const { classification, confidence, config } = message;
  const isSure = confidence >= config.inbound.minConfidence;
  if (isSure && classification === 'BOUNCE') {
    if (!message.namesRequest)
      return reviewMeanwhile('a report came that a request did not arrive, and names none');
    // Only a destination that no sender can reach is given up; other mail may go another day, or by another channel.
    return { kind: 'bounced', isUnreachable: message.trouble === 'PERMANENT' };
  }
  if (isSure && (classification === 'AUTO_REPLY' || classification === 'RECEIVED')) {
    return { kind: 'noted', description: sentence(REVIEW_REASONS[classification]) };
  }
  if (message.isFromElsewhere) return reviewMeanwhile('the reply did not come from who was asked');
  if (message.isDoubted) return reviewMeanwhile('the contact who answers was taken out of the plan');
  if (classification === 'THIRD_PARTY') return decideThirdParty(message, isSure);
  if (message.elsewhere && isTrusted(message, isSure)) {
    return { kind: 'next-contact', referral: message.elsewhere.referral };
  }
  if (classification === 'VERIFICATION' && message.answers) return decideAnswers(message, message.answers);
  const contradiction =
    classification === 'NO_RECORD' && message.isVerifiedBefore ? ', which contradicts an earlier answer' : '';
  return review(message, `${REVIEW_REASONS[classification]}${contradiction}`);
}

function decideThirdParty(message: ReceivedMessage, isSure: boolean): InboundDecision {
  const { config, vendor, isOtherVendor } = message;
  if (isOtherVendor) return reviewMeanwhile('the source refers to a vendor that keeps no such records');
  const isTrue = isTrusted(message, isSure);
  if (vendor !== null && config.thirdPartyBan.includes(vendor)) {
    const refusal = `the source refers to ${vendor}, which this search must not use`;
    return isTrue ? { kind: 'noted', description: sentence(refusal) } : reviewMeanwhile(refusal);
  }
  if (!isTrue) return review(message, REVIEW_REASONS.THIRD_PARTY);
  return { kind: 'third-party', vendor, defer: config.outbound.deferToThirdParty };
}

/** Whether a message may change by itself whom the search asks. A mail can be written in any name. */
const isTrusted = ({ config, door }: ReceivedMessage, isSure: boolean): boolean =>
  isSure && door !== 'MAIL' && !config.inbound.requireManualReview;

/** What is not answered at all is left as it is, unless that is true of everything. */
function decideAnswers(message: ReceivedMessage, answers: readonly AnsweredRecord[]): InboundDecision {
  const answered = answers.filter(({ isEmpty, isDenied }) => !isEmpty || isDenied);
  const records = answered.length > 0 ? answered : answers;
  return { kind: 'answered', records: records.map((record) => decideRecord(message, record)) };
}

const review = ({ classification }: ReceivedMessage, reason: string): InboundDecision => ({
  kind: 'review',
  reason,
  isFinal: FINAL.has(classification),
});

/** What is of no use to the search is no answer: the others are asked meanwhile. */
const reviewMeanwhile = (reason: string): InboundDecision => ({ kind: 'review', reason, isFinal: false });

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
