import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../local/src/listen.ts';
import { unprivilegedAccount } from '../../../local/src/postgres/unprivileged.ts';
import { waitFor } from '../../../local/src/wait-for.ts';

/** Whose a connection to Postgres is: of one client as long as it stays, or of the client that has a transaction. */
export type PoolMode = 'session' | 'transaction';

export interface PgBouncer {
  /** Instead of the database's own URL. */
  url: string;
  stop(): Promise<void>;
}

export interface PgBouncerOptions {
  directory: string;
  mode: PoolMode;
  /** With the login and password that clients use, too. */
  databaseUrl: string;
  /** Connections to Postgres, for all clients together. */
  poolSize: number;
}

/** The program on this machine, or the one that `PGBOUNCER` names. */
const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';
const START_MS = 5_000;

/** @returns major and minor version, or undefined where there is no PgBouncer */
export function pgBouncerVersion(): [major: number, minor: number] | undefined {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return major && minor ? [Number(major), Number(minor)] : undefined;
}

/** Starts a real PgBouncer on 127.0.0.1, also for root, set up as docs/OPERATIONS.md says. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
  const { mode, poolSize } = options;
  const directory = join(options.directory, `pgbouncer-${mode}`);
  await mkdir(directory);
  const { hostname, port: postgresPort, username, password, pathname } = new URL(options.databaseUrl);
  const port = await freePort('127.0.0.1');
  const users = join(directory, 'users.txt');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const settings = join(directory, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = users.txt
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 500
max_prepared_statements = 200
ignore_startup_parameters = options,role,idle_in_transaction_session_timeout
`.replace(/^max_prepared_statements.*\n/m, knowsPreparedStatements() ? '$&' : ''),
  );
  const account = await unprivilegedAccount(directory);
  if (account) for (const path of [directory, users, settings]) await chown(path, account.uid, account.gid);
  const child = spawn(PROGRAM, ['-q', 'pgbouncer.ini'], {
    ...account,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor('PgBouncer', () => isListening(port), START_MS);
  const url = new URL(options.databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/** From 1.21 on, prepared statements find their way to whichever connection a transaction gets. */
export function knowsPreparedStatements(): boolean {
  const [major, minor] = pgBouncerVersion() ?? [0, 0];
  return major > 1 || (major === 1 && minor >= 21);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}
