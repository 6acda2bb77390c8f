import type { contract } from '@credence/contract';
import { cancelOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const cancelOrderRoute: Route<typeof contract.orders.cancel> = async ({ params: { id }, res }) => {
  const { orderId, cancelledAt, affectedSearches } = await cancelOrder(contextOf(res), { orderId: id });
  const deletedAt = cancelledAt.toISOString();
  return { status: 200, body: { orderId, status: 'CANCELLED', deletedAt, affectedSearches } };
};
