import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const Health = z
  .object({
    success: z.boolean().describe('Always true.'),
    image: z.string().describe('What runs, as <name>:<version>.'),
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
