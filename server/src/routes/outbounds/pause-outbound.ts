import type { contract } from '@credence/contract';
import { pauseOutbound } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const pauseOutboundRoute: Route<typeof contract.outbounds.pause> = async ({
  params,
  body: { outboundId },
  res,
}) => {
  const paused = await pauseOutbound(contextOf(res), { ...params, outboundId });
  return { status: 200, body: { success: true, ...paused } };
};
