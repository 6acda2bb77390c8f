import { initContract } from '@ts-rest/core';
import { createExpressEndpoints } from '@ts-rest/express';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorHandler } from '../errors.ts';
import { createTestLog } from '../testing/log.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { checkedAtOnce } from './checked-at-once.ts';

const failing = (error: unknown) =>
  z.string().transform(() => {
    throw error;
  });

const contract = initContract().router({
  inner: {
    find: {
      method: 'GET',
      path: '/found/:id',
      pathParams: z.object({ id: z.string().regex(/^\d+$/).transform(Number) }),
      query: z.object({
        fault: failing(new Error('a fault')).optional(),
        many: failing(new RangeError('Maximum call stack size exceeded')).optional(),
      }),
      responses: { 200: z.object({ id: z.number() }) },
    },
  },
});

let server: TestServer;

beforeAll(async () => {
  const app = express();
  createExpressEndpoints(
    checkedAtOnce(contract),
    { inner: { find: async ({ params: { id } }) => ({ status: 200, body: { id } }) } },
    app,
    { logInitialization: false, requestValidationErrorHandler: (error, _req, _res, next) => next(error) },
  );
  app.use(errorHandler(createTestLog().logger));
  server = await serve(app);
});
afterAll(() => server.close());

describe('checkedAtOnce', () => {
  // Vitest fails on a rejection that nobody handles.
  it.each<[string, string, number, object]>([
    ['takes what is right', '/found/7', 200, { id: 7 }],
    ['names what is wrong', '/found/x', 400, { message: ['id has an invalid form'] }],
    [
      'names no problems where there are too many',
      '/found/7?many=1',
      400,
      { message: ['query has too many problems to list'] },
    ],
    ['answers a check that throws', '/found/7?fault=1', 500, { message: 'Internal server error' }],
  ])('%s', async (_, path, status, body) => {
    const answer = await fetch(`${server.url}${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([status, body]);
  });
});
