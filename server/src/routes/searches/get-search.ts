import type { contract } from '@credence/contract';
import { readSearch } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentSearchWithActivity } from '../../presenters/present-search.ts';
import type { Route } from '../route.ts';

export const getSearchRoute: Route<typeof contract.searches.get> = async ({
  params: { id, searchId },
  res,
}) => {
  const search = await readSearch(contextOf(res), { orderId: id, searchId });
  return { status: 200, body: presentSearchWithActivity(search) };
};
