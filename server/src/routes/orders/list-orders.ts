import type { contract } from '@credence/contract';
import { listOrders } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import type { Route } from '../route.ts';
import { rangeOf } from '../time-range.ts';

export const listOrdersRoute: Route<typeof contract.orders.list> = async ({ query, res }) => {
  const context = contextOf(res);
  const { createdFrom, createdTo, ...rest } = query;
  const created = rangeOf({ from: createdFrom, to: createdTo });
  const { orders, pagination } = await listOrders(context, {
    ...rest,
    createdFrom: created.from,
    createdBefore: created.before,
  });
  return { status: 200, body: { data: orders.map((order) => presentOrder(context, order)), pagination } };
};
