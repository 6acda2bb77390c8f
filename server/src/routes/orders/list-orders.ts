import type { contract } from '@credence/contract';
import { listOrders } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import type { Route } from '../route.ts';

export const listOrdersRoute: Route<typeof contract.orders.list> = async ({
  query: { page, limit },
  res,
}) => {
  const context = contextOf(res);
  const { orders, total } = await listOrders(context, { page, limit });
  const totalPages = Math.ceil(total / limit);
  const pagination = {
    page,
    limit,
    total,
    totalPages,
    hasNext: page < totalPages,
    hasPrev: page > 1,
    nextCursor: null,
  };
  return { status: 200, body: { data: orders.map((order) => presentOrder(context, order)), pagination } };
};
