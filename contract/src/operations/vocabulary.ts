import { INBOUND_CLASSIFICATIONS, SEARCH_TYPES } from '../vocabulary.ts';

/** The closed sets of values of the operations contract, apart from its schemas: browsers take them alone. */

/** What only a person can do for a search. */
export const WORK_NEEDS = ['REVIEW', 'CONTACT', 'CALL'] as const;
export type WorkNeed = (typeof WORK_NEEDS)[number];

const reviewOf = <Classification extends string>(classification: Classification) =>
  `REVIEW_${classification}` as const;

/** Why only a person can decide what a message does. What only words tell goes by how it is classified. */
export const REVIEW_CODES = [
  ...INBOUND_CLASSIFICATIONS.map(reviewOf),
  'REVIEW_BANNED_VENDOR',
  'REVIEW_BESIDE_ANOTHER',
  'REVIEW_BY_APPLICANT',
  'REVIEW_BY_MAIL',
  'REVIEW_CONTRADICTS_SETTLED',
  'REVIEW_CONTRADICTIONS',
  'REVIEW_EVERY_ANSWER',
  'REVIEW_FEE_WANTED',
  'REVIEW_FROM_ELSEWHERE',
  'REVIEW_FROM_REMOVED',
  'REVIEW_NO_RECORD_AFTER_ANSWER',
  'REVIEW_NOTHING_VERIFIED',
  'REVIEW_NOT_BY_ITSELF',
  'REVIEW_OTHER_VENDOR',
  'REVIEW_QUESTIONS',
  'REVIEW_REFERRAL_AFTER_ANSWER',
  'REVIEW_REFERRAL_AFTER_OTHERS',
  'REVIEW_REFERRAL_TO_APPLICANT',
  'REVIEW_REFERRAL_UNPROVEN',
  'REVIEW_REFERRAL_UNREACHABLE',
  'REVIEW_REFERRAL_WRONG',
  'REVIEW_REFUSED',
  'REVIEW_STOP',
  'REVIEW_TOO_MANY_ANSWERS',
  'REVIEW_UNCLEAR',
  'REVIEW_UNNAMED_REQUEST',
  'REVIEW_UNSURE',
] as const;
export type ReviewCode = (typeof REVIEW_CODES)[number];

/** What a search waits for. */
export const WAIT_CODES = [
  'ANSWER',
  'CALL_BACK',
  'CALL_BACK_AT',
  'MORE_RECORDS',
  'NEW_CONTACT',
  'NEXT_ATTEMPT',
  'OPENING',
  'OTHER_HOURS',
  'OUTREACH_ORDERS',
  'PAUSED',
  'PERSON_UNANSWERED',
  'PERSON_UNREACHABLE',
  'REACHABLE_CONTACT',
  'RELEASE',
  'THIRD_PARTY',
  'TURN',
  'VENDOR',
  ...REVIEW_CODES,
  'OTHER',
] as const;
export type WaitCode = (typeof WAIT_CODES)[number];

/** Why a contact who asked to be called back is not. */
export const NO_CALL_BACK_REASONS = ['SEARCH_ENDS', 'WINDOW_CLOSES', 'NO_CALLS_LEFT'] as const;
export type NoCallBackReason = (typeof NO_CALL_BACK_REASONS)[number];

/** Whose searches are listed. */
export const WORK_QUEUES = ['mine', 'team', 'unassigned'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** Longest note, in UTF-16 code units. */
export const MAX_NOTE = 4_000;

/** Why a message that belongs to no search is set aside. */
export const DISMISSAL_REASONS = ['SPAM', 'NOT_OURS', 'DUPLICATE', 'ANSWERED_ELSEWHERE', 'OTHER'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** What came of a call that a person made. */
export const CALL_OUTCOMES = [
  'ANSWERED',
  'NO_RECORD',
  'WRONG_PERSON',
  'THIRD_PARTY',
  'REFUSED',
  'NO_ANSWER',
  'CALL_BACK',
  'WRONG_NUMBER',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** How far a website was read for whom to ask. */
export const WEBSITE_STATES = ['UNREAD', 'READING', 'READ', 'UNREADABLE'] as const;
export type WebsiteState = (typeof WEBSITE_STATES)[number];
/** Where a target stands in the configuration of an organization: it is for searches of one type, or the fallback. */
export const TARGET_PLACES = [...SEARCH_TYPES, 'FALLBACK'] as const;
export type TargetPlace = (typeof TARGET_PLACES)[number];
