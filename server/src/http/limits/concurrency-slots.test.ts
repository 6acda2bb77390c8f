import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@credence/core';
import express, { type Request, type RequestHandler } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorHandler } from '../errors.ts';
import { createTestLog } from '../testing/log.ts';
import { serve, type TestServer } from '../testing/testing.ts';
import { keepingSlot, type SlotLimits, slotsOfOrganizations } from './concurrency-slots.ts';

describe('slots', () => {
  let server: TestServer;
  /** Ends each request that is being worked on, in the order of their coming. */
  let working: { name: string; end: () => void }[];
  let come: string[];
  let gone: string[];

  const open = async (limits: Partial<SlotLimits> = {}) => {
    const app = express();
    const { admit, take } = slotsOfOrganizations({ perOrganization: 1, total: 10, ...limits });
    const comes: RequestHandler = (req, res, next) => {
      const [organization, name] = [String(req.params.organization), String(req.params.name)];
      res.locals.context = { organization: { id: organization } } as Context;
      come.push(name);
      res.once('close', () => gone.push(name));
      next();
    };
    app.get('/:organization/:name', comes, admit, take(isShared), (req, res) => {
      working.push({ name: String(req.params.name), end: () => res.end() });
    });
    app.get('/:organization/:name/after-its-end', comes, admit, take(), async (req, res) => {
      await once(res, 'close');
      await keepingSlot(res, async () => undefined);
      working.push({ name: String(req.params.name), end: () => undefined });
    });
    app.use(errorHandler(createTestLog().logger));
    server = await serve(app);
  };
  beforeEach(() => {
    working = [];
    come = [];
    gone = [];
  });
  afterEach(() => server.close());

  const get = (path: string, signal?: AbortSignal) =>
    fetch(`${server.url}${path}`, signal ? { signal } : {}).then(({ status }) => status);
  const isShared = (req: Request) => String(req.params.name).startsWith('shared');
  const names = () => working.map(({ name }) => name);
  const until = (expected: string[]) => expect.poll(names, { timeout: 20_000 }).toEqual(expected);

  it('are given in the order of coming, to each organization by itself', async () => {
    await open();
    const first = get('/a/1');
    await until(['1']);
    const others = [get('/a/2'), get('/b/3')];
    await until(['1', '3']);
    await expect.poll(() => come, { timeout: 20_000 }).toContain('2');
    for (const { end } of working) end();
    expect(await first).toBe(200);
    await until(['1', '3', '2']);
    working.at(-1)?.end();
    expect(await Promise.all(others)).toEqual([200, 200]);
  });

  it('are taken by three requests that share a connection, and by one that does not', async () => {
    await open();
    const shared = ['shared1', 'shared2', 'shared3'].map((name) => get(`/a/${name}`));
    await until(['shared1', 'shared2', 'shared3']);
    const alone = get('/a/alone');
    await expect.poll(() => come, { timeout: 20_000 }).toContain('alone');
    const others = ['shared4', 'shared5'].map((name) => get(`/a/${name}`));
    await expect.poll(() => come, { timeout: 20_000 }).toContain('shared5');
    // As soon as a part is free it may begin, and what shares waits until it is over.
    working[0]?.end();
    expect(await shared[0]).toBe(200);
    await until(['shared1', 'shared2', 'shared3', 'alone']);
    for (const { end } of working) end();
    await until(['shared1', 'shared2', 'shared3', 'alone', 'shared4', 'shared5']);
    for (const { end } of working) end();
    expect(await Promise.all([...shared, alone, ...others])).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('are not given to those who hang up while they wait', async () => {
    await open();
    const first = get('/a/1');
    await until(['1']);
    const hangUp = new AbortController();
    const given = get('/a/2', hangUp.signal).catch(() => 'hung up');
    await expect.poll(() => come, { timeout: 20_000 }).toContain('2');
    hangUp.abort();
    expect(await given).toBe('hung up');
    await expect.poll(() => gone, { timeout: 20_000 }).toContain('2');
    const last = get('/a/3');
    working[0]?.end();
    expect(await first).toBe(200);
    await until(['1', '3']);
    working[1]?.end();
    expect(await last).toBe(200);
  });

  it('are free again when a connection ends on which several requests were sent at once', async () => {
    await open();
    const socket = connect(server.port, '127.0.0.1');
    for (const name of [1, 2, 3]) socket.write(`GET /a/${name} HTTP/1.1\r\nHost: credence.test\r\n\r\n`);
    await expect.poll(() => come, { timeout: 20_000 }).toEqual(['1', '2', '3']);
    const last = get('/a/4');
    await expect.poll(() => come, { timeout: 20_000 }).toContain('4');
    socket.destroy();
    await until(['1', '4']);
    working[1]?.end();
    expect(await last).toBe(200);
  });

  it('are left once, whatever is done for a request whose slot is gone', async () => {
    await open();
    const hangUp = new AbortController();
    const late = get('/a/late/after-its-end', hangUp.signal).catch(() => 'hung up');
    await expect.poll(() => come, { timeout: 20_000 }).toEqual(['late']);
    const others = [get('/a/other'), get('/a/other')];
    await expect.poll(() => come, { timeout: 20_000 }).toEqual(['late', 'other', 'other']);
    hangUp.abort();
    expect(await late).toBe('hung up');
    await until(['other', 'late']);
    working[0]?.end();
    await until(['other', 'late', 'other']);
    working[2]?.end();
    expect(await Promise.all(others)).toEqual([200, 200]);
  });

  it('503: those that work are held up for too long', async () => {
    await open({ longestWaitMs: 50 });
    const first = get('/a/1');
    await until(['1']);
    expect(await get('/a/2')).toBe(503);
    working[0]?.end();
    expect(await first).toBe(200);
    // Nothing waits any more: what comes next is welcome.
    const next = get('/a/3');
    await until(['1', '3']);
    working[1]?.end();
    expect(await next).toBe(200);
  });

  it('503 at once, with the time until there is room, where more wait than can be served in a while', async () => {
    await open({ waitMs: 1_000 });
    const [first, second] = [get('/a/1'), get('/a/2')];
    await until(['1']);
    await expect.poll(() => come, { timeout: 20_000 }).toContain('2');
    // So that it is known how long a request takes: the next may wait for one of those, and not for two.
    await delay(600);
    working[0]?.end();
    expect(await first).toBe(200);
    await until(['1', '2']);
    const third = get('/a/3');
    await expect.poll(() => come, { timeout: 20_000 }).toContain('3');
    const refused = await fetch(`${server.url}/a/4`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const free = get('/b/free');
    await expect.poll(names, { timeout: 20_000 }).toContain('free');
    for (const { end } of working) end();
    await until(['1', '2', 'free', '3']);
    working.at(-1)?.end();
    expect(await Promise.all([second, third, free])).toEqual([200, 200, 200]);
    // Whoever is served by then makes room again.
    const next = get('/a/5');
    await expect.poll(names, { timeout: 20_000 }).toContain('5');
    working.at(-1)?.end();
    expect(await next).toBe(200);
  });

  it('go to the organizations in turns, however much one of them has waiting', async () => {
    await open({ perOrganization: 2, total: 2 });
    const requests = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => get(`/a/${name}`));
    await expect.poll(() => come, { timeout: 20_000 }).toHaveLength(5);
    await expect.poll(names, { timeout: 20_000 }).toHaveLength(2);
    requests.push(get('/b/b1'), get('/c/c1'));
    await expect.poll(() => come, { timeout: 20_000 }).toHaveLength(7);
    for (let served = 0; served < 7; served += 1) {
      await expect.poll(() => working.length, { timeout: 20_000 }).toBeGreaterThan(served);
      working[served]?.end();
    }
    expect(new Set(await Promise.all(requests))).toEqual(new Set([200]));
    // Each of the quiet ones waits for two others at the most.
    expect(Math.max(names().indexOf('b1'), names().indexOf('c1'))).toBeLessThan(5);
  });
});
