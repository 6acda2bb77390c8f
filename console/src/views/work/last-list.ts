import type { WorkItem } from '@credence/contract';
import type { QueryClient } from '@tanstack/react-query';
import { workQuery } from '../../api/work.ts';
import { filtersOf } from './work-filters.ts';
import type { WorkSearch } from './work-search.ts';

/** A person who came by an address goes on with what is to be reviewed. */
let last: WorkSearch = { needs: 'REVIEW' };

/** The list that the person came from. */
export const lastList = (): WorkSearch => last;

export const rememberList = (search: WorkSearch): void => {
  last = search;
};

/** The search after this one in that list that still needs a person, from the beginning again after the last; null without. */
export async function nextSearch(queries: QueryClient, searchId: string): Promise<WorkItem | null> {
  const query = workQuery(filtersOf(last));
  const list = queries.getQueryData(query.queryKey) ?? (await queries.fetchInfiniteQuery(query));
  const items = list.pages.flatMap(({ data }) => data);
  const at = items.findIndex(({ id }) => id === searchId);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.find(({ id, needs }) => id !== searchId && needs !== null) ?? null;
}
