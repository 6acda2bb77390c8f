import type { contract } from '@credence/contract';
import { pauseOutbounds } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const pauseOutboundRoute: Route<typeof contract.outbounds.pause> = async ({
  params,
  body: { outboundId },
  res,
}) => {
  const { searchId, externalSearchId } = await pauseOutbounds(contextOf(res), {
    ...params,
    only: outboundId,
  });
  return { status: 200, body: { success: true, searchId, externalSearchId, outboundId, status: 'PAUSED' } };
};
