import type { contract } from '@credence/contract';
import { resumeOutbounds } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const resumeOutboundsRoute: Route<typeof contract.outbounds.resumeAll> = async ({ params, res }) => {
  const resumed = await resumeOutbounds(contextOf(res), params);
  return { status: 200, body: { success: true, ...resumed } };
};
