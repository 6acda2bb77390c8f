import type { contract } from '@credence/contract';
import { resumeOutbound } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const resumeOutboundRoute: Route<typeof contract.outbounds.resume> = async ({
  params,
  body: { outboundId },
  res,
}) => {
  const resumed = await resumeOutbound(contextOf(res), { ...params, outboundId });
  return { status: 200, body: { success: true, ...resumed } };
};
