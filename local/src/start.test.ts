import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Credence } from '@credence/sdk';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestToken } from './identity/request-token.ts';
import { closeHttp, listen } from './listen.ts';
import type { StackInfo } from './stack.ts';
import { type Command, runCommand } from './testing/command.ts';
import { freePortsInARow } from './testing/free-ports.ts';
import { descendantsOf, isRunning } from './testing/processes.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { waitFor } from './wait-for.ts';

// Each of these starts several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const READY = 'Ctrl-C stops everything';
const PROGRAM = new URL('../../deploy/cli/src/main.ts', import.meta.url);
let dataDirectory: string;
let port: number;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'start-'));
  port = await freePortsInARow(9);
});

afterAll(() => rm(dataDirectory, { recursive: true }));

function start(environment: Record<string, string> = {}): Command {
  const command = runCommand('start.ts', {
    CREDENCE_DATA_DIR: dataDirectory,
    PORT: String(port),
    ...environment,
  });
  // A test that fails in the middle leaves nothing running.
  onTestFinished(async () => {
    if (await isRunning(command.pid)) process.kill(command.pid, 'SIGKILL');
  });
  return command;
}

async function readInfo(): Promise<StackInfo> {
  return JSON.parse(await readFile(join(dataDirectory, 'stack.json'), 'utf8'));
}

/** Runs what was printed to be pasted, and returns what the last command printed. */
async function paste(lines: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', lines]);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
}

async function expectNoneLeft(pids: number[]): Promise<void> {
  expect(pids.length).toBeGreaterThanOrEqual(4);
  // The watcher beside Postgres ends a moment after the one it watched for.
  await waitFor(
    'the end of all processes',
    async () => !(await Promise.all(pids.map(isRunning))).includes(true),
  );
}

describe.runIf(process.platform === 'linux')('npm start', () => {
  it('shows lines that create an order, is found by the command line, ends with Ctrl-C, and goes on with its data', async () => {
    const first = start({ CREDENCE_SEED: 'off' });
    await first.said(READY);
    const order = first.output().match(/^ {2}TOKEN=[\s\S]*?^ {2}\}'$/m)?.[0] ?? '';
    const created = (await paste(order)) as { verificationOrderId: string };
    expect(created).toEqual({ verificationOrderId: expect.any(String), searchIds: [expect.any(String)] });
    const token = order.slice(0, order.indexOf('\n  curl'));
    const list = first.output().match(/^ {2}curl -s \S+\/orders -H "Authorization: Bearer \$TOKEN"$/m)?.[0];
    expect(await paste(`${token}\n${list}`)).toMatchObject({ data: [{ id: created.verificationOrderId }] });

    const credenceList = [fileURLToPath(PROGRAM), 'org', 'list', '--json'];
    const environment = { PATH: process.env.PATH, CREDENCE_DATA_DIR: dataDirectory };
    const { stdout } = await promisify(execFile)(process.execPath, credenceList, { env: environment });
    const acme = expect.objectContaining({ tenant: 'acme' });
    expect(JSON.parse(stdout).organizations).toContainEqual(acme);

    const { clients, apiUrl, authUrl, audience } = await readInfo();
    const oldToken = await requestToken(`${authUrl}/oauth/token`, clients.acme, audience);

    const pids = (await descendantsOf(first.pid)).map(({ pid }) => pid);
    first.interrupt();
    expect(await first.ended).toBe(0);
    expect(first.output()).toMatch(/\nStopping …\n$/);
    await expectNoneLeft(pids);
    await expect(access(join(dataDirectory, 'stack.json'))).rejects.toThrow(/ENOENT/);

    const second = start();
    await second.said(READY);
    expect(await readInfo()).toMatchObject({ clients, apiUrl });
    const credence = new Credence({ baseUrl: apiUrl, auth: { token: oldToken } });
    const kept = await credence.orders.get(created.verificationOrderId);
    expect(kept.applicant.ssn).toBe('123-45-6789');
    expect((await credence.orders.list()).pagination.total).toBe(1);
    process.kill(second.pid, 'SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('fills an empty console, and is ended in the middle of that too', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'start-seeded-'));
    onTestFinished(() => rm(fresh, { recursive: true }));
    const first = start({ CREDENCE_DATA_DIR: fresh, DATABASE_URL: await createTestDatabase() });
    await first.said('is filled with 200 now, in the background');
    await first.said('The console now has 200 searches, 67 of them assigned');
    first.interrupt();
    expect(await first.ended).toBe(0);

    await rm(fresh, { recursive: true });
    const second = start({ CREDENCE_DATA_DIR: fresh, DATABASE_URL: await createTestDatabase() });
    await second.said(READY);
    second.interrupt();
    expect(await second.ended).toBe(0);
    expect(second.output()).not.toContain('could not be filled');
  });

  it.each([
    ['server', 0],
    ['mailbox page', 2],
  ])('names the %s when its port is taken, and ends with exit code 1', async (part, offset) => {
    const stranger = createServer();
    await listen(stranger, port + offset, '127.0.0.1', 'stranger');
    onTestFinished(() => closeHttp(stranger));
    const command = start();
    expect(await command.ended).toBe(1);
    expect(command.output().split('\n').slice(1)).toEqual([
      `The ${part} cannot start: port ${port + offset} on 127.0.0.1 is taken. ` +
        'Set PORT to another number (0 = any free port for every part).',
      '',
    ]);
  });

  it('ends in order when Ctrl-C comes while it starts', async () => {
    const command = start();
    const pids = await waitFor('Postgres', async () => {
      const found = await descendantsOf(command.pid);
      return found.some(({ commandLine }) => commandLine.includes('postgres')) ? found : undefined;
    });
    command.interrupt();
    expect(await command.ended).toBe(0);
    await waitFor(
      'the end of all processes',
      async () => !(await Promise.all(pids.map(({ pid }) => isRunning(pid)))).includes(true),
    );
    await expect(access(join(dataDirectory, 'stack.json'))).rejects.toThrow(/ENOENT/);
  });
});
