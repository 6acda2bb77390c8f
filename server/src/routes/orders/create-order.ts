import { contract } from '@credence/contract';
import { createOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const createOrderRoute: Route<typeof contract.orders.create> = async ({ body, res }) => {
  const { orderId, searchIds } = await createOrder(contextOf(res), body);
  res.location(contract.orders.get.path.replace(':id', orderId));
  return { status: 201, body: { verificationOrderId: orderId, searchIds } };
};
