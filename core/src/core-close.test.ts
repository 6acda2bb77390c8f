import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { startTcpProxy } from '../../local/src/testing/tcp-proxy.ts';
import { createCore } from './core.ts';
import { createTestCore, type TestCore } from './testing/index.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

it('closes soon though its database says nothing any more, and fails what waits for it', async () => {
  const database = await startTcpProxy(test.core.config.DATABASE_URL);
  onTestFinished(database.close);
  const config = { ...test.core.config, DATABASE_URL: database.url };
  // As a worker has it, with every kind of connection.
  const core = createCore(config, { onError: () => undefined, onJob: () => undefined });
  await core.check();
  await core.dataSource.query('select 1');
  database.freeze();
  const asked = expect(core.dataSource.query('select 1')).rejects.toThrow('Connection terminated');
  core.hurry();
  await core.close();
  await asked;
});
