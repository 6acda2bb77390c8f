import { SEARCH_TYPES } from '../vocabulary.ts';

/** The closed sets of values of the operations contract, apart from its schemas: browsers take them alone. */

/** What only a person can do for a search. */
export const WORK_NEEDS = ['REVIEW', 'CONTACT', 'CALL'] as const;
export type WorkNeed = (typeof WORK_NEEDS)[number];

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
