import type { WorkItem } from '@credence/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type WorkPages, workQuery } from '../../api/work.ts';
import { filtersOf } from './work-filters.ts';
import type { WorkSearch } from './work-search.ts';

/** A person who came by an address goes on with what is to be reviewed. */
let last: WorkSearch = { needs: 'REVIEW' };

/** Where they are in it, or were when they left it. */
let place: { list: string; id: string; at: number; top: number } | null = null;

/** What tells a list from others. */
export const listKey = (search: WorkSearch): string => JSON.stringify(filtersOf(search));

/** Where a person was in a list, which is where they come back to; null where they were in none, or another one. */
export const placeIn = (list: string) => (place?.list === list ? place : null);

export const rememberPlace = (list: string, id: string, at: number): void => {
  place = { list, id, at, top: placeIn(list)?.top ?? 0 };
};

/** How far down that list is scrolled when it is left. */
export const rememberTop = (top: number): void => {
  if (place) place.top = top;
};

/** A search that is looked at, however a person came to it, is where they come back to in the list that has it. */
export function rememberShown(queries: QueryClient, searchId: string): void {
  const items = queries.getQueryData(workQuery(filtersOf(last)).queryKey)?.pages.flatMap(({ data }) => data);
  const at = items?.findIndex(({ id }) => id === searchId) ?? -1;
  if (at >= 0) rememberPlace(listKey(last), searchId, at);
}

/** The list that the person came from. */
export const lastList = (): WorkSearch => last;

export const rememberList = (search: WorkSearch): void => {
  last = search;
};

/**
 * The search after this one in that list that still needs a person, from the beginning again after the last; null without. Of
 * a long list the rest may not have been read, and new ones may have come: it is read again before it is called empty.
 */
export async function nextSearch(queries: QueryClient, searchId: string): Promise<WorkItem | null> {
  const query = workQuery(filtersOf(last));
  const known = queries.getQueryData(query.queryKey);
  const next = known && nextIn(known, searchId);
  return next ?? nextIn(await queries.fetchInfiniteQuery({ ...query, staleTime: 0 }), searchId);
}

function nextIn({ pages }: Pick<WorkPages, 'pages'>, searchId: string): WorkItem | null {
  const items = pages.flatMap(({ data }) => data);
  const at = items.findIndex(({ id }) => id === searchId);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.find(({ id, needs }) => id !== searchId && needs !== null) ?? null;
}
