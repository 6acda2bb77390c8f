import type { SavedFilters, WorkItem } from '@credence/contract';
import type { QueryClient } from '@tanstack/react-query';
import { workQuery } from './work.ts';

/** The list that the person came from; a person who came by an address goes on with what is to be reviewed. */
let lastList: SavedFilters = { needs: 'REVIEW', searchStatus: 'IN_PROGRESS' };

export const rememberList = (filters: SavedFilters): void => {
  lastList = filters;
};

/** The search after this one in the list that still needs a person, from the beginning again after the last; null without. */
export async function nextSearch(queries: QueryClient, searchId: string): Promise<WorkItem | null> {
  const query = workQuery(lastList);
  const list = queries.getQueryData(query.queryKey) ?? (await queries.fetchInfiniteQuery(query));
  const items = list.pages.flatMap(({ data }) => data);
  const at = items.findIndex(({ id }) => id === searchId);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.find(({ id, needs }) => id !== searchId && needs !== null) ?? null;
}
