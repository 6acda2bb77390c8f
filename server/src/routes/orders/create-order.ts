import { contract } from '@credence/contract';
import { createOrder, dryRunOrder } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentConfig } from '../../presenters/present-config.ts';
import type { Route } from '../route.ts';

export const createOrderRoute: Route<typeof contract.orders.create> = async ({ query, body, res }) => {
  if (query.dryRun === 'true') {
    const planned = await dryRunOrder(contextOf(res), body);
    const searches = planned.map((search) => ({
      ...search,
      searchConfig: presentConfig(search.searchConfig),
    }));
    return { status: 200, body: { dryRun: true, searches } };
  }
  const { orderId, searchIds } = await createOrder(contextOf(res), body);
  res.location(contract.orders.get.path.replace(':id', orderId));
  return { status: 201, body: { verificationOrderId: orderId, searchIds } };
};
