import type { contract } from '@credence/contract';
import { updateSearch } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const updateSearchRoute: Route<typeof contract.searches.update> = async ({ params, body, res }) => {
  const { id: orderId, searchId } = params;
  const { externalSearchId, ...updated } = await updateSearch(contextOf(res), {
    orderId,
    searchId,
    update: body,
  });
  return {
    status: 200,
    body: { success: true, ...updated, ...(externalSearchId ? { externalSearchId } : {}) },
  };
};
