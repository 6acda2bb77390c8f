import type { contract } from '@credence/contract';
import { requireOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const listOrderEventsRoute: Route<typeof contract.orderEvents.list> = async ({
  params: { id: orderId },
  res,
}) => {
  await requireOrder(contextOf(res), { orderId });
  const message = 'Events of an order are not kept here: read the activity of its searches';
  return { status: 200, body: { orderId, events: [], message } };
};
