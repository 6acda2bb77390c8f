import { type SavedFilters, SEARCH_PHASES, SEARCH_TYPES, WORK_NEEDS, WORK_QUEUES } from '@credence/contract';
import { z } from 'zod';

/** What the address of the list says: whoever gets the address sees the same list. */
export const WorkSearch = z.object({
  queue: z.enum(WORK_QUEUES).optional().catch(undefined),
  needs: z.enum(WORK_NEEDS).optional().catch(undefined),
  searchType: z.enum(SEARCH_TYPES).optional().catch(undefined),
  phase: z.enum(SEARCH_PHASES).optional().catch(undefined),
  slaWithinHours: z.number().int().min(1).max(8_760).optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
});
export type WorkSearch = z.infer<typeof WorkSearch>;

const SHORTEST_WORDS = 2;

/** What the list is asked for: without a phase, what goes on. */
export const filtersOf = ({ q, ...search }: WorkSearch): SavedFilters => ({
  ...search,
  ...(q && q.trim().length >= SHORTEST_WORDS ? { q: q.trim() } : {}),
  ...(search.phase === 'CLOSED' || q ? {} : { searchStatus: 'IN_PROGRESS' as const }),
});

export const isFiltered = ({ queue: _, ...rest }: WorkSearch): boolean =>
  Object.values(rest).some((value) => value !== undefined && value !== '');
