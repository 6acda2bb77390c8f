import { contract } from '@credence/contract';
import { createBatch } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';

export const createBatchRoute: Route<typeof contract.batches.create> = async ({ body, res }) => {
  const { batchId, orders } = await createBatch(contextOf(res), body);
  res.location(contract.batches.get.path.replace(':id', batchId));
  return {
    status: 201,
    body: {
      success: true,
      batchId,
      ordersCreated: orders.length,
      orders: orders.map(({ orderId, searchIds }) => ({ verificationOrderId: orderId, searchIds })),
    },
  };
};
