import { createCore } from '@credence/core';
import { createTestCore } from '@credence/core/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startTcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { ORDERS, openDoor } from '../testing/app.ts';

it('200 again long before the limit of silence, once all connections to the database lead nowhere', async () => {
  const test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  onTestFinished(() => test.close());
  const { tenant } = (await test.organization()).organization;
  const database = await startTcpProxy(test.core.config.DATABASE_URL);
  onTestFinished(database.close);
  const core = createCore(
    { ...test.core.config, DATABASE_URL: database.url },
    // Only what Postgres says of its sessions can end them within the time of a test.
    { onError: () => undefined, timeouts: { statementMs: 50_000, doubtMs: 500, silenceMs: 3_600_000 } },
  );
  onTestFinished(() => core.close());
  const door = await openDoor(core);
  onTestFinished(() => door.close());
  // A connection that leads nowhere would not end with the rest.
  onTestFinished(database.cut);
  const list = async () => (await door.request('GET', ORDERS, { token: door.token({ tenant }) })).status;
  const several = () => Promise.all(Array.from({ length: core.config.DATABASE_POOL_SIZE }, list));
  expect(new Set(await several())).toEqual(new Set([200]));

  expect(database.abandon()).toBeGreaterThanOrEqual(core.config.DATABASE_POOL_SIZE);
  await expect.poll(async () => new Set(await several()), { timeout: 20_000 }).toEqual(new Set([200]));
});
