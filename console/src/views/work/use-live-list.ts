import type { SavedFilters } from '@credence/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveSearches } from '../../api/live.ts';
import {
  MOST_READ_AGAIN,
  patchLists,
  searchKey,
  type WorkPages,
  workQuery,
  workSearchQuery,
} from '../../api/work.ts';

/** Up to here a list is read again as a whole; of a longer one, only the rows that it shows. */
const FEW_PAGES = 3;

/** Keeps a list as the server has it. Returns whether a long list may lack something, and how to read it again. */
export function useLiveList(filters: SavedFilters) {
  const queries = useQueryClient();
  const { queryKey } = workQuery(filters);
  // One that was read far, and is shown again.
  const [isBehind, setBehind] = useState(
    () => (queries.getQueryData<WorkPages>(queryKey)?.pages.length ?? 0) > MOST_READ_AGAIN,
  );

  const reload = async () => {
    setBehind(false);
    await queries.resetQueries({ queryKey });
  };

  useLiveSearches((searchIds) => {
    const lists = queries.getQueryData<WorkPages>(queryKey);
    if (!lists || lists.pages.length <= FEW_PAGES) {
      void queries.invalidateQueries({ queryKey });
      return;
    }
    const known = new Set(lists.pages.flatMap(({ data }) => data.map(({ id }) => id)));
    if (searchIds.size === 0 || searchIds.difference(known).size > 0) setBehind(true);
    for (const searchId of searchIds.intersection(known)) {
      void queries.invalidateQueries({ queryKey: searchKey(searchId) });
      void queries
        .fetchQuery(workSearchQuery(searchId))
        .then(({ search: _search, version: _version, ...item }) => patchLists(queries, searchId, item));
    }
  });

  return { isBehind, reload };
}
