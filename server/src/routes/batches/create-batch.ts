import { contract } from '@credence/contract';
import { createBatch, dryRunBatch } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentCreatedOrder } from '../../presenters/present-created-order.ts';
import { presentDryRun } from '../../presenters/present-dry-run.ts';
import type { Route } from '../route.ts';

export const createBatchRoute: Route<typeof contract.batches.create> = async ({ query, body, res }) => {
  if (query.dryRun === 'true') {
    const planned = await dryRunBatch(contextOf(res), body);
    return { status: 200, body: { dryRun: true, orders: planned.map(presentDryRun) } };
  }
  const { batchId, orders } = await createBatch(contextOf(res), body);
  res.location(contract.batches.get.path.replace(':id', batchId));
  return {
    status: 201,
    body: { success: true, batchId, ordersCreated: orders.length, orders: orders.map(presentCreatedOrder) },
  };
};
