import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { addressedName } from '../schemas/common.ts';
import { Problem } from '../schemas/problem.ts';
import { SearchesFound } from '../schemas/search.ts';
import { consistent } from './consistency.ts';
import { protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const searchesByExternalIdRoutes = c.router({
  list: {
    method: 'GET',
    path: '/background-check/v1/searches/by-external-id/:externalSearchId',
    summary: 'Find searches by your own id',
    description:
      'The searches with this external id, newest first, 100 at most. Ask before you create an order to learn ' +
      'whether you did so already.',
    metadata: { tag: 'Searches', audit: 'search.find', scope: 'orders:read' } satisfies RouteMetadata,
    ...consistent,
    pathParams: z.object({ externalSearchId: addressedName().describe('Your own id of the search.') }),
    responses: { 200: SearchesFound, 400: Problem, ...protectedErrors },
  },
});
