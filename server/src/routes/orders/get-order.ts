import type { contract } from '@credence/contract';
import { readOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import type { Route } from '../route.ts';

export const getOrderRoute: Route<typeof contract.orders.get> = async ({ params: { id }, res }) => {
  const context = contextOf(res);
  const order = await readOrder(context, { orderId: id });
  // The specification answers an unknown order with 200; every other endpoint says 404.
  return {
    status: 200,
    body: order ? presentOrder(context, order) : { error: 'Order not found', orderId: id },
  };
};
