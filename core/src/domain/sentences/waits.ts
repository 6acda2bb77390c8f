import type { ReviewCode, WaitCode } from '@credence/contract';
import { zonedTime } from '../calendar/zoned-time.ts';
import { sentenceSet } from './sentence-set.ts';

const WAITS = {
  NEW_CONTACT: 'a contact to be added',
  REACHABLE_CONTACT: 'a contact that can be reached',
  OTHER_HOURS: 'a contact whose business hours open before the outbound window closes',
  OUTREACH_ORDERS: 'outreach to be asked for, since its attempts were cancelled',
  ANSWER: 'an answer from the contact',
  CALL_BACK: 'a person, to call back as the contact asked',
  CALL_BACK_AT: 'the promised call on {when}',
  TURN: 'its turn at a destination that many searches ask, on {when}',
  OPENING: 'business hours until {when}',
  NEXT_ATTEMPT: 'the next attempt on {when}',
  PAUSED: 'paused',
  PERSON_UNANSWERED: 'a person, since all contacts were asked and none answered',
  PERSON_UNREACHABLE: 'a person, since no contact could be reached',
  RELEASE: 'the signed release, which cannot be read where it is kept',
  THIRD_PARTY: 'a third party',
  VENDOR: 'third party {vendor}',
} as const satisfies Record<Exclude<WaitCode, ReviewCode | 'MORE_RECORDS' | 'OTHER'>, string>;

const REVIEWS = {
  REVIEW_VERIFICATION: 'the answer is in words',
  REVIEW_NO_RECORD: 'the source has no record of the applicant',
  REVIEW_THIRD_PARTY: 'the source refers to a third party',
  REVIEW_WRONG_ORG: 'the wrong organization was asked',
  REVIEW_INFO_REQUESTED: 'the source asks for more information',
  REVIEW_INSUFFICIENT: 'the source tells less than was asked',
  REVIEW_RECEIVED: 'the source confirms that the request arrived',
  REVIEW_AUTHORIZATION_FORM_REQUEST: 'the source asks for the signed release',
  REVIEW_NEXT_CONTACT: 'the source names another contact to ask',
  REVIEW_AUTO_REPLY: 'an automatic reply came',
  REVIEW_BOUNCE: 'the request did not arrive',
  REVIEW_UNKNOWN: 'the message was not understood',
  REVIEW_OTHER: 'the message fits no kind that is known',
  REVIEW_NO_RECORD_AFTER_ANSWER:
    'the source has no record of the applicant, which contradicts an earlier answer',
  REVIEW_UNNAMED_REQUEST: 'a report came that a request did not arrive, and names none',
  REVIEW_FROM_ELSEWHERE: 'the reply did not come from who was asked',
  REVIEW_BY_APPLICANT: 'the answer is in the name of the applicant, or from an address of theirs',
  REVIEW_FEE_WANTED: 'the source asks for a fee',
  REVIEW_REFUSED: 'the source does not tell what was asked',
  REVIEW_STOP: 'the source asks not to be written to again',
  REVIEW_FROM_REMOVED: 'the contact who answers was taken out of the plan',
  REVIEW_OTHER_VENDOR: 'the source refers to a vendor that keeps no such records',
  REVIEW_BANNED_VENDOR: 'the source refers to {vendor}, which this search must not use',
  REVIEW_CONTRADICTS_SETTLED: 'the answer contradicts what was settled before',
  REVIEW_CONTRADICTIONS: 'the answers contradict each other: {fields}',
  REVIEW_UNCLEAR: 'it is not clear whether the same is meant: {fields}',
  REVIEW_NOTHING_VERIFIED: 'the answer verifies nothing',
  REVIEW_EVERY_ANSWER: 'the search asks for a review of every answer',
  REVIEW_NOT_BY_ITSELF: 'the search does not complete by itself',
  REVIEW_UNSURE: 'the confidence {confidence} of the answer is below {least}',
  REVIEW_TOO_MANY_ANSWERS: 'too many answers came before',
  REVIEW_QUESTIONS: 'questions without a usable answer: {number}',
  REVIEW_BY_MAIL: 'an answer by mail is looked at by a person',
  REVIEW_BESIDE_ANOTHER: 'another answer waits for review',
  REVIEW_REFERRAL_AFTER_ANSWER: 'the source names another contact to ask, after an answer came',
  REVIEW_REFERRAL_UNREACHABLE: 'the source names another contact to ask, and not how to reach them',
  REVIEW_REFERRAL_TO_APPLICANT: 'the source names the applicant, who is not asked about themselves',
  REVIEW_REFERRAL_UNPROVEN:
    'the source names another contact to ask, and nothing shows that they belong to it',
  REVIEW_REFERRAL_WRONG: 'the source names a contact that is known to be the wrong one',
  REVIEW_REFERRAL_AFTER_OTHERS: 'the source names another contact to ask, after {number} others',
} as const satisfies Record<ReviewCode, string>;

/** What a search or a record waits for, as clients are told it. */
export const { say: waitsFor, read: readWait } = sentenceSet(WAITS);

/** Why a person has to look at a message, as clients are told it. */
export const { say: reviewReason, read: readReviewReason } = sentenceSet(REVIEWS);

/** What the sentence of a review has before its reason. */
export const REVIEW_MARK = 'review: ';

/** What stands behind the reason of a review where an answer leaves some claims open. */
export const OPEN_MARK = '; not verified: ';

/** Most fields that a sentence names. */
const MOST_NAMED = 10;

/** Fields as a sentence names them. */
export function listed(fields: readonly string[]): string {
  const more = fields.length - MOST_NAMED;
  return `${fields.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The waits for a time, as "on" that time by the clock of the zone. */
export const waitsUntil = (
  code: 'CALL_BACK_AT' | 'TURN' | 'OPENING' | 'NEXT_ATTEMPT',
  at: Date,
  timeZone: string,
): string => waitsFor(code, { when: zonedTime(at, timeZone) });
