import { type SavedFilters, SEARCH_PHASES, SEARCH_TYPES, WORK_NEEDS, WORK_QUEUES } from '@credence/contract';
import { z } from 'zod/mini';

/** What the address of the list says: all who get the address see the same list. */
export const WorkSearch = z.object({
  queue: z.catch(z.optional(z.enum(WORK_QUEUES)), undefined),
  needs: z.catch(z.optional(z.enum(WORK_NEEDS)), undefined),
  searchType: z.catch(z.optional(z.enum(SEARCH_TYPES)), undefined),
  phase: z.catch(z.optional(z.enum(SEARCH_PHASES)), undefined),
  slaWithinHours: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(8_760))), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
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
