import { createCore } from '@credence/core';
import { createTestCore, orderInput, type TestCore } from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../local/src/testing/tcp-proxy.ts';
import { createTestDatabase } from '../../local/src/testing/test-database.ts';
import { messagesOf } from './testing/answers.ts';
import { type Door, ORDERS, openDoor, orderPath } from './testing/app.ts';

const AWAY = 'Temporarily unavailable, try again';
const ID = '0198c0de-0000-7000-8000-000000000001';

let test: TestCore;
let database: TcpProxy;
let tenant: string;
let opened: { door: Door; close(): Promise<void> };

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  tenant = (await test.organization()).organization.tenant;
  database = await startTcpProxy(test.core.config.DATABASE_URL);
});
afterAll(async () => {
  await database.close();
  await test.close();
});

// A process that starts while the database is away.
beforeEach(async () => {
  database.cut();
  const faults: Error[] = [];
  const core = createCore(
    { ...test.core.config, DATABASE_URL: database.url },
    { onError: (error) => faults.push(error) },
  );
  const door = await openDoor(core);
  opened = {
    door,
    async close() {
      await door.close();
      await core.close();
    },
  };
  return opened.close;
});

const send = (method: string, path: string, body?: unknown) =>
  opened.door.request(method, path, { token: opened.door.token({ tenant }), body });

const REQUESTS: [string, string, unknown][] = [
  ['GET', '/ready', undefined],
  ['GET', ORDERS, undefined],
  ['POST', ORDERS, orderInput()],
  ['GET', orderPath(ID), undefined],
  ['DELETE', orderPath(ID), undefined],
  ['GET', `${orderPath(ID)}/searches`, undefined],
  ['GET', `${orderPath(ID)}/searches/${ID}`, undefined],
  ['PATCH', `${orderPath(ID)}/searches/${ID}`, { searchStatus: 'CANCELLED' }],
];

describe('while the database is away', () => {
  it.each(REQUESTS)('503: %s %s', async (method, path, body) => {
    const answer = await send(method, path, body);
    expect([answer.status, messagesOf(answer)]).toEqual([503, [AWAY]]);
    expect(answer.headers['retry-after']).toBe('1');
  });

  it('200: the process is alive all the same', async () => {
    expect((await send('GET', '/health')).status).toBe(200);
    const metrics = await fetch(`http://127.0.0.1:${opened.door.metricsPort}/metrics`);
    expect(metrics.status).toBe(200);
  });

  it('401: bad tokens are still refused', async () => {
    expect((await opened.door.request('GET', ORDERS, { token: 'a.b.c' })).status).toBe(401);
  });

  it('200 by itself once the database is there', async () => {
    expect((await send('GET', '/ready')).status).toBe(503);
    database.mend();
    expect((await send('GET', '/ready')).status).toBe(200);
    expect((await send('GET', ORDERS)).status).toBe(200);
  });
});

describe('a database that cannot be used', () => {
  const nowhere = (pathname: string, username?: string) => {
    const url = new URL(test.core.config.DATABASE_URL);
    Object.assign(url, { pathname, ...(username && { username }) });
    return url.href;
  };

  it.each<[string, () => Promise<string> | string, number]>([
    ['has no tables', createTestDatabase, 500],
    ['is not there', () => nowhere('/nowhere'), 503],
    ['refuses the login', () => nowhere('/postgres', 'no_such_login'), 503],
  ])('503: a server is not ready whose database %s', async (_what, url, status) => {
    const core = createCore({ ...test.core.config, DATABASE_URL: await url() }, { onError: () => undefined });
    const door = await openDoor(core);
    try {
      expect((await door.request('GET', '/ready')).status).toBe(503);
      expect((await door.request('GET', ORDERS, { token: door.token({ tenant }) })).status).toBe(status);
    } finally {
      await door.close();
      await core.close();
    }
  });
});

describe('when the database goes away', () => {
  it('503 at once, and 200 by itself when it is back, with nothing half done', async () => {
    database.mend();
    for (let round = 0; round < 3; round += 1) {
      const first = await send('POST', ORDERS, orderInput());
      expect(first.status).toBe(201);
      const orders = await test.sql('select id from orders');

      database.cut();
      for (const [method, path, body] of REQUESTS) {
        const answer = await send(method, path, body);
        expect([answer.status, messagesOf(answer)], `${method} ${path}`).toEqual([503, [AWAY]]);
      }

      database.mend();
      const back = await send('GET', first.headers.location ?? '');
      expect([back.status, back.body]).toMatchObject([200, { orderStatus: 'IN_PROGRESS' }]);
      expect((await send('GET', '/ready')).status).toBe(200);
      expect(await test.sql('select id from orders')).toEqual(orders);
    }
  });

  it('503 for the requests under way, those that wait for a connection included', async () => {
    database.mend();
    expect((await send('GET', ORDERS)).status).toBe(200);
    const blocker = test.core.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table orders in access exclusive mode');
    // The others wait for one of their organization's places first.
    const waiting = Array.from({ length: 20 }, () => send('GET', ORDERS));
    const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const places = test.core.config.DATABASE_POOL_SIZE / 2;
    await expect.poll(() => test.sql(blocked), { timeout: 20_000 }).toHaveLength(places);

    database.cut();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(503);

    await blocker.rollbackTransaction();
    await blocker.release();
    database.mend();
    expect((await send('GET', ORDERS)).status).toBe(200);
  });
});
