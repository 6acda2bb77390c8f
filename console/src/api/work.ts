import type { SavedFilters, WorkItem, WorkSearch } from '@credence/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type Query,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { answered, operations } from './client.ts';
import { workPage } from './work-page.ts';

/** A list of more pages is not read again as a whole by itself: that would be as many requests, one after the other. */
export const MOST_READ_AGAIN = 20;

const readPage = (filters: SavedFilters, cursor: string | null) =>
  answered(operations.work.list({ query: workPage(filters, cursor) }));

type WorkPage = Awaited<ReturnType<typeof readPage>>;
export type WorkPages = InfiniteData<WorkPage, string | null>;

export const WORK_KEY = ['work'];

const mayReadAgain = ({ state: { data } }: { state: { data?: WorkPages | undefined } }): boolean =>
  (data?.pages.length ?? 0) <= MOST_READ_AGAIN;

export const workQuery = (filters: SavedFilters) =>
  infiniteQueryOptions({
    queryKey: [...WORK_KEY, filters],
    queryFn: ({ pageParam }) => readPage(filters, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    refetchOnWindowFocus: mayReadAgain,
    refetchOnReconnect: mayReadAgain,
    refetchOnMount: mayReadAgain,
  });

export const searchKey = (searchId: string) => ['search', searchId];

export const workSearchQuery = (searchId: string) =>
  queryOptions({
    queryKey: [...searchKey(searchId), 'work'],
    queryFn: () => answered(operations.work.get({ params: { searchId } })),
  });

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: () => answered(operations.people.list()),
  staleTime: 5 * 60_000,
});

export const viewsQuery = queryOptions({
  queryKey: ['views'],
  queryFn: () => answered(operations.views.list()),
});

/** A list that is being read again, as it was a moment ago. */
const READ_AGAIN = {
  queryKey: WORK_KEY,
  predicate: ({ state }: Query) => state.data !== undefined && state.fetchStatus === 'fetching',
};

/**
 * Puts what is known anew of one search into every list that shows it, where it stands. Whether it still belongs there only
 * the service can tell: a list is read again when it is next opened. What is on its way was asked for before, and would show the
 * search as it was: it is asked for anew.
 */
export async function patchLists(
  queries: QueryClient,
  searchId: string,
  change: Partial<WorkItem>,
): Promise<void> {
  const isReadAgain = queries.isFetching(READ_AGAIN) > 0;
  await queries.cancelQueries(READ_AGAIN);
  const patched = (lists: WorkPages | undefined) => {
    if (!lists?.pages.some(({ data }) => data.some(({ id }) => id === searchId))) return lists;
    const pages = lists.pages.map((page) => ({
      ...page,
      data: page.data.map((item) => (item.id === searchId ? { ...item, ...change } : item)),
    }));
    return { ...lists, pages };
  };
  queries.setQueriesData<WorkPages>({ queryKey: WORK_KEY }, patched, { updatedAt: 0 });
  if (isReadAgain) void queries.invalidateQueries({ queryKey: WORK_KEY });
}

export async function assign(search: WorkItem | WorkSearch, assignee: string | null) {
  return answered(
    operations.assignments.set({
      params: { searchId: search.id },
      body: { assignee, previous: search.assignee?.subject ?? null },
    }),
  );
}
