import type { contract } from '@credence/contract';
import { listAllSearches } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentListedSearch } from '../../presenters/present-search.ts';
import type { Route } from '../route.ts';
import { startOf } from '../time-range.ts';

export const listAllSearchesRoute: Route<typeof contract.allSearches.list> = async ({ query, res }) => {
  const { slaBefore, updatedSince, ...rest } = query;
  const { searches, pagination } = await listAllSearches(contextOf(res), {
    ...rest,
    slaBefore: slaBefore === undefined ? undefined : startOf(slaBefore),
    updatedSince: updatedSince === undefined ? undefined : startOf(updatedSince),
  });
  return { status: 200, body: { data: searches.map(presentListedSearch), pagination } };
};
