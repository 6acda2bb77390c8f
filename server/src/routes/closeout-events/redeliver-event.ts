import type { contract } from '@credence/contract';
import { redeliverEvent } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const redeliverEventRoute: Route<typeof contract.closeoutEvents.redeliver> = async ({
  params: { eventId },
  res,
}) => {
  const redelivered = await redeliverEvent(contextOf(res), { eventId });
  return { status: 200, body: { success: true, eventId, ...redelivered } };
};
