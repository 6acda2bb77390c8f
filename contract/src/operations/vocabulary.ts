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

/** Where a target stands in the configuration of an organization: it is for searches of one type, or the fallback. */
export const TARGET_PLACES = [...SEARCH_TYPES, 'FALLBACK'] as const;
export type TargetPlace = (typeof TARGET_PLACES)[number];
