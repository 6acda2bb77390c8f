import type { SavedFilters } from '@credence/contract';

/** Fills a window. The first page is on its way with the app: what a phone has no room for would come before what it shows. */
const FIRST_PAGE = 20;
const PAGE = 100;

/** What a page of the work list is asked for by. */
export const workPage = (filters: SavedFilters, cursor: string | null = null) => ({
  ...filters,
  ...(cursor === null ? { limit: FIRST_PAGE } : { limit: PAGE, cursor }),
});
