import type { SavedFilters } from '@credence/contract';
import type { WorkSearch } from './work-search.ts';

const SHORTEST_WORDS = 2;

/** What the list is asked for: without a phase, what goes on. */
export const filtersOf = ({ q, ...search }: WorkSearch): SavedFilters => ({
  ...search,
  ...(q && q.trim().length >= SHORTEST_WORDS ? { q: q.trim() } : {}),
  ...(search.phase === 'CLOSED' || q ? {} : { searchStatus: 'IN_PROGRESS' as const }),
});

export const isFiltered = ({ queue: _, ...rest }: WorkSearch): boolean =>
  Object.values(rest).some((value) => value !== undefined && value !== '');
