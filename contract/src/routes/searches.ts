import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import { Problem } from '../schemas/problem.ts';
import { SearchList, SearchUpdate, SearchUpdated, SearchWithActivity } from '../schemas/search.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const tag = { tag: 'Searches' };
const searchPath = z.object({
  id: uuid().describe('Id of the order.'),
  searchId: uuid().describe('Id of the search.'),
});

export const searchesRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/searches',
      summary: 'List the searches of an order',
      description: 'Every search of the order with its phase and results; made for polling.',
      metadata: { ...tag, audit: 'search.list', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams: z.object({ id: uuid().describe('Id of the order.') }),
      responses: { 200: SearchList, 400: Problem, 404: Problem, ...protectedErrors },
    },
    get: {
      method: 'GET',
      path: '/searches/:searchId',
      summary: 'Get a search',
      description: 'One search with its results and its outreach history.',
      metadata: { ...tag, audit: 'search.read', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams: searchPath,
      responses: { 200: SearchWithActivity, 400: Problem, 404: Problem, ...protectedErrors },
    },
    update: {
      method: 'PATCH',
      path: '/searches/:searchId',
      summary: 'Update a search',
      description: 'Completes, reassigns or cancels a search. Repeating the present status changes nothing.',
      metadata: { ...tag, audit: 'search.update', scope: 'orders:write' } satisfies RouteMetadata,
      pathParams: searchPath,
      body: SearchUpdate,
      responses: { 200: SearchUpdated, 404: Problem, 409: Problem, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/background-check/v1/orders/:id' },
);
