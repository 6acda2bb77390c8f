import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import {
  DryRunChoice,
  Order,
  OrderCancelled,
  OrderCreate,
  OrderCreated,
  OrderDryRun,
  OrderList,
  OrderListQuery,
  OrderNotFound,
} from '../schemas/order.ts';
import { Problem } from '../schemas/problem.ts';
import { consistent } from './consistency.ts';
import { bodyErrors, fileErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const tag = { tag: 'Orders' };
const orderPath = z.object({ id: uuid().describe('Id of the order.') });

export const ordersRoutes = c.router(
  {
    create: {
      method: 'POST',
      path: '/orders',
      summary: 'Create an order',
      description: 'Validates and stores the order and starts its searches. They run after the answer.',
      metadata: { ...tag, audit: 'order.create', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      query: z.object({
        dryRun: DryRunChoice.optional().meta({
          description:
            'Deprecated: use the endpoint that checks orders. With `true` the order is only checked: the answer is 200, ' +
            'and nothing is created.',
          deprecated: true,
        }),
      }),
      body: OrderCreate,
      responses: {
        200: OrderDryRun,
        201: OrderCreated,
        ...idempotencyErrors,
        ...bodyErrors,
        ...fileErrors,
        ...protectedErrors,
      },
    },
    dryRun: {
      method: 'POST',
      path: '/orders/dry-runs',
      summary: 'Check an order',
      description:
        'Checks an order as its creation would, and answers with the policy that each of its searches would run by. ' +
        'Nothing is created.',
      metadata: { ...tag, audit: 'order.dryRun', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      body: OrderCreate,
      responses: { 200: OrderDryRun, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
    list: {
      method: 'GET',
      path: '/orders',
      summary: 'List orders',
      description:
        'The orders of the organization, newest first, a page at a time. Reading on by cursor is exact also while ' +
        'orders are being created.',
      metadata: { ...tag, audit: 'order.list', scope: 'orders:read' } satisfies RouteMetadata,
      ...consistent,
      query: OrderListQuery,
      responses: { 200: OrderList, 400: Problem, ...protectedErrors },
    },
    get: {
      method: 'GET',
      path: '/orders/:id',
      summary: 'Get an order',
      description:
        'The order with its applicant and search summaries. An unknown id answers 200 with an error text.',
      metadata: { ...tag, audit: 'order.read', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams: orderPath,
      responses: { 200: z.union([Order, OrderNotFound]), 400: Problem, ...protectedErrors },
    },
    cancel: {
      method: 'DELETE',
      path: '/orders/:id',
      summary: 'Cancel an order',
      description: 'Cancels the order and every search still in progress. Repeating it changes nothing.',
      metadata: { ...tag, audit: 'order.cancel', scope: 'orders:write' } satisfies RouteMetadata,
      pathParams: orderPath,
      body: c.noBody(),
      responses: { 200: OrderCancelled, 400: Problem, 404: Problem, ...protectedErrors },
    },
  },
  { pathPrefix: '/background-check/v1' },
);
