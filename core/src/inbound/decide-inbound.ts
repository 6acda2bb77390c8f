import {
  type Claim,
  FINAL_CLASSIFICATIONS,
  type InboundClassification,
  type SearchConfig,
  type VerifiedOutcome,
} from '@credence/contract';
import { decideResponse } from './decide-response.ts';

/**
 * By which way a message reached the service: the verifier page and the API know who is there; a mail only says so.
 */
export type InboundDoor = 'PAGE' | 'API' | 'MAIL';

/** What follows from a message of a contact. */
export type InboundDecision =
  /** The search ends with this outcome. */
  | { kind: 'complete'; outcome: VerifiedOutcome; claims: Claim[] }
  /** A person has to look at it; `reason` says in words why. */
  | { kind: 'review'; reason: string; isFinal: boolean }
  /** Somebody else keeps the record: the search waits for them, or ends. */
  | { kind: 'third-party'; vendor: string | null; defer: boolean }
  /** The attempt did not arrive. */
  | { kind: 'bounced' }
  /** Nothing but a note, in words. */
  | { kind: 'noted'; description: string };

export interface ReceivedMessage {
  config: Pick<SearchConfig, 'inbound' | 'outbound' | 'thirdPartyBan'>;
  door: InboundDoor;
  classification: InboundClassification;
  /** How sure that is, 0 to 1. */
  confidence: number;
  /** The answers set beside the claims; null when there are only words. */
  answers: { noRecord: boolean; claims: Claim[]; unansweredQuestions: number } | null;
  /** Code of the vendor that the message refers to, where it names one that is known. */
  vendor: string | null;
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
  NEXT_CONTACT: 'the source names somebody else to ask',
  AUTO_REPLY: 'an automatic reply came',
  BOUNCE: 'the request did not arrive',
  UNKNOWN: 'the message was not understood',
  OTHER: 'the message fits no kind that is known',
};

/** Decides what a message of a contact does to its search. */
export function decideInbound(message: ReceivedMessage): InboundDecision {
  const { classification, confidence, config } = message;
  const isSure = confidence >= config.inbound.minConfidence;
  if (isSure && classification === 'BOUNCE') return { kind: 'bounced' };
  if (isSure && (classification === 'AUTO_REPLY' || classification === 'RECEIVED')) {
    return { kind: 'noted', description: sentence(REVIEW_REASONS[classification]) };
  }
  if (classification === 'THIRD_PARTY') return decideReferral(message, isSure);
  if (classification === 'VERIFICATION' && message.answers) return decideAnswers(message, message.answers);
  return review(message, REVIEW_REASONS[classification]);
}

function decideReferral(message: ReceivedMessage, isSure: boolean): InboundDecision {
  const { config, door, vendor } = message;
  if (vendor !== null && config.thirdPartyBan.includes(vendor)) {
    return { kind: 'noted', description: `The source refers to ${vendor}, which this search must not use` };
  }
  const trusted = isSure && door !== 'MAIL' && !config.inbound.requireManualReview;
  if (!trusted) return review(message, REVIEW_REASONS.THIRD_PARTY);
  return { kind: 'third-party', vendor, defer: config.outbound.deferToThirdParty };
}

function decideAnswers(
  message: ReceivedMessage,
  { noRecord, claims, unansweredQuestions }: NonNullable<ReceivedMessage['answers']>,
): InboundDecision {
  const { config, confidence, door } = message;
  const decision = decideResponse({ config: config.inbound, confidence, noRecord, claims });
  if (decision.kind === 'review') return review(message, decision.reason);
  if (unansweredQuestions > 0) {
    return review(message, `questions without a usable answer: ${unansweredQuestions}`);
  }
  // Anybody can write a mail in the name of anybody.
  if (door === 'MAIL') return review(message, 'an answer by mail is looked at by a person');
  return { kind: 'complete', outcome: decision.outcome, claims };
}

const review = ({ classification }: ReceivedMessage, reason: string): InboundDecision => ({
  kind: 'review',
  reason,
  isFinal: FINAL.has(classification),
});

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
