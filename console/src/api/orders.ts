import type { contract, Order, OrderStatus } from '@credence/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ClientInferRequest } from '@ts-rest/core';
import { ApiError } from './api-error.ts';
import { answered, api } from './client.ts';
import { pagesQuery } from './pages.ts';

export const ORDERS_KEY = ['orders'];
export type OrderInput = ClientInferRequest<typeof contract.orders.create>['body'];
export type { Order };

export interface OrderFilters {
  orderStatus?: OrderStatus | undefined;
  externalSearchId?: string | undefined;
}

export const ordersQuery = (filters: OrderFilters) =>
  pagesQuery([...ORDERS_KEY, filters], (from) =>
    answered(api.orders.list({ query: { ...filters, limit: 50, ...from } })),
  );

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async (): Promise<Order> => {
      const order = await answered(api.orders.get({ params: { id } }));
      // An unknown order is answered with 200 and these words.
      if ('error' in order) throw new ApiError(404, [order.error], null);
      return order;
    },
  });

export const dryRunQuery = (body: OrderInput | null) =>
  queryOptions({
    queryKey: ['order-dry-run', body],
    queryFn: () => {
      if (!body) throw new Error('There is no order to check');
      return answered(api.orders.dryRun({ body, headers: {} }));
    },
    enabled: body !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const createOrder = (body: OrderInput, key: string) =>
  answered(api.orders.create({ body, query: {}, headers: { 'idempotency-key': key } }));

/** @param id stands for the orders, which are too many to tell one list of them from another */
export const batchDryRunQuery = (id: string, orders: OrderInput[]) =>
  queryOptions({
    queryKey: ['batch-dry-run', id],
    queryFn: () => answered(api.batches.create({ body: { orders }, query: { dryRun: 'true' }, headers: {} })),
    enabled: orders.length > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const createBatch = (orders: OrderInput[], key: string) =>
  answered(api.batches.create({ body: { orders }, query: {}, headers: { 'idempotency-key': key } }));

export const cancelOrder = (id: string) => answered(api.orders.cancel({ params: { id } }));
