import { createCore } from '@credence/core';
import { createTestCore } from '@credence/core/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startTcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { ORDERS, openDoor } from '../testing/app.ts';

it('503 in a bounded time while the database is there and says nothing, and 200 by itself afterwards', async () => {
  const test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  onTestFinished(() => test.close());
  const { tenant } = (await test.organization()).organization;
  const database = await startTcpProxy(test.core.config.DATABASE_URL);
  onTestFinished(database.close);
  const core = createCore(
    { ...test.core.config, DATABASE_URL: database.url },
    { onError: () => undefined, timeouts: { statementMs: 50_000, doubtMs: 500, silenceMs: 2_000 } },
  );
  onTestFinished(() => core.close());
  const door = await openDoor(core);
  onTestFinished(() => door.close());
  const list = async () => (await door.request('GET', ORDERS, { token: door.token({ tenant }) })).status;
  const several = () => Promise.all(Array.from({ length: core.config.DATABASE_POOL_SIZE }, list));
  expect(new Set(await several())).toEqual(new Set([200]));

  database.freeze();
  expect(new Set(await several())).toEqual(new Set([503]));
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
  expect(new Set(await several())).toEqual(new Set([200]));
  expect(await readiness()).toEqual({ status: 200, isSoon: true });
});
