import type { contract } from '@credence/contract';
import { cancelOutbounds } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const cancelOutboundsRoute: Route<typeof contract.outbounds.cancelAll> = async ({ params, res }) => {
  const cancelled = await cancelOutbounds(contextOf(res), params);
  return { status: 200, body: { success: true, ...cancelled } };
};
