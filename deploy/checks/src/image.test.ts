import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../local/src/listen.ts';
import { sharedTemporary } from '../../../local/src/postgres/shared-temporary.ts';
import { type Account, succeeds, unprivilegedAccount } from '../../../local/src/postgres/unprivileged.ts';
import { until } from '../../../worker/src/testing/until.ts';
import { type BuiltImage, buildImage } from './testing/build-image.ts';
import { readStages } from './testing/dockerfile.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
/** Console and bundle are built, on a machine that runs other tests meanwhile. */
const BUILD_MS = 240_000;
/** Two processes read all their sources at once, on a machine that runs other tests meanwhile. */
const START_MS = 90_000;

interface Manifest {
  workspaces: string[];
  devDependencies: Record<string, string>;
}
const manifest = async () => JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8')) as Manifest;

describe('the Dockerfile', () => {
  it('knows every room that the lock file names', async () => {
    const [packages] = await readStages(REPOSITORY);
    const copied = packages?.instructions.map(({ rest }) => /^(\S+)\/package\.json /.exec(rest)?.[1]);
    expect(copied?.filter(Boolean).toSorted()).toEqual((await manifest()).workspaces.toSorted());
  });

  it('runs on the Node that the repository is pinned to, in every stage', async () => {
    const { devDependencies } = await manifest();
    const bases = new Set((await readStages(REPOSITORY)).map(({ base }) => base));
    expect([...bases]).toEqual([`node:${devDependencies.node}-slim`]);
  });

  it('leaves root behind', async () => {
    const stage = (await readStages(REPOSITORY)).at(-1);
    expect(stage?.instructions.find(({ word }) => word === 'USER')?.rest).toBe('node');
  });
});

describe('what the Dockerfile builds', { timeout: BUILD_MS }, () => {
  let directory: string;
  let image: BuiltImage;
  /** Who it runs as, for root: not the owner of any of it. */
  let account: Account | undefined;
  let environment: Record<string, string>;
  const running: ChildProcess[] = [];
  const database = `image_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    account = await unprivilegedAccount('/');
    directory = await mkdtemp(join(sharedTemporary(account), 'credence-image-'));
    image = await buildImage(REPOSITORY, directory);
    const bin = await nodeWithinReach();
    spawnSync('chmod', ['-R', 'go=rX', directory]);
    await asOwner(`create database ${database}`);
    const files = join(directory, 'files');
    await mkdir(files);
    if (account) await chown(files, account.uid, account.gid);
    const databaseUrl = new URL(inject('postgresUrl'));
    databaseUrl.pathname = `/${database}`;
    environment = {
      ...image.environment,
      PATH: `${bin}:/usr/bin:/bin`,
      DATABASE_URL: databaseUrl.href,
      ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
      FILES_DIRECTORY: files,
      HOST: '127.0.0.1',
      PORT: String(await freePort('127.0.0.1')),
      METRICS_PORT: String(await freePort('127.0.0.1')),
      AUTH_ISSUER: 'https://login.credence.test/',
      AUTH_AUDIENCE: 'https://api.credence.test',
      AUTH_JWKS_URL: 'https://login.credence.test/jwks.json',
      PUBLIC_URL: 'https://api.credence.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
      // The login of the tests owns the database.
      ALLOW_SUPERUSER: 'true',
      MAIL_FROM: 'verifications@credence.test',
      REPLY_DOMAIN: 'reply.credence.test',
    };
  }, BUILD_MS);

  afterAll(async () => {
    for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
    await asOwner(`drop database if exists ${database} with (force)`);
    await rm(directory, { recursive: true, force: true });
  });

  /** The directory of this Node, or of a copy where only root may enter it. */
  async function nodeWithinReach(): Promise<string> {
    if (succeeds('"$0" --version', process.execPath, account)) return dirname(process.execPath);
    const bin = join(directory, 'bin');
    await mkdir(bin);
    await copyFile(process.execPath, join(bin, 'node'));
    await chmod(join(bin, 'node'), 0o755);
    return bin;
  }

  async function asOwner(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  function start(command: string[], changes: Record<string, string> = {}): ChildProcess {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      ...account,
      cwd: image.directory,
      env: { ...environment, ...changes },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.push(child);
    return child;
  }
  const codeOf = async (child: ChildProcess) => (await once(child, 'exit'))[0] as number | null;
  const answers = (port: string | undefined, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const isHealthy = async (changes: Record<string, string>) =>
    (await codeOf(start(image.healthCheck, changes))) === 0;

  it('holds its programs, what they read, and nothing else', async () => {
    const names = (await readdir(image.directory)).filter((name) => !/\.(js|js\.map|LEGAL\.txt)$/.test(name));
    expect(names.toSorted()).toEqual([
      'LICENSE',
      'entrypoint.sh',
      'files',
      'is-healthy.ts',
      'node-environment',
      'node-options',
      'package.json',
    ]);
  });

  it('is built with nothing that needs its install script, which npm does not run there', () => {
    // One would report that it is installed, the other saves the start of a Node for its command line.
    expect(image.withInstallScript.toSorted()).toEqual(['node_modules/@scarf/scarf', 'node_modules/esbuild']);
  });

  it('stays small: at most 50 MB beside Node', () => {
    const { stdout } = spawnSync('du', ['-sb', image.directory]);
    expect(Number.parseInt(String(stdout), 10)).toBeLessThan(50e6);
  });

  it('migrates an empty database, then serves and works as somebody who owns none of it', async () => {
    expect(await codeOf(start([...image.entrypoint, 'migrate']))).toBe(0);
    const server = start([...image.entrypoint, 'server'], { METRICS_PORT: '0' });
    const worker = start([...image.entrypoint, 'worker']);
    await until('the server', () => answers(environment.PORT, '/health'), START_MS);
    await until('the worker', () => answers(environment.METRICS_PORT, '/health'), START_MS);
    expect(await answers(environment.PORT, '/ready')).toBe(true);
    expect(await answers(environment.PORT, '/openapi.json')).toBe(true);
    expect(await answers(environment.PORT, '/docs/guides/first-order')).toBe(true);

    // In a container only one of the two listens.
    expect(await isHealthy({ METRICS_PORT: '1' })).toBe(true);
    expect(await isHealthy({ PORT: '1' })).toBe(true);
    expect(await isHealthy({ PORT: '1', METRICS_PORT: '2' })).toBe(false);

    const ended = Promise.all([codeOf(server), codeOf(worker)]);
    server.kill('SIGTERM');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, 0]);
  });
});
