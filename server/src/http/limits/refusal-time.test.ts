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

const arrived = vi.fn();
let server: TestServer;

beforeAll(async () => {
  const app = express();
  const time = refusalTime({ part: 0.1, atOnceMs: 50, freeMs: 10 });
  app.get(
    '/quick/:organization/:status',
    (req, res, next) => {
      res.locals.context = { organization: { id: req.params.organization } } as Context;
      next();
    },
    refusalTime({ atOnceMs: 0, freeMs: 60_000 }),
    (req, res) => {
      busyFor(5);
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
      busyFor(100);
      next();
    },
    async (_req, _res, next) => {
      await delay(1);
      next();
    },
    time,
    (req, res) => {
      busyFor(100);
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
      busyFor(200);
      res.status(Number(req.params.status)).end();
    },
  );
  app.use(errorHandler(createTestLog().logger));
  server = await serve(app);
});
afterAll(() => server.close());

function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const get = async (path: string) => {
  const { status, headers } = await fetch(`${server.url}${path}`);
  return { status, seconds: Number(headers.get('retry-after')) };
};

it('429: an organization whose refused requests took too long, for ten times as long', async () => {
  expect((await get('/a/400')).status).toBe(400);
  // 200 ms were spent at least, and 60 of them are given.
  const { status, seconds } = await get('/a/200');
  expect(status).toBe(429);
  expect(seconds).toBeGreaterThan(1);
  expect((await get('/b/400')).status).toBe(400);
  await expect.poll(() => get('/a/200'), { timeout: 20_000 }).toMatchObject({ status: 200 });
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

it('429: what is not refused counts as well, a fifth of it', async () => {
  expect((await get('/c/200')).status).toBe(200);
  expect((await get('/c/200')).status).toBe(200);
  await expect.poll(() => get('/c/200'), { timeout: 20_000, interval: 0 }).toMatchObject({ status: 429 });
});

it('429: batches that are wrong in very many places', async () => {
  const app = await startTestApp({ requestsPerMinute: 1_000 });
  const order = { history: { employment: Array(100).fill({ a: 1 }), education: Array(90).fill({ a: 1 }) } };
  const body = JSON.stringify({ orders: Array(150).fill(order) });
  const post = async () =>
    (await app.active.request('POST', '/background-check/v1/batches', { body })).status;
  const statuses = new Set<number>();
  // The seconds that these may take are many requests: some at a time.
  while (!statuses.has(429)) {
    for (const status of await Promise.all(Array.from({ length: 8 }, post))) statuses.add(status);
  }
  expect([...statuses].toSorted()).toEqual([400, 429]);
  expect((await app.other.request('GET', '/background-check/v1/orders')).status).toBe(200);
  await app.close();
}, 90_000);
