import type { contract } from '@credence/contract';
import { resumeOutbounds } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const resumeOutboundRoute: Route<typeof contract.outbounds.resume> = async ({
  params,
  body: { outboundId },
  res,
}) => {
  const { searchId, externalSearchId, resumedCount } = await resumeOutbounds(contextOf(res), {
    ...params,
    only: outboundId,
  });
  const status = resumedCount === 1 ? 'SCHEDULED' : 'CANCELLED';
  return { status: 200, body: { success: true, searchId, externalSearchId, outboundId, status } };
};
