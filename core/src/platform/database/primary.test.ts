import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestCore } from '../../testing/index.ts';
import { connect, createDataSource } from './data-source.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { watchDatabase } from './database-watch.ts';
import { clientOf, primaryUrl } from './primary.ts';

/** A host that takes connections and never says a word. */
async function silentHost(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A host at which nothing listens. */
async function deadHost(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `127.0.0.1:${port}`;
}

const withHosts = (url: string, ...others: string[]) => {
  const { host } = new URL(url);
  return url.replace(host, [...others, host].join(','));
};

it('leaves a single host unasked', async () => {
  const url = `postgres://app@${await deadHost()}/c`;
  expect(await primaryUrl(url)).toBe(url);
});

it('finds the host that takes changes, and lets every connection of a process go there', async () => {
  const test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  onTestFinished(test.close);
  const only = test.core.config.DATABASE_URL;
  const url = withHosts(only, await deadHost(), await silentHost());
  expect(await primaryUrl(url)).toBe(only);

  const settings = { ...test.core.config, DATABASE_URL: url };
  const dataSource = createDataSource(settings, { entities: [], onError: () => undefined });
  await connect(dataSource, settings);
  onTestFinished(() => dataSource.destroy());
  const watch = watchDatabase(settings, { onError: () => undefined });
  onTestFinished(watch.close);
  await watch.check();
  const listener = new (clientOf(url))({ connectionString: only });
  await listener.connect();
  onTestFinished(() => listener.end());
  const port = Number(new URL(only).port);
  expect(await dataSource.query('select inet_server_port() as port')).toEqual([{ port }]);
  expect((await listener.query('select inet_server_port() as port')).rows).toEqual([{ port }]);
});

it('counts as a database that is away when no host takes changes', async () => {
  const url = `postgres://app@${await deadHost()},${await silentHost()}/c`;
  const refused = await primaryUrl(url).catch((error: unknown) => error);
  expect(refused).toMatchObject({ message: 'None of the 2 hosts of the database takes changes' });
  expect(isDatabaseUnavailable(refused)).toBe(true);
});

it('finds it for those who connect while the last connection of before ends', async () => {
  const test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  onTestFinished(test.close);
  const only = test.core.config.DATABASE_URL;
  const Client = clientOf(withHosts(only, await deadHost()));
  const comeAndGo = async () => {
    for (let times = 0; times < 20; times += 1) {
      const client = new Client({ connectionString: only });
      await client.connect();
      await client.end();
    }
  };
  await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);
});
