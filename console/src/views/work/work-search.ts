import { SEARCH_PHASES, SEARCH_TYPES, WORK_NEEDS, WORK_QUEUES } from '@credence/contract';
import { oneOf, searchOf, whole, words } from '../../lib/search-params.ts';

/** What the address of the list says: all who get the address see the same list. */
export const readWorkSearch = searchOf({
  queue: oneOf(WORK_QUEUES),
  needs: oneOf(WORK_NEEDS),
  searchType: oneOf(SEARCH_TYPES),
  phase: oneOf(SEARCH_PHASES),
  slaWithinHours: whole(1, 8_760),
  q: words(200),
});
export type WorkSearch = ReturnType<typeof readWorkSearch>;
