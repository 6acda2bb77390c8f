import type { SearchType } from '@credence/contract';

/** How long each lately answered search of an organization took, in seconds, shortest first. */
export type Pace = Record<SearchType, readonly number[]>;

/** What this process last read about the pace of the organizations it serves, by their ids. */
export type PaceCache = Map<string, { pace: Pace; readAt: Date }>;

export const createPaceCache = (): PaceCache => new Map();
