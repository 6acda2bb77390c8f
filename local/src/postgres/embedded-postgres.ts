import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { listen, portProblem } from '../listen.ts';
import { type Cluster, collectErrors, openCluster } from './postgres-cluster.ts';

const HOST = '127.0.0.1';
/** How long Postgres may take to end in order before it is told to drop everything. */
const STOP_MILLISECONDS = 20_000;
/** Settings that trade the data's survival of a crash for speed. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** What it says when it can be asked; a standby, that it can only be read. */
const READY = /database system is ready to accept (read-only )?connections/;
/** How long the processes of a killed server may take to notice that it is gone. */
const ORPHAN_MILLISECONDS = 10_000;

export interface EmbeddedPostgresOptions {
  /** Made when it is not there; it holds the cluster and the superuser's password. */
  dataDirectory: string;
  /** Default 0 = any free one. */
  port?: number;
  /** Made when it is not there. Default `credence`. */
  database?: string;
  /** Default true; false trades the data's survival of a crash for speed, which is right for tests. */
  durable?: boolean;
  /** Further settings of the server, as `name=value`. */
  settings?: readonly string[];
}

export interface EmbeddedPostgres {
  /** Of the superuser, with its password, for the database asked for. */
  url: string;
  port: number;
  /** Ends the server in order and resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it at once, as `pg_ctl stop -m immediate` does: the next start has to recover. */
  crash(): Promise<void>;
}

/**
 * Starts a Postgres server of our own on 127.0.0.1, also for root. It ends with `stop()`, and by itself when this
 * process is gone, however that came; no signal of this process is handled here, and Ctrl-C does not reach it.
 * Throws with what Postgres said when it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDirectory, database = 'credence', durable = true } = options;
  const cluster = await openCluster(dataDirectory, durable);
  const fixed = [...(options.settings ?? []), ...(durable ? [] : FAST)];
  const { child, port } = await start(cluster, options.port ?? 0, fixed);
  const stop = () => end(child);
  const url = (name: string) =>
    `postgres://postgres:${cluster.password}@${HOST}:${port}/${encodeURIComponent(name)}`;
  try {
    await ensureDatabase(url('postgres'), database);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url(database), port, stop, crash: () => end(child, 'SIGQUIT') };
}

/** Tries again where waiting or another port helps: orphans of a killed server, or a free port that was taken since. */
async function start(
  cluster: Cluster,
  port: number,
  settings: readonly string[],
): Promise<{ child: ChildProcess; port: number }> {
  const giveUpAt = performance.now() + ORPHAN_MILLISECONDS;
  for (;;) {
    const used = port === 0 ? await freePort() : port;
    const child = launch(cluster, used, settings);
    const errors = collectErrors(child);
    if (await isReady(child, errors)) {
      child.stderr?.removeAllListeners('data').resume();
      return { child, port: used };
    }
    const said = errors();
    const portTaken = said.includes('Address already in use');
    const waitingHelps = said.includes('pre-existing shared memory block') || (portTaken && port === 0);
    if (!waitingHelps || performance.now() > giveUpAt) {
      const taken = portTaken ? portProblem('EADDRINUSE', used, HOST, 'database') : undefined;
      throw taken ?? new Error(`Postgres did not start on ${cluster.path}. It said:\n${said}`);
    }
    await delay(50);
  }
}

function launch(cluster: Cluster, port: number, settings: readonly string[]): ChildProcess {
  // The password opens the port; a socket would be a second way in, and its path may be too long for the system.
  const all = [`listen_addresses=${HOST}`, 'unix_socket_directories=', 'max_connections=200', ...settings];
  const child = cluster.launch(
    ['-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    // A group of its own, so that Ctrl-C in the terminal leaves it to the one who started it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  endWithThisProcess(child);
  return child;
}

/** A shell that waits for the end of a pipe which only this process holds open: that works for kill -9 too. */
function endWithThisProcess(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.once('error', () => child.kill('SIGINT'));
  watcher.unref();
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  child.once('exit', () => watcher.kill('SIGKILL'));
}

/** False when it ended instead. */
async function isReady(child: ChildProcess, errors: () => string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(false));
    child.stderr?.on('data', () => {
      if (READY.test(errors())) resolve(true);
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_MILLISECONDS);
  await ended;
  clearTimeout(impatient);
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, HOST, 'database');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function ensureDatabase(url: string, database: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
