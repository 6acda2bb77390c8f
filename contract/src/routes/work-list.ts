import { initContract } from '@ts-rest/core';
import { Problem } from '../schemas/problem.ts';
import { WorkList, WorkListQuery } from '../schemas/work-list.ts';
import { consistent } from './consistency.ts';
import { protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const allSearchesRoutes = c.router({
  list: {
    method: 'GET',
    path: '/background-check/v1/searches',
    summary: 'List the searches of all orders',
    description:
      'A work list: the searches that a filter finds, those whose SLA ends first before the others. Reading on by ' +
      'cursor is exact also while searches are being created.',
    metadata: { tag: 'Searches', audit: 'search.listAll', scope: 'orders:read' } satisfies RouteMetadata,
    ...consistent,
    query: WorkListQuery,
    responses: { 200: WorkList, 400: Problem, ...protectedErrors },
  },
});
