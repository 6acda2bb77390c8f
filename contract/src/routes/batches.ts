import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import {
  BatchCreate,
  BatchCreated,
  BatchDryRun,
  BatchList,
  BatchNotDeleted,
  BatchPlaceholder,
} from '../schemas/batch.ts';
import { DryRunChoice } from '../schemas/order.ts';
import { IgnoredPage } from '../schemas/pagination.ts';
import { Problem } from '../schemas/problem.ts';
import { bodyErrors, fileErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const batchPath = z.object({ id: z.string().describe('Id of the batch.') });
const placeholder = { tag: 'Batches', audit: null, scope: 'orders:read' } satisfies RouteMetadata;

export const batchesRoutes = c.router(
  {
    create: {
      method: 'POST',
      path: '/batches',
      summary: 'Create many orders',
      description:
        'Creates up to 500 orders in one step. If one of them is not valid, none is created, and every problem is ' +
        'listed with the place of its order.',
      metadata: { tag: 'Batches', audit: 'batch.create', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      query: z.object({
        dryRun: DryRunChoice.optional().meta({
          description: 'With `true` the orders are only checked: the answer is 200, and nothing is created.',
        }),
      }),
      body: BatchCreate,
      responses: {
        200: BatchDryRun,
        201: BatchCreated,
        ...idempotencyErrors,
        ...bodyErrors,
        ...fileErrors,
        ...protectedErrors,
      },
    },
    list: {
      method: 'GET',
      path: '/batches',
      summary: 'List batches',
      description: 'A placeholder: batches are not kept. List orders instead.',
      metadata: placeholder,
      query: IgnoredPage,
      responses: { 200: BatchList, ...protectedErrors },
    },
    get: {
      method: 'GET',
      path: '/batches/:id',
      summary: 'Get a batch',
      description: 'A placeholder: nothing is looked up. Get the orders instead.',
      metadata: placeholder,
      pathParams: batchPath,
      responses: { 200: BatchPlaceholder, 400: Problem, ...protectedErrors },
    },
    delete: {
      method: 'DELETE',
      path: '/batches/:id',
      summary: 'Delete a batch',
      description: 'A placeholder: nothing is cancelled or deleted. Cancel the orders one by one.',
      metadata: { ...placeholder, scope: 'orders:write' } satisfies RouteMetadata,
      pathParams: batchPath,
      body: c.noBody(),
      responses: { 200: BatchNotDeleted, 400: Problem, ...protectedErrors },
    },
  },
  { pathPrefix: '/background-check/v1' },
);
