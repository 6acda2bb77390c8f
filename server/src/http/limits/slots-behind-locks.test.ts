import { once } from 'node:events';
import { connect } from 'node:net';
import { contract } from '@credence/contract';
import { orderInput } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, ORDERS, searchPath, startTestApp, type TestApp } from '../../testing/app.ts';

describe('an organization whose writes wait for a lock', () => {
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
  function send(caller: Caller, method: string, path: string, sent: unknown, key = '') {
    const body = JSON.stringify(sent);
    const socket = connect(app.port, '127.0.0.1').on('error', () => undefined);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: credence.test',
      `Authorization: Bearer ${caller.token}`,
      'Content-Type: application/json',
      ...(key === '' ? [] : [`Idempotency-Key: ${key}`]),
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    return { socket, answered: once(socket, 'data') };
  }

  it('does its other work beside tests of webhooks, which take none of its slots', async () => {
    const body = { target: { url: 'http://127.0.0.1:1/' }, searchType: 'EMPLOYMENT' };
    const { DATABASE_POOL_SIZE: size } = app.test.core.config;
    const tests = Array.from({ length: size / 2 }, () =>
      send(app.active, 'POST', contract.webhookTests.send.path, body),
    );
    const sent = () => app.test.sql('select 1 from webhook_deliveries');
    await expect.poll(sent, { timeout: 20_000 }).toHaveLength(size / 2);
    expect((await app.active.request('GET', ORDERS)).status).toBe(200);
    for (const { socket } of tests) socket.destroy();
    const ended = () => app.log.lines().filter(({ status }) => status === 499);
    await expect.poll(ended, { timeout: 20_000 }).toHaveLength(size / 2);
  });

  it.each([
    ['their senders wait for them', false],
    ['their senders hang up, and others come in their slot', true],
  ])('leaves connections to the others while %s', async (_, hangsUp) => {
    const { DATABASE_POOL_SIZE: size } = app.test.core.config;
    const { orderId, searchIds } = await app.active.order();
    const path = searchPath(orderId, searchIds[0] ?? '');
    const blocker = app.test.core.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query(`set local credence.organization_id = '${app.active.context.organization.id}'`);
    await blocker.query('select 1 from searches where id = $1 for update', [searchIds[0]]);

    const writers = Array.from({ length: 3 * size }, () =>
      send(app.active, 'PATCH', path, { searchStatus: 'CANCELLED' }),
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

  it('does its other work beside more orders that are being created than it has slots', async () => {
    const size = app.test.core.config.DATABASE_POOL_SIZE;
    const caller = app.caller(await app.test.organization());
    const blocker = app.test.core.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table applicants in share mode');
    const creating = Array.from({ length: size }, () => send(caller, 'POST', ORDERS, orderInput()));
    await expect.poll(waitingForLocks, { timeout: 20_000 }).toHaveLength(1);
    expect((await caller.request('GET', ORDERS)).status).toBe(200);
    await blocker.rollbackTransaction();
    await blocker.release();
    for (const { socket, answered } of creating) {
      expect(String(await answered)).toMatch(/^HTTP\/1.1 201 /);
      socket.destroy();
    }
  });

  it.each([
    ['looked up, and makes no orders for them', 'access exclusive', 0],
    ['kept with their orders', 'share', 1],
  ])('leaves connections to the others while keys of who hung up are %s', async (_, mode, ordersEach) => {
    const size = app.test.core.config.DATABASE_POOL_SIZE;
    const caller = app.caller(await app.test.organization());
    const create = (key: string) => send(caller, 'POST', ORDERS, orderInput(), key);
    const { id } = caller.context.organization;
    const ended = () => app.log.lines().filter((line) => line.status === 499 && line.organizationId === id);
    const blocker = app.test.core.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query(`lock table idempotency_keys in ${mode} mode`);

    // All that create orders have one connection, whatever it waits for.
    const first = Array.from({ length: size / 2 }, (_, n) => create(`first ${n}`));
    await expect.poll(waitingForLocks, { timeout: 20_000 }).toHaveLength(1);
    const others = Array.from({ length: size }, (_, n) => create(`other ${n}`));
    for (const { socket } of first) socket.destroy();
    await expect.poll(ended, { timeout: 20_000 }).toHaveLength(size / 2);

    expect((await app.other.request('GET', ORDERS)).status).toBe(200);
    expect(await waitingForLocks()).toHaveLength(1);

    await blocker.rollbackTransaction();
    await blocker.release();
    for (const { answered } of others) expect(String(await answered)).toMatch(/^HTTP\/1.1 201 /);
    for (const { socket } of others) socket.destroy();
    const orders = () => app.test.sql('select 1 from orders where organization_id = $1', [id]);
    await expect.poll(orders, { timeout: 20_000 }).toHaveLength(size + (ordersEach * size) / 2);
  });
});
