import type { contract } from '@credence/contract';
import { listOrders } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import type { Route } from '../route.ts';

export const listOrdersRoute: Route<typeof contract.orders.list> = async ({ query, res }) => {
  const context = contextOf(res);
  const { createdFrom, createdTo, ...rest } = query;
  const { orders, total, hasNext, hasPrev, nextCursor } = await listOrders(context, {
    ...rest,
    createdFrom: createdFrom === undefined ? undefined : new Date(createdFrom),
    createdBefore: createdTo === undefined ? undefined : endOf(createdTo),
  });
  const { page, limit } = query;
  const totalPages = Math.ceil(total / limit);
  return {
    status: 200,
    body: {
      data: orders.map((order) => presentOrder(context, order)),
      pagination: { page, limit, total, totalPages, hasNext, hasPrev, nextCursor },
    },
  };
};

/** The first instant that a last day, or a last millisecond, leaves out. */
function endOf(moment: string): Date {
  const end = new Date(moment);
  if (moment.includes('T')) end.setUTCMilliseconds(end.getUTCMilliseconds() + 1);
  else end.setUTCDate(end.getUTCDate() + 1);
  return end;
}
