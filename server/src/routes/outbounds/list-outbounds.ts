import type { contract } from '@credence/contract';
import { listOutbounds } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentOutbound } from '../../presenters/present-outbound.ts';
import type { Route } from '../route.ts';

export const listOutboundsRoute: Route<typeof contract.outbounds.list> = async ({ params, query, res }) => {
  const all = query.include === 'all';
  const { externalSearchId, outbounds } = await listOutbounds(contextOf(res), { ...params, all });
  const { searchId } = params;
  return {
    status: 200,
    body: { success: true, searchId, externalSearchId, outbounds: outbounds.map(presentOutbound) },
  };
};
