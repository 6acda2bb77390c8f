import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../listen.ts';
import { isRunning } from '../testing/processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let root: string;
let dataDirectory: string;

beforeAll(async () => {
  // mkdtemp makes a directory that only its owner may enter, which is what a home looks like too.
  root = await mkdtemp(join(tmpdir(), 'postgres-'));
  dataDirectory = join(root, 'data');
});

afterAll(() => rm(root, { recursive: true }));

const start = (port = 0) => startEmbeddedPostgres({ dataDirectory, port, durable: false });

async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Runs `body` with a started `postgres` in a process of its own, leading a group as a terminal's job does. */
function startElsewhere(body: string): ChildProcess {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'));
  const options = JSON.stringify({ dataDirectory, durable: false });
  const script = `import { startEmbeddedPostgres } from ${module};
    import { Client } from 'pg';
    const postgres = await startEmbeddedPostgres(${options});
    ${body}
    process.stdout.write('started\\n');`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

const lock = () => join(dataDirectory, 'cluster/postmaster.pid');

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(lock(), 'utf8'), 10);
}

/** A server that ended in order has taken its lock away. */
function endedInOrder(): Promise<void> {
  return expect.poll(() => existsSync(lock())).toBe(false);
}

describe('startEmbeddedPostgres', () => {
  it('keeps data and password over a restart, orders by code point and listens on loopback only', async () => {
    const first = await start();
    await query(first.url, `create table word (it text); insert into word values ('ä'), ('b'), ('Z'), ('a')`);
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select it from word order by it')).toEqual([['Z'], ['a'], ['b'], ['ä']]);
    expect(
      await query(second.url, `select upper('ä'), current_database(), current_setting('listen_addresses')`),
    ).toEqual([['Ä', 'credence', '127.0.0.1']]);
    await second.stop();
    await second.stop();
    expect((await stat(join(dataDirectory, 'superuser-password'))).mode & 0o777).toBe(0o600);
  });

  it('makes another database on the same data, is durable unless told otherwise, and has no socket', async () => {
    const postgres = await startEmbeddedPostgres({ dataDirectory, database: 'od"d' });
    const settings = `select current_database(), current_setting('fsync'), current_setting('max_connections'),
      current_setting('unix_socket_directories')`;
    expect(await query(postgres.url, settings)).toEqual([['od"d', 'on', '200', '']]);
    await postgres.stop();
  });

  it('refuses a wrong password', async () => {
    const postgres = await start();
    const url = new URL(postgres.url);
    url.password = 'wrong';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password/);
    await postgres.stop();
  });

  it('names the process and the directory when a server runs there already', async () => {
    const postgres = await start();
    const pid = await serverPid();
    await expect(start()).rejects.toThrow(new RegExp(`runs on .*${dataDirectory}/cluster as process ${pid}`));
    expect(await query(postgres.url, 'select 1')).toEqual([[1]]);
    await postgres.stop();
  });

  it('names the port when it is taken', async () => {
    const server = createServer();
    const port = await listen(server, 0, '127.0.0.1', 'test');
    await expect(start(port)).rejects.toThrow(
      new RegExp(`database cannot start: port ${port} on 127\\.0\\.0\\.1 is taken\\. Set PORT`),
    );
    await new Promise((resolve) => server.close(resolve));
  });

  it('passes on what Postgres says when it does not start', async () => {
    const configuration = join(dataDirectory, 'cluster/postgresql.auto.conf');
    const before = await readFile(configuration);
    await appendFile(configuration, 'no_such_setting = 1\n');
    await expect(start()).rejects.toThrow(/no_such_setting/);
    await writeFile(configuration, before);
  });

  it('leaves a directory alone that holds something else', async () => {
    const foreign = join(root, 'foreign');
    await mkdir(join(foreign, 'photos'), { recursive: true });
    const before = await stat(foreign);
    await expect(startEmbeddedPostgres({ dataDirectory: foreign })).rejects.toThrow(/it holds photos/);
    expect((await stat(foreign)).uid).toBe(before.uid);
  });
});

describe('after a crash', () => {
  it('starts at once on the data of a server that was killed', async () => {
    const killed = await start();
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    // A busy machine takes its time to end it.
    await expect.poll(() => isRunning(pid)).toBe(false);
    const postgres: EmbeddedPostgres = await start();
    expect(await query(postgres.url, 'select count(*)::int from word')).toEqual([[4]]);
    await postgres.stop();
    await killed.stop();
  });

  it('starts when another process has got the number of the server that is gone', async () => {
    const other = spawn('sleep', ['60']);
    await writeFile(
      join(dataDirectory, 'cluster/postmaster.pid'),
      `${other.pid}\n${dataDirectory}/cluster\n1\n5432\n\n127.0.0.1\n`,
    );
    // Postgres has to read it, whatever our umask is.
    await chmod(lock(), 0o644);
    const postgres = await start();
    expect(await query(postgres.url, 'select 1')).toEqual([[1]]);
    await postgres.stop();
    other.kill();
  });

  it('starts where making the cluster was interrupted', async () => {
    const interrupted = join(root, 'interrupted');
    await mkdir(join(interrupted, 'cluster.partial/base'), { recursive: true });
    await writeFile(join(interrupted, 'superuser-password'), 'half');
    const postgres = await startEmbeddedPostgres({ dataDirectory: interrupted, durable: false });
    expect(await query(postgres.url, 'select 1')).toEqual([[1]]);
    await postgres.stop();
  });
});

describe('when the process that started it ends', () => {
  it.each<[string, string, NodeJS.Signals | undefined]>([
    ['by kill -9', '', 'SIGKILL'],
    ['by a signal it does not handle', '', 'SIGINT'],
    ['by process.exit', 'process.exit(0);', undefined],
  ])('%s, the server ends too', async (_name, body, signal) => {
    const starter = startElsewhere(body);
    const ended = once(starter, 'exit');
    if (signal !== undefined) {
      await once(starter.stdout ?? starter, 'data');
      starter.kill(signal);
    }
    await ended;
    await endedInOrder();
  });

  it('Ctrl-C leaves it running until the one who started it stops it', async () => {
    const starter = startElsewhere(`process.once('SIGINT', async () => {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      process.stdout.write((await client.query("select 'still here' as it")).rows[0].it);
      await client.end();
      await postgres.stop();
    });`);
    const output = starter.stdout;
    if (output === null || starter.pid === undefined) throw new Error('The process did not start');
    await once(output, 'readable');
    process.kill(-starter.pid, 'SIGINT');
    expect(await text(output)).toContain('still here');
    await endedInOrder();
  });
});
