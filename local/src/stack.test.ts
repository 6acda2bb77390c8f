import { access, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Credence } from '@credence/sdk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoOrder } from './demo/demo-order.ts';
import type { ClientName } from './settings.ts';
import { type Stack, startStack } from './stack.ts';
import { descendantsOf, isRunning, serviceBelow } from './testing/processes.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { waitFor } from './wait-for.ts';

// Each of these starts several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDirectory: string;
let databaseUrl: string;
let stack: Stack;
const said: string[] = [];

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'stack-'));
  databaseUrl = await createTestDatabase();
  stack = await startStack({ dataDirectory, port: 0, databaseUrl, say: (line) => said.push(line) });
});

afterAll(async () => {
  await stack.stop();
  await rm(dataDirectory, { recursive: true });
});

function clientOf(name: ClientName): Credence {
  const { apiUrl, authUrl, audience, clients } = stack.info;
  const { clientId, clientSecret } = clients[name];
  return new Credence({
    baseUrl: apiUrl,
    auth: { authUrl, audience, clientId, clientSecret },
  });
}

const newOrder = (address = 'hr@contoso.example') => demoOrder(address, new Date());

/** The e-mail to this address, once the worker has sent it. */
async function mailTo(address: string): Promise<unknown> {
  return waitFor(`a mail to ${address}`, async () => {
    const response = await fetch(`${stack.info.mailboxUrl}/api/messages`);
    const mails = (await response.json()) as { envelope: { to: string[] } }[];
    return mails.find(({ envelope }) => envelope.to.includes(address));
  });
}

describe('a running stack', () => {
  it('is found through stack.json, which only its owner reads', async () => {
    const path = join(dataDirectory, 'stack.json');
    const info = JSON.parse(await readFile(path, 'utf8'));
    expect(info).toEqual(stack.info);
    const url = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
    const client = (tenant: string | null) => ({
      clientId: expect.stringMatching(/./),
      clientSecret: expect.stringMatching(/^\S{20,}$/),
      tenant,
    });
    expect(info).toEqual({
      apiUrl: url,
      authUrl: url,
      audience: 'https://api.credence.local',
      mailboxUrl: url,
      inboundMailUrl: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
      inboxUrl: url,
      telephonyUrl: url,
      settings: expect.objectContaining({
        DATABASE_URL: databaseUrl,
        ENCRYPTION_KEYS: expect.stringMatching(/^1:/),
        FILES_DIRECTORY: join(dataDirectory, 'files'),
      }),
      clients: {
        acme: client('acme'),
        globex: client('globex'),
        noTenant: client(null),
        unknownTenant: client('nowhere'),
        inactive: client('initech'),
        suspended: client('hooli'),
      },
    });
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('uses the Postgres it was given and starts none', async () => {
    const { verificationOrderId } = await clientOf('acme').orders.create(newOrder());
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query('select id from orders where id = $1', [verificationOrderId]);
    expect(rows).toEqual([{ id: verificationOrderId }]);
    expect(await readdir(dataDirectory)).not.toContain('postgres');
  });

  it.each<[ClientName, number, number]>([
    ['acme', 200, 201],
    ['globex', 200, 201],
    ['noTenant', 401, 401],
    ['unknownTenant', 401, 401],
    ['inactive', 401, 401],
    ['suspended', 200, 403],
  ])('answers %s with %i for reading and %i for writing', async (name, reading, writing) => {
    const statusOf = (work: Promise<unknown>, good: number) =>
      work.then(
        () => good,
        (error: { status: number }) => error.status,
      );
    const { orders } = clientOf(name);
    expect(await statusOf(orders.list(), 200)).toBe(reading);
    expect(await statusOf(orders.create(newOrder()), 201)).toBe(writing);
  });

  it('refuses a second one on its data directory', async () => {
    const second = startStack({ dataDirectory, port: 0, databaseUrl, say: () => undefined });
    await expect(second).rejects.toThrow(`Credence already runs on ${dataDirectory}, as process`);
    await expect(clientOf('acme').orders.list()).resolves.toHaveProperty('data');
  });
});

describe.runIf(process.platform === 'linux')('its processes', () => {
  it.each(['server', 'worker'] as const)('a killed %s comes back and goes on', async (room) => {
    const killed = await waitFor(`the ${room}`, () => serviceBelow(process.pid, room));
    process.kill(killed, 'SIGKILL');
    await waitFor(`another ${room}`, async () => {
      const successor = await serviceBelow(process.pid, room);
      return successor !== killed && successor;
    });
    expect(said).toContain(`The ${room} ended (SIGKILL); starting it again`);
    await waitFor('the API', () =>
      fetch(`${stack.info.apiUrl}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const address = `after-the-${room}@contoso.example`;
    await clientOf('acme').orders.create(newOrder(address));
    await mailTo(address);
  });

  it('are all gone after the stop, even one that was just starting again', async () => {
    const before = await descendantsOf(process.pid);
    const worker = await waitFor('the worker', () => serviceBelow(process.pid, 'worker'));
    process.kill(worker, 'SIGKILL');
    await waitFor('the next worker', () => said.includes('The worker ended (SIGKILL); starting it again'));
    await stack.stop();
    const left = await Promise.all(before.map(({ pid }) => isRunning(pid)));
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(left).not.toContain(true);
    expect(await serviceBelow(process.pid, 'worker')).toBeUndefined();
    await expect(access(join(dataDirectory, 'stack.json'))).rejects.toThrow(/ENOENT/);
    const { apiUrl, authUrl, mailboxUrl, inboxUrl, telephonyUrl } = stack.info;
    for (const url of [apiUrl, authUrl, mailboxUrl, inboxUrl, telephonyUrl]) {
      await expect(fetch(url)).rejects.toThrow('fetch failed');
    }
  });
});
