import {
  FINAL_CLASSIFICATIONS,
  type InboundClassification,
  type ReviewCode,
  type SearchConfig,
} from '@credence/contract';
import type { InboundDoor } from '../../entities/inbound-entity.ts';
import type { Referral } from '../../records/verifier-form.ts';
import { reviewReason } from '../../sentences/waits.ts';
import type { Trouble } from '../read/machine/trouble.ts';
import type { ReplyKind } from '../read/reading.ts';
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
  /** Whether it is, or may be, the applicant who answers about themselves. */
  isByApplicant: boolean;
  /** Whether it is known which request it is about, as of what a mail system reports. */
  namesRequest: boolean;
  /** Whether it is from a contact who was taken out of the plan. */
  isDoubted: boolean;
  classification: InboundClassification;
  /** How sure that is, 0 to 1. */
  confidence: number;
  /** What its words were read as; null where none were. */
  readKind: ReplyKind | null;
  /** Why the request has not arrived; null where no reason is given. */
  trouble: Trouble | null;
  /** What its answers come to, for each record that it speaks of; null when there are only words. */
  answers: readonly AnsweredRecord[] | null;
  /** Whether an earlier answer has verified something, where this message gives none. */
  isVerifiedBefore: boolean;
  /** Where answers in fields say that another contact has to be asked; null when they do not. */
  elsewhere: { referral: Referral | null } | null;
  /** Whether a machine says that who was asked has left for good, and names another contact. */
  hasSuccessor: boolean;
  /** Code of the vendor that the message refers to, where it names one that keeps such records. */
  vendor: string | null;
  /** Whether it may be about any of several employers or schools, and does not tell which. */
  isOfAnySource: boolean;
  /** Whether it names only a vendor that keeps records of another kind. */
  isOtherVendor: boolean;
}

const FINAL: ReadonlySet<InboundClassification> = new Set(FINAL_CLASSIFICATIONS);

/** Decides what a message of a contact does to its search. */
export function decideInbound(message: ReceivedMessage): InboundDecision {
  const { classification, confidence, config } = message;
  const isSure = confidence >= config.inbound.minConfidence;
  if (isSure && classification === 'BOUNCE') {
    if (!message.namesRequest) return unnamed(message);
    // Only a destination that no sender can reach is given up; other mail may go another day, or by another channel.
    return { kind: 'bounced', isUnreachable: message.trouble === 'PERMANENT' };
  }
  if (isSure && (classification === 'AUTO_REPLY' || classification === 'RECEIVED')) {
    if (message.hasSuccessor) return reviewMeanwhile(reviewReason('REVIEW_NEXT_CONTACT'));
    return { kind: 'noted', description: sentence(reviewReason(`REVIEW_${classification}`)) };
  }
  if (message.isFromElsewhere) return reviewMeanwhile(reviewReason('REVIEW_FROM_ELSEWHERE'));
  if (message.isByApplicant) return reviewMeanwhile(reviewReason('REVIEW_BY_APPLICANT'));
  if (message.isDoubted) return reviewMeanwhile(reviewReason('REVIEW_FROM_REMOVED'));
  if (classification === 'THIRD_PARTY') return decideThirdParty(message, isSure);
  if (message.elsewhere && isTrusted(message, isSure)) {
    return { kind: 'next-contact', referral: message.elsewhere.referral };
  }
  if (classification === 'VERIFICATION' && message.answers) return decideAnswers(message, message.answers);
  return review(message, reviewReason(reviewCode(message)));
}

type WantedCode = Extract<ReviewCode, 'REVIEW_FEE_WANTED' | 'REVIEW_REFUSED' | 'REVIEW_STOP'>;

/** What a message wants, where its words tell more of that than its kind does. */
const WANTED: Partial<Record<ReplyKind, { code: WantedCode; classification: InboundClassification }>> = {
  FEE_WANTED: { code: 'REVIEW_FEE_WANTED', classification: 'INFO_REQUESTED' },
  REFUSED: { code: 'REVIEW_REFUSED', classification: 'INSUFFICIENT' },
  STOP: { code: 'REVIEW_STOP', classification: 'OTHER' },
};

function reviewCode({ classification, readKind, isVerifiedBefore }: ReceivedMessage) {
  if (classification === 'NO_RECORD' && isVerifiedBefore) return 'REVIEW_NO_RECORD_AFTER_ANSWER';
  const wanted = readKind ? WANTED[readKind] : undefined;
  return wanted?.classification === classification ? wanted.code : (`REVIEW_${classification}` as const);
}

/** What did not arrive is not known: a person looks at a mail, which may be made up, and the client can name the attempt. */
function unnamed({ door }: ReceivedMessage): InboundDecision {
  const reason = reviewReason('REVIEW_UNNAMED_REQUEST');
  return door === 'MAIL' ? reviewMeanwhile(reason) : { kind: 'noted', description: sentence(reason) };
}

function decideThirdParty(message: ReceivedMessage, isSure: boolean): InboundDecision {
  const { config, vendor, isOtherVendor } = message;
  if (isOtherVendor) return reviewMeanwhile(reviewReason('REVIEW_OTHER_VENDOR'));
  const isTrue = isTrusted(message, isSure);
  if (vendor !== null && config.thirdPartyBan.includes(vendor)) {
    const refusal = reviewReason('REVIEW_BANNED_VENDOR', { vendor });
    return isTrue ? { kind: 'noted', description: sentence(refusal) } : reviewMeanwhile(refusal);
  }
  if (message.isOfAnySource) return reviewMeanwhile(reviewReason('REVIEW_THIRD_PARTY'));
  if (!isTrue) return review(message, reviewReason('REVIEW_THIRD_PARTY'));
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
