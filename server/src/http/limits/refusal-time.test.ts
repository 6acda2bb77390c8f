import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@credence/core';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import { errorHandler } from '../errors.ts';
import { createTestLog } from '../testing/log.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { refusalTime } from './refusal-time.ts';

const BATCHES = '/background-check/v1/batches';
const arrived = vi.fn();
let server: TestServer;
/** What passes is what looking at a request takes, and what a test lets pass. */
let clock = 0;
const now = () => clock;

beforeAll(async () => {
  const app = express();
  const time = refusalTime({ requestsPerMinute: 60, part: 0.1, atOnceMs: 50, freeMs: 10, now });
  app.get(
    '/quick/:organization/:status',
    (req, res, next) => {
      res.locals.context = { organization: { id: req.params.organization } } as Context;
      next();
    },
    refusalTime({ requestsPerMinute: 60, atOnceMs: 0, freeMs: 60_000, now }),
    (req, res) => {
      clock += 5;
      res.status(Number(req.params.status)).end();
    },
  );
  app.get(
    '/no-rate-for-others/:organization/:rateLimit/:status',
    (req, res, next) => {
      const { organization: id, rateLimit } = req.params;
      const organization = { id, rateLimit: rateLimit === 'none' ? null : Number(rateLimit) };
      res.locals.context = { organization } as Context;
      next();
    },
    refusalTime({ requestsPerMinute: 0, part: 0.1, atOnceMs: 0, freeMs: 0, now }),
    (req, res) => {
      clock += 100;
      res.status(Number(req.params.status)).end();
    },
  );
  app.get(
    '/:organization/:status',
    (req, res, next) => {
      res.locals.context = { organization: { id: req.params.organization } } as Context;
      next();
    },
    time,
    (_req, _res, next) => {
      clock += 100;
      next();
    },
    async (_req, _res, next) => {
      await delay(1);
      next();
    },
    time,
    (req, res) => {
      clock += 100;
      res.status(Number(req.params.status)).end();
    },
  );
  app.get(
    '/:organization/:status/late',
    (req, res, next) => {
      res.locals.context = { organization: { id: req.params.organization } } as Context;
      next();
    },
    time,
    async (_req, res, next) => {
      arrived();
      await once(res, 'close');
      next();
    },
    time,
    (req, res) => {
      clock += 200;
      res.status(Number(req.params.status)).end();
    },
  );
  app.use(errorHandler(createTestLog().logger));
  server = await serve(app);
});
afterAll(() => server.close());

const get = async (path: string) => {
  const { status, headers } = await fetch(`${server.url}${path}`);
  return { status, seconds: Number(headers.get('retry-after')) };
};

it('429: an organization whose refused requests took too long, for ten times as long', async () => {
  expect((await get('/a/400')).status).toBe(400);
  // 200 ms were spent, and 60 of them are given.
  expect(await get('/a/200')).toEqual({ status: 429, seconds: 2 });
  clock += 1_399;
  expect(await get('/a/200')).toEqual({ status: 429, seconds: 1 });
  clock += 1;
  expect((await get('/a/200')).status).toBe(200);
  expect((await get('/b/400')).status).toBe(400);
  expect((await get('/b/400')).status).toBe(429);
});

it('429: also when they hung up before that time began', async () => {
  const hangUp = new AbortController();
  const late = fetch(`${server.url}/e/400/late`, { signal: hangUp.signal }).catch(() => 'hung up');
  await expect.poll(() => arrived.mock.calls.length, { timeout: 20_000 }).toBe(1);
  hangUp.abort();
  expect(await late).toBe('hung up');
  await expect.poll(() => get('/e/200'), { timeout: 20_000 }).toMatchObject({ status: 429 });
});

it('does not count what a right request would take as well', async () => {
  for (let request = 0; request < 20; request += 1) expect((await get('/quick/d/400')).status).toBe(400);
});

it.each([
  ['has none of its own', 'none', 400],
  ['has none by its own choice', '0', 400],
  ['has one of its own', '60', 429],
])('where the deployment sets no rate, counts by whether an organization %s', async (_which, rate, last) => {
  const path = `/no-rate-for-others/of-${rate}/${rate}/400`;
  expect((await get(path)).status).toBe(400);
  expect((await get(path)).status).toBe(last);
});

it('429: what is not refused counts as well, a fifth of it', async () => {
  expect((await get('/c/200')).status).toBe(200);
  expect((await get('/c/200')).status).toBe(200);
  expect((await get('/c/200')).status).toBe(429);
});

it('429: batches that are wrong in very many places', async () => {
  const app = await startTestApp({ requestsPerMinute: 1_000 });
  const order = { history: { employment: Array(100).fill({ a: 1 }), education: Array(90).fill({ a: 1 }) } };
  const body = JSON.stringify({ orders: Array(150).fill(order) });
  // Its answer is as documented; of the others, whose megabytes are alike, the status says enough.
  const { status } = await app.active.request('POST', BATCHES, { body });
  const statuses = new Set([status]);
  const post = async () => {
    const headers = { authorization: `Bearer ${app.active.token}`, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${app.port}${BATCHES}`, { method: 'POST', headers, body });
    await answer.body?.cancel();
    return answer.status;
  };
  // The seconds that these may take are many requests: some at a time.
  while (!statuses.has(429)) {
    for (const status of await Promise.all(Array.from({ length: 8 }, post))) statuses.add(status);
  }
  expect([...statuses].toSorted()).toEqual([400, 429]);
  expect((await app.other.request('GET', '/background-check/v1/orders')).status).toBe(200);
  await app.close();
}, 90_000);
