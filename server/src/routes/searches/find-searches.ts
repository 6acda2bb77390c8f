import type { contract } from '@credence/contract';
import { findSearches } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentSearch } from '../../presenters/present-search.ts';
import type { Route } from '../route.ts';

export const findSearchesRoute: Route<typeof contract.searchesByExternalId.list> = async ({
  params: { externalSearchId },
  res,
}) => {
  const searches = await findSearches(contextOf(res), { externalSearchId });
  return {
    status: 200,
    body: { exists: searches.length > 0, externalSearchId, searches: searches.map(presentSearch) },
  };
};
