import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const Health = z
  .object({
    success: z.boolean().describe('Always true.'),
    image: z.string().describe('What runs, as <name>:<version>.'),
    readReplicas: z
      .object({
        configured: z.int().describe('How many there are.'),
        usable: z
          .int()
          .describe('How many of them work and are not too far behind, as of about a second ago.'),
      })
      .optional()
      .describe('Copies of the database that reads may come from; present where the operator has some.'),
  })
  .meta({ id: 'Health', description: 'The process is alive; image names the build, as <name>:<version>.' });

export const healthRoutes = c.router({
  get: {
    method: 'GET',
    path: '/health',
    summary: 'Liveness',
    description: 'Answers while the process runs. Public, and independent of the database.',
    metadata: { tag: 'Health', public: true, audit: null, scope: null } satisfies RouteMetadata,
    responses: { 200: Health },
  },
});
