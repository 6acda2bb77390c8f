import type { contract } from '@credence/contract';
import { listSearches } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentSearch } from '../../presenters/present-search.ts';
import type { Route } from '../route.ts';

export const listSearchesRoute: Route<typeof contract.searches.list> = async ({ params: { id }, res }) => {
  const searches = await listSearches(contextOf(res), { orderId: id });
  return { status: 200, body: { searches: searches.map(presentSearch) } };
};
