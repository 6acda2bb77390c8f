import type { contract } from '@credence/contract';
import { readSearch } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentSearchWithActivity } from '../../presenters/present-search.ts';
import type { Route } from '../route.ts';

/** More steps than the life of a search has; messages that are passed on again and again make more of them. */
const MOST_ACTIVITIES = 5_000;

export const getSearchRoute: Route<typeof contract.searches.get> = async ({
  params: { id, searchId },
  res,
}) => {
  const search = await readSearch(contextOf(res), {
    orderId: id,
    searchId,
    mostActivities: MOST_ACTIVITIES,
  });
  return { status: 200, body: presentSearchWithActivity(search) };
};
