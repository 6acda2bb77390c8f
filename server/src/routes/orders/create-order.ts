import { contract } from '@credence/contract';
import { createOrder, dryRunOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentCreatedOrder } from '../../presenters/present-created-order.ts';
import { presentDryRun } from '../../presenters/present-dry-run.ts';
import type { Route } from '../route.ts';

export const createOrderRoute: Route<typeof contract.orders.create> = async ({ query, body, res }) => {
  if (query.dryRun === 'true')
    return { status: 200, body: presentDryRun(await dryRunOrder(contextOf(res), body)) };
  const created = await createOrder(contextOf(res), body);
  res.location(contract.orders.get.path.replace(':id', created.orderId));
  return { status: 201, body: presentCreatedOrder(created) };
};
