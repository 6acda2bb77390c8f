import { initContract } from '@ts-rest/core';
import { consistent } from '../../routes/consistency.ts';
import { protectedErrors } from '../../routes/errors.ts';
import { Problem } from '../../schemas/problem.ts';
import { Figures, FiguresQuery } from '../schemas/figures.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

export const figuresRoutes = c.router({
  get: {
    method: 'GET',
    path: '/operations/v1/figures',
    summary: 'Get figures of the work',
    description:
      'How old open searches are, and how near the end of their SLA; how long answers took, and by which way and at which ' +
      'hour contacts answer; how many searches ended without a person; how much each person reviewed.',
    metadata: {
      tag: 'Figures',
      permission: 'read',
      audit: 'figures.read',
      scope: 'orders:read',
    } satisfies OperationsMetadata,
    ...consistent,
    query: FiguresQuery,
    responses: { 200: Figures, 400: Problem, ...protectedErrors },
  },
});
