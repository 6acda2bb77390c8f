import { createCore } from '@credence/core';
import { expect, it, onTestFinished } from 'vitest';
import { startTcpProxy } from '../../../local/src/testing/tcp-proxy.ts';
import { run } from './testing/run.ts';
import { type Service, useService } from './testing/use-service.ts';

let service: Service;
useService((used) => {
  service = used;
});

it('waits for a database that takes longer to answer than a server would wait', async () => {
  const proxy = await startTcpProxy(service.environment.DATABASE_URL ?? '');
  const server = createCore(
    { ...service.test.core.config, DATABASE_URL: proxy.url },
    { onError: () => undefined },
  );
  onTestFinished(async () => {
    await server.close();
    await proxy.close();
  });
  proxy.freeze();
  const listing = run(['org', 'list', '--json'], {
    environment: { ...service.environment, DATABASE_URL: proxy.url },
  });
  await expect(server.check()).rejects.toThrow();
  proxy.thaw();
  expect(await listing).toMatchObject({ exitCode: 0, err: '' });
});
