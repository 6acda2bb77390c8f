import { once } from 'node:events';
import { connect } from 'node:net';
import { contract } from '@credence/contract';
import type { Context } from '@credence/core';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDERS, searchPath, startTestApp, type TestApp } from '../testing-app.ts';
import { errorHandler } from './errors.ts';
import { placesOfOrganizations } from './places.ts';
import { serve, type TestServer } from './testing.ts';
import { createTestLog } from './testing-log.ts';

describe('an organization whose writes wait for a locked row', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const waitingForLocks = () =>
    app.test.sql(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );

  /** Sends a request that may be hung up on. */
  function send(method: string, path: string, sent: unknown) {
    const body = JSON.stringify(sent);
    const socket = connect(app.port, '127.0.0.1').on('error', () => undefined);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: credence.test',
      `Authorization: Bearer ${app.active.token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    return { socket, answered: once(socket, 'data') };
  }

  it('does its other work beside tests of webhooks, which take none of its places', async () => {
    const body = { target: { url: 'http://127.0.0.1:1/' }, searchType: 'EMPLOYMENT' };
    const { DATABASE_POOL_SIZE: size } = app.test.core.config;
    const tests = Array.from({ length: size / 2 }, () => send('POST', contract.webhookTests.send.path, body));
    const sent = () => app.test.sql('select 1 from webhook_deliveries');
    await expect.poll(sent, { timeout: 20_000 }).toHaveLength(size / 2);
    expect((await app.active.request('GET', ORDERS)).status).toBe(200);
    for (const { socket } of tests) socket.destroy();
    const ended = () => app.log.lines().filter(({ status }) => status === 499);
    await expect.poll(ended, { timeout: 20_000 }).toHaveLength(size / 2);
  });

  it.each([
    ['their senders wait for them', false],
    ['their senders hang up, and others come in their place', true],
  ])('leaves connections to the others while %s', async (_, hangsUp) => {
    const { DATABASE_POOL_SIZE: size } = app.test.core.config;
    const { orderId, searchIds } = await app.active.order();
    const path = searchPath(orderId, searchIds[0] ?? '');
    const blocker = app.test.core.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query(`set local credence.organization_id = '${app.active.context.organization.id}'`);
    await blocker.query('select 1 from searches where id = $1 for update', [searchIds[0]]);

    const writers = Array.from({ length: 3 * size }, () =>
      send('PATCH', path, { searchStatus: 'CANCELLED' }),
    );
    await expect.poll(waitingForLocks, { timeout: 20_000 }).toHaveLength(size / 2);
    if (hangsUp) {
      for (const { socket } of writers.slice(0, size)) socket.destroy();
      const ended = () =>
        app.log.lines().filter(({ status, method }) => status === 499 && method === 'PATCH');
      await expect.poll(ended, { timeout: 20_000 }).toHaveLength(size);
    }

    expect((await app.other.request('GET', ORDERS)).status).toBe(200);
    expect(await waitingForLocks()).toHaveLength(size / 2);

    await blocker.rollbackTransaction();
    await blocker.release();
    const left = hangsUp ? writers.slice(size) : writers;
    for (const { answered } of left) expect(String(await answered)).toMatch(/^HTTP\/1.1 (200|409) /);
    for (const { socket } of writers) socket.destroy();
    expect((await app.active.request('GET', ORDERS)).status).toBe(200);
  });
});

describe('places', () => {
  let server: TestServer;
  /** Ends each request that is being worked on, in the order of their coming. */
  let working: { name: string; end: () => void }[];
  let come: string[];
  let gone: string[];

  const open = async (maxWaitMs?: number) => {
    const app = express();
    const place = placesOfOrganizations(1, maxWaitMs);
    app.get(
      '/:organization/:name',
      (req, res, next) => {
        const [organization, name] = [String(req.params.organization), String(req.params.name)];
        res.locals.context = { organization: { id: organization } } as Context;
        come.push(name);
        res.once('close', () => gone.push(name));
        next();
      },
      place,
      (req, res) => {
        working.push({ name: String(req.params.name), end: () => res.end() });
      },
    );
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

  it('503: none is free for too long', async () => {
    await open(50);
    const first = get('/a/1');
    await until(['1']);
    expect(await get('/a/2')).toBe(503);
    working[0]?.end();
    expect(await first).toBe(200);
  });
});
