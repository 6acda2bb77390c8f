import { createCore } from '@credence/core';
import { createTestCore, type TestCore } from '@credence/core/testing';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { startTcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { ORDERS, openDoor } from '../testing/app.ts';

let test: TestCore;
let tenant: string;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  tenant = (await test.organization()).organization.tenant;
});
afterAll(() => test.close());

/**
 * A door whose way to the database can fall silent, and as many connections to it as it keeps.
 * @param silenceMs how long the database may say nothing
 */
async function openSilentDoor(silenceMs: number) {
  const database = await startTcpProxy(test.core.config.DATABASE_URL);
  onTestFinished(database.close);
  const core = createCore(
    { ...test.core.config, DATABASE_URL: database.url },
    {
      onError: () => undefined,
      timeouts: { statementMs: 50_000, doubtMs: 500, silenceMs, connectMs: 1_000 },
    },
  );
  onTestFinished(() => core.close());
  const door = await openDoor(core);
  onTestFinished(() => door.close());
  // A connection that leads nowhere would not end with the rest.
  onTestFinished(database.cut);
  const connections = core.config.DATABASE_POOL_SIZE;
  const list = async () => (await door.request('GET', ORDERS, { token: door.token({ tenant }) })).status;
  const several = async () => new Set(await Promise.all(Array.from({ length: connections }, list)));
  expect(await several()).toEqual(new Set([200]));
  return { database, door, connections, list, several };
}

it('503 in a bounded time while the database is there and says nothing, and 200 by itself afterwards', async () => {
  const { database, door, list, several } = await openSilentDoor(1_000);
  database.freeze();
  expect(await several()).toEqual(new Set([503]));
  const readiness = async () => {
    const before = performance.now();
    const { status } = await door.request('GET', '/ready');
    return { status, isSoon: performance.now() - before < 2_000 };
  };
  expect(await readiness()).toEqual({ status: 503, isSoon: true });
  // By now on a new connection.
  expect(await list()).toBe(503);

  // What was held back comes now, to connections on which no request waits any more.
  database.thaw();
  await expect.poll(list, { timeout: 20_000 }).toBe(200);
  expect(await several()).toEqual(new Set([200]));
  expect(await readiness()).toEqual({ status: 200, isSoon: true });
});

it('200 again long before the limit of silence, once all connections to the database lead nowhere', async () => {
  // Only what Postgres says of its sessions can end them within the time of a test.
  const { database, connections, several } = await openSilentDoor(3_600_000);
  // As many as requests of one organization have at a time.
  expect(database.abandon()).toBeGreaterThanOrEqual(connections / 2);
  await expect.poll(several, { timeout: 20_000 }).toEqual(new Set([200]));
});
