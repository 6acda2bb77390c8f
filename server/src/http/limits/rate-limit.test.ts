import type { Context } from '@credence/core';
import { createTestCore, storedFor, type TestCore } from '@credence/core/testing';
import express from 'express';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Answer } from '../../testing/answers.ts';
import { type Caller, type Door, ORDERS, openDoor, startTestApp, type TestApp } from '../../testing/app.ts';
import { errorHandler } from '../errors.ts';
import { createTestLog } from '../testing/log.ts';
import { serve } from '../testing/testing.ts';
import { rateLimit } from './rate-limit.ts';

const LIMIT = 100;
let app: TestApp;
/** Another server on the same database. */
let second: Door;

beforeAll(async () => {
  app = await startTestApp({ requestsPerMinute: LIMIT });
  second = await openDoor(app.test.core, LIMIT);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const newCaller = async (rateLimit: number | null = null): Promise<Caller> =>
  app.caller(await app.test.organization({ rateLimit }));

const list = (caller: Caller, server: Door = app): Promise<Answer> =>
  server.request('GET', ORDERS, { token: server.token({ tenant: caller.context.organization.tenant }) });

/** Sends requests, a few at a time, in turn to each of the servers; counts the answers by their status. */
async function burst(
  caller: Caller,
  requests: number,
  servers: Door[] = [app],
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let sent = 0;
  const lane = async (server: Door) => {
    while (sent < requests) {
      sent += 1;
      const { status } = await list(caller, server);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([...servers, ...servers, ...servers].map(lane));
  return statuses;
}

const headersOf = ({ headers }: Answer) => ({
  limit: Number(headers['ratelimit-limit']),
  remaining: Number(headers['ratelimit-remaining']),
  reset: Number(headers['ratelimit-reset']),
});

describe('the rate limit', () => {
  it('says with each answer what is left', async () => {
    const caller = await newCaller();
    const first = headersOf(await list(caller));
    expect(first).toEqual({ limit: LIMIT, remaining: LIMIT - 1, reset: 60 });
    expect(headersOf(await list(caller)).remaining).toBe(LIMIT - 2);
    const refused = await caller.request('GET', `${ORDERS}?limit=0`);
    expect([refused.status, headersOf(refused).remaining]).toEqual([400, LIMIT - 3]);
  });

  it('429: a burst over it, in the form of every error', async () => {
    const caller = await newCaller();
    expect(await burst(caller, LIMIT + 20)).toEqual({ 200: LIMIT, 429: 20 });
    const answer = await list(caller);
    expect(answer.body).toEqual({
      statusCode: 429,
      message: 'Too many requests',
      error: 'Too Many Requests',
    });
    const { limit, remaining, reset } = headersOf(answer);
    expect([limit, remaining]).toEqual([LIMIT, 0]);
    expect(Number(answer.headers['retry-after'])).toBe(reset);
    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThanOrEqual(60);
  });

  it('429: before anything of the request is looked at', async () => {
    const caller = await newCaller(1);
    await list(caller);
    const before = await storedFor(app.test, caller.context);
    const sent = { body: '{"half', headers: { 'idempotency-key': 'one' } };
    expect((await caller.request('POST', ORDERS, sent)).status).toBe(429);
    expect(await storedFor(app.test, caller.context)).toEqual(before);
  });

  it('leaves other organizations alone, and those who bring no token', async () => {
    const [caller, other] = [await newCaller(5), await newCaller(5)];
    expect(await burst(caller, 50)).toEqual({ 200: 5, 429: 45 });
    expect((await list(other)).status).toBe(200);
    expect((await app.request('GET', '/health')).status).toBe(200);
    expect(headersOf(await app.request('GET', ORDERS)).limit).toBeNaN();
  });

  it.each([1, 7])("is the organization's own where it has one: %i", async (limit) => {
    const caller = await newCaller(limit);
    expect(await burst(caller, limit + 10)).toEqual({ 200: limit, 429: 10 });
    expect(headersOf(await list(caller)).limit).toBe(limit);
  });

  it.each([10, 400])('%i is counted by all servers together', async (limit) => {
    const caller = await newCaller(limit);
    const { 200: allowed = 0, 429: refused = 0 } = await burst(caller, limit + 50, [app, second]);
    expect(allowed + refused).toBe(limit + 50);
    expect(allowed).toBeGreaterThanOrEqual(limit);
    expect(allowed).toBeLessThanOrEqual(limit + (2 * limit) / 100);
    expect((await list(caller, second)).status).toBe(429);
  });

  it('at 0 holds only those to it that have a number of their own', async () => {
    const server = await openDoor(app.test.core, 0);
    const [limited, other] = [await newCaller(3), await newCaller()];
    expect(await burst(limited, 10, [server])).toEqual({ 200: 3, 429: 7 });
    expect(await burst(other, 10, [server])).toEqual({ 200: 10 });
    expect(headersOf(await list(other, server)).limit).toBeNaN();
    await server.close();
  });
});

describe('the window', () => {
  let test: TestCore;
  let context: Context;

  beforeAll(async () => {
    test = await createTestCore({ postgresUrl: inject('postgresUrl') });
    context = await test.organization();
  });
  afterAll(() => test.close());

  /** A server with nothing but a limit of three requests in two seconds. */
  function startLimited() {
    const { logger, lines } = createTestLog();
    const application = express();
    application.use((_req, res, next) => {
      res.locals.context = context;
      next();
    });
    application.use(rateLimit(test.core, logger, { requestsPerWindow: 3, windowSeconds: 2 }));
    application.use((_req, res) => res.end());
    application.use(errorHandler(logger));
    return serve(application).then((server) => ({ ...server, lines }));
  }

  it('lets requests through again once it is over, as often as at first', async () => {
    const { url, close } = await startLimited();
    const statusOf = async () => (await fetch(url)).status;
    const window = async () => [await statusOf(), await statusOf(), await statusOf(), await statusOf()];
    expect(await window()).toEqual([200, 200, 200, 429]);
    await expect.poll(() => statusOf()).toBe(200);
    expect((await window()).slice(0, 3)).toEqual([200, 200, 429]);
    await close();
  });

  it('is kept in one row, which only its organization sees', async () => {
    const { url, close } = await startLimited();
    await fetch(url);
    const rows = await test.sql<{ key: string; points: number }>('select key, points from request_counts');
    expect(rows).toEqual([{ key: context.organization.id, points: expect.any(Number) }]);
    await close();
  });

  it('goes on without the database', async () => {
    const { url, lines, close } = await startLimited();
    await test.sql('alter table request_counts rename to away');
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1) statuses.push((await fetch(url)).status);
    await test.sql('alter table away rename to request_counts');
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(lines()).toMatchObject(Array(3).fill({ msg: 'Requests could not be counted' }));
    await close();
  });
});
