import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import { OrderEvents } from '../schemas/order.ts';
import { Problem } from '../schemas/problem.ts';
import { protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const orderEventsRoutes = c.router({
  list: {
    method: 'GET',
    path: '/background-check/v1/orders/:id/events',
    summary: 'List the events of an order',
    description: 'A stub that is always empty. Read the outreach history from the activity of each search.',
    metadata: { tag: 'Orders', audit: null, scope: 'orders:read' } satisfies RouteMetadata,
    pathParams: z.object({ id: uuid().describe('Id of the order.') }),
    responses: { 200: OrderEvents, 400: Problem, 404: Problem, ...protectedErrors },
  },
});
