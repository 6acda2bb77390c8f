import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import { Problem } from '../schemas/problem.ts';
import { ReviewCreate, ReviewTaken } from '../schemas/review.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const reviewsRoutes = c.router(
  {
    submit: {
      method: 'POST',
      path: '/review',
      summary: 'Decide what waits for review',
      description:
        'Accepts, corrects or rejects what was said about records in REVIEW, claim by claim or record by record. A ' +
        'record that is rejected is asked about again. The result keeps the claims, the answers to your questions and ' +
        'who decided.',
      metadata: { tag: 'Searches', audit: 'search.review', scope: 'review:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams: z.object({
        orderId: uuid().describe('Id of the order.'),
        searchId: uuid().describe('Id of the search.'),
      }),
      body: ReviewCreate,
      responses: { 200: ReviewTaken, 404: Problem, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/background-check/v1/orders/:orderId/searches/:searchId' },
);
