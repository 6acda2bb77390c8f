import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SEED_STORIES } from '@credence/core';
import { createTestCore, schemaOf } from '@credence/core/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkOut, newestRelease } from '../../../local/src/testing/released-tree.ts';
import { answerSearch } from './testing/answer-search.ts';
import { PROCESS_TIMEOUT, run } from './testing/run.ts';

const release = await newestRelease();
const title = `an upgrade from ${release.version}`;
if (release.missing) process.stderr.write(`SKIPPED: ${title}: ${release.missing}\n`);

describe.skipIf(release.missing)(title, { timeout: PROCESS_TIMEOUT }, () => {
  const database = `upgrade_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${database}` }).href;
  const cleanups: (() => Promise<unknown>)[] = [];
  let environment: Record<string, string>;
  let released: string;
  let files: string;

  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    cleanups.push(() => admin.end());
    await admin.query(`create database ${database}`);
    cleanups.unshift(() => admin.query(`drop database ${database} with (force)`));
    files = await mkdtemp(join(tmpdir(), 'credence-upgrade-'));
    cleanups.unshift(() => rm(files, { recursive: true }));
    environment = {
      DATABASE_URL: url,
      ENVIRONMENT: 'sandbox',
      ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
      FILES_DIRECTORY: files,
    };
    const tree = await checkOut(release);
    cleanups.unshift(tree.remove);
    released = tree.path;
  }, PROCESS_TIMEOUT);
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  }, PROCESS_TIMEOUT);

  /** What the released program prints. */
  async function before(...words: string[]): Promise<unknown> {
    const program = [join(released, 'deploy/cli/src/main.ts'), ...words, '--json'];
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    };
    return JSON.parse((await promisify(execFile)(process.execPath, program, { env })).stdout);
  }

  /** What the present program prints. */
  async function now(...words: string[]): Promise<unknown> {
    const ran = await run([...words, '--json'], { environment });
    expect(ran.exitCode, ran.err).toBe(0);
    return ran.json();
  }

  /** The migrations that the present program finds applied. */
  async function applied(): Promise<{ version: number; state: string }[]> {
    const { migrations } = (await run(['migrate', 'status', '--json'], { environment })).json() as {
      migrations: { version: number; state: string }[];
    };
    return migrations.filter(({ state }) => state === 'APPLIED');
  }

  async function namesInClear(): Promise<boolean> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query('select from applicants where last_name is not null limit 1');
    await client.end();
    return rowCount === 1;
  }

  const SEED = ['seed', '--org', 'acme'];
  const inAll = (orders: number) => ({ orders: Array(orders).fill(expect.anything()) });
  /** As the release counts them. */
  const BEFORE = 9;

  it('keeps what the release wrote, lets it go on meanwhile, and goes back', async () => {
    await before('migrate', 'up');
    const steps = await applied();
    await before('org', 'create', 'acme', '--name', 'Acme Screening');
    const { orders } = (await before(...SEED)) as { orders: { orderId: string; story: string }[] };

    await now('migrate', 'up');
    const fresh = await createTestCore({ postgresUrl: inject('postgresUrl') });
    cleanups.unshift(fresh.close);
    expect(await schemaOf(url)).toEqual(await schemaOf(fresh.core.config.DATABASE_URL));
    const archive = join(files, 'order.zip');
    expect(await now('evidence', orders[0]?.orderId ?? '', '--org', 'acme', '--out', archive)).toMatchObject({
      file: archive,
    });
    const open = orders.find(({ story }) => story === 'silent')?.orderId ?? '';
    expect(await answerSearch(environment, 'acme', open)).toEqual({
      searchStatus: 'COMPLETED',
      records: ['VERIFIED'],
      outcome: 'VERIFIED_NO_DISCREPANCY',
    });
    expect(await now(...SEED)).toMatchObject(inAll(SEED_STORIES.length));
    expect(await before(...SEED)).toMatchObject(inAll(BEFORE));
    expect(await namesInClear()).toBe(true);
    await now('keys', 'seal-names', '--org', 'acme');
    expect(await namesInClear()).toBe(false);
    await now('evidence', orders[0]?.orderId ?? '', '--org', 'acme', '--out', `${archive}-sealed`);
    const down = ['migrate', 'down', '--to', String(steps.at(-1)?.version), '--yes'];
    expect((await run(down, { environment })).err).toContain('keys open-names');
    await now('keys', 'open-names', '--org', 'acme');
    expect(await namesInClear()).toBe(true);
    await now('audit', 'verify', '--org', 'acme');

    expect((await run(down, { environment })).exitCode).toBe(0);
    expect(await applied()).toEqual(steps);
    expect(await before(...SEED)).toMatchObject(inAll(BEFORE));
  });
});
