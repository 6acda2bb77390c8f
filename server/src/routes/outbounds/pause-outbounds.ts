import type { contract } from '@credence/contract';
import { pauseOutbounds } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const pauseOutboundsRoute: Route<typeof contract.outbounds.pauseAll> = async ({ params, res }) => {
  const paused = await pauseOutbounds(contextOf(res), params);
  return { status: 200, body: { success: true, ...paused } };
};
