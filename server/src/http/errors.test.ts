import {
  Conflict,
  Forbidden,
  Invalid,
  InvalidLink,
  NotFound,
  ScannerUnavailable,
  StoreUnavailable,
} from '@credence/core';
import { initContract } from '@ts-rest/core';
import { createExpressEndpoints } from '@ts-rest/express';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BodyRefused } from './bodies/body-refused.ts';
import { jsonBody, NORMAL_BODY_BYTES } from './bodies/json-body.ts';
import { memoryOfBodies } from './bodies/read-bytes.ts';
import { errorHandler, methodNotAllowed, notFoundHandler } from './errors.ts';
import { KeysUnavailable } from './identity/signing-keys.ts';
import { Unauthorized } from './identity/unauthorized.ts';
import { requestId } from './observe/request-id.ts';
import { createTestLog, type TestLog } from './testing/log.ts';
import { serve, type TestServer } from './testing/testing.ts';

const CANARY = '987-65-4321';
const contract = initContract().router({
  update: {
    method: 'PATCH',
    path: '/v1/orders/:orderId',
    pathParams: z.object({ orderId: z.uuid() }),
    query: z.object({ limit: z.coerce.number().max(100).optional() }),
    headers: { 'idempotency-key': z.string().max(3).optional() },
    body: z.object({
      applicant: z.object({ firstName: z.string() }),
      searchTypes: z.array(z.object({ searchType: z.enum(['EMPLOYMENT', 'EDUCATION']) })),
    }),
    responses: { 200: z.object({}) },
  },
});

let thrown: unknown;
let log: TestLog;
let server: TestServer;

beforeAll(async () => {
  const app = express().use(requestId);
  app.get('/throws/:id', () => {
    throw thrown;
  });
  app.get('/breaks-off', (_req, res, next) => {
    res.write('half', () => next(thrown));
  });
  app.all('/read-only', methodNotAllowed(['GET', 'HEAD']));
  const body = jsonBody({ limitBytes: NORMAL_BODY_BYTES, memory: memoryOfBodies() });
  app.use(body.read, body.parse);
  createExpressEndpoints(contract, { update: async () => ({ status: 200, body: {} }) }, app, {
    logInitialization: false,
    requestValidationErrorHandler: (error, _req, _res, next) => next(error),
  });
  app.use(notFoundHandler);
  const handleError: ErrorRequestHandler = (error, req, res, next) =>
    errorHandler(log.logger)(error, req, res, next);
  app.use(handleError);
  server = await serve(app);
});

afterAll(() => server.close());

beforeEach(() => {
  log = createTestLog();
});

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(server.url + path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function sendError(error: unknown): Promise<Answer> {
  thrown = error;
  return send('/throws/7');
}

const databaseError = () =>
  Object.assign(new Error(`duplicate ${CANARY}`), { code: '23505', parameters: [CANARY] });

const FULL_STORE = new StoreUnavailable(Object.assign(new Error('x'), { code: 'ENOSPC' }));

describe('errorHandler', () => {
  it.each<[string, unknown, number, string | string[], string]>([
    ['NotFound', new NotFound('Order not found'), 404, 'Order not found', 'Not Found'],
    ['Conflict', new Conflict('Search is COMPLETED'), 409, 'Search is COMPLETED', 'Conflict'],
    ['Forbidden', new Forbidden('Organization is suspended'), 403, 'Organization is suspended', 'Forbidden'],
    ['Invalid', new Invalid(['a is wrong', 'b too']), 400, ['a is wrong', 'b too'], 'Bad Request'],
    ['InvalidLink', new InvalidLink(), 401, 'Invalid or expired token', 'Unauthorized'],
    ['Unauthorized', new Unauthorized('Unknown tenant'), 401, 'Unknown tenant', 'Unauthorized'],
    ['BodyRefused', new BodyRefused(413, 'too large'), 413, 'too large', 'Payload Too Large'],
    ['BodyRefused by field', new BodyRefused(400, ['a is wrong']), 400, ['a is wrong'], 'Bad Request'],
    [
      'KeysUnavailable',
      new KeysUnavailable('x'),
      503,
      'Temporarily unavailable, try again',
      'Service Unavailable',
    ],
    [
      'lost database',
      Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
      503,
      'Temporarily unavailable, try again',
      'Service Unavailable',
    ],
    ['a full store', FULL_STORE, 507, 'No space for files, try again later', 'Insufficient Storage'],
    [
      'a store out of order',
      new StoreUnavailable(new Error('x')),
      503,
      'Temporarily unavailable, try again',
      'Service Unavailable',
    ],
    [
      'a scanner that does not answer',
      new ScannerUnavailable('hung up'),
      503,
      'Temporarily unavailable, try again',
      'Service Unavailable',
    ],
    ['a database error', databaseError(), 500, 'Internal server error', 'Internal Server Error'],
    ['a bug', new TypeError(CANARY), 500, 'Internal server error', 'Internal Server Error'],
    ['text', CANARY, 500, 'Internal server error', 'Internal Server Error'],
  ])('answers %s', async (_, error, statusCode, message, title) => {
    const answer = await sendError(error);
    expect(answer.status).toBe(statusCode);
    expect(answer.body).toEqual({ statusCode, message, error: title });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each<[string, unknown, string, string | null]>([
    ['Retry-After on 503', new KeysUnavailable('x'), 'retry-after', '1'],
    ['Retry-After on 507', FULL_STORE, 'retry-after', '60'],
    ['no Retry-After on 500', new Error('x'), 'retry-after', null],
    ['WWW-Authenticate on 401', new Unauthorized(), 'www-authenticate', 'Bearer'],
  ])('sends %s', async (_, error, header, value) => {
    expect((await sendError(error)).headers.get(header)).toBe(value);
  });

  it('logs a fault with the request it happened in, and none of its values', async () => {
    const answer = await sendError(databaseError());
    expect(log.lines()).toMatchObject([
      {
        level: 'error',
        msg: 'request failed',
        requestId: answer.headers.get('x-request-id'),
        route: '/throws/:id',
        err: { name: 'Error', code: '23505', stack: expect.stringContaining('    at ') },
      },
    ]);
    expect(log.text()).not.toContain(CANARY);
  });

  it.each([new NotFound('x'), new Unauthorized(), new Invalid(['x'])])(
    'logs no refusal: %s',
    async (error) => {
      await sendError(error);
      expect(log.text()).toBe('');
    },
  );

  it('breaks the connection off when half of the answer is out', async () => {
    thrown = new Error('late');
    const response = await fetch(`${server.url}/breaks-off`);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(log.lines()).toMatchObject([{ err: { message: 'late' } }]);
  });
});

describe('validation by the contract', () => {
  it('names every wrong field of path, query, headers and body at once', async () => {
    const answer = await send('/v1/orders/7?limit=101', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'long' },
      body: JSON.stringify({ applicant: {}, searchTypes: [{ searchType: CANARY }] }),
    });
    expect(answer.body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: [
        'orderId must be a UUID',
        'limit must be at most 100',
        'idempotency-key must be at most 3 characters long',
        'applicant.firstName is required',
        'searchTypes.0.searchType must be EMPLOYMENT or EDUCATION',
      ],
    });
  });

  it('says that the body is missing', async () => {
    const answer = await send('/v1/orders/0b41b3b0-8bb4-4f35-8d6a-4f4d9f0a3f43', { method: 'PATCH' });
    expect(answer.body).toMatchObject({ statusCode: 400, message: ['body is required'] });
  });
});

describe('what no route takes', () => {
  it.each<[string, string, string, number, string]>([
    ['unknown path', 'GET', '/nowhere', 404, 'No such path'],
    ['wrong method', 'PUT', '/read-only', 405, 'PUT is not allowed here'],
    ['broken percent sign', 'GET', '/throws/%zz', 400, 'The path must be UTF-8 in percent-encoding'],
    ['bytes that are no UTF-8', 'GET', '/throws/%ff', 400, 'The path must be UTF-8 in percent-encoding'],
  ])('%s', async (_, method, path, statusCode, message) => {
    const answer = await send(path, { method });
    expect(answer.status).toBe(statusCode);
    expect(answer.body).toMatchObject({ statusCode, message });
    expect(answer.headers.get('allow')).toBe(statusCode === 405 ? 'GET, HEAD' : null);
    expect(answer.headers.get('x-request-id')).not.toBeNull();
  });
});

describe('application/problem+json', () => {
  it.each([
    'application/problem+json',
    'application/problem+json, application/json',
    'application/json;q=0.5, application/problem+json;q=0.6',
    'application/problem+json, */*',
    'text/html, Application/Problem+JSON',
  ])('is sent for Accept: %s', async (accept) => {
    const answer = await send('/nowhere', { headers: { accept } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'No such path',
    });
  });

  it.each([
    '*/*',
    'application/json',
    'application/*',
    'text/html',
    'application/json, application/problem+json',
    'application/json, application/problem+json;q=0.9',
    'application/problem+json;q=0.5, */*',
    'application/problem+json;q=0',
    'application/problem+json-x',
  ])('is not sent for Accept: %s', async (accept) => {
    const answer = await send('/nowhere', { headers: { accept } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('vary')).toBe('Accept');
  });

  it('lists validation problems', async () => {
    thrown = new Invalid(['a is wrong', 'b too']);
    const answer = await send('/throws/7', { headers: { accept: 'application/problem+json' } });
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'Invalid request',
      errors: ['a is wrong', 'b too'],
    });
  });
});
