import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exists } from '../exists.ts';
import { requireSpace } from './disk-space.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { type Account, ownName, unprivilegedAccount } from './unprivileged.ts';

const CLUSTER = 'cluster';
const PARTIAL = 'cluster.partial';
const PASSWORD = 'superuser-password';
/** A new cluster takes 40; its log and what a first day leaves grow beside it. */
const CLUSTER_MB = 512;

/** A directory with a database cluster in it, ready for a server to be started on it. */
export interface Cluster {
  /** What Postgres calls its data directory; absolute. */
  path: string;
  /** Of the superuser `postgres`. */
  password: string;
  /** Starts the server with these arguments besides its data directory. */
  launch(args: readonly string[], options: SpawnOptions): ChildProcess;
}

/**
 * Opens the cluster below `dataDirectory`, making one when there is none: UTF-8, ordered by code point on every
 * machine. Throws when a server still runs on it.
 */
export async function openCluster(dataDirectory: string, durable: boolean): Promise<Cluster> {
  await requireSpaceForCluster(dataDirectory);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const directory = await realpath(dataDirectory);
  const path = join(directory, CLUSTER);
  const isNew = !(await exists(path));
  if (isNew) await refuseForeign(directory);
  const account = await unprivilegedAccount(directory);
  const programs = await postgresPrograms(account);
  if (account) await chown(directory, account.uid, account.gid);
  if (isNew) await initialise(directory, programs.initdb, account, durable);
  else await refuseRunning(path);
  return {
    path,
    password: (await readFile(join(directory, PASSWORD), 'utf8')).trim(),
    launch: (args, options) =>
      // The last setting is none of Postgres': it shows whose this is, in the list of processes.
      spawn(programs.postgres, ['-D', ownName(path, account), ...args, '-c', `credence.cluster=${path}`], {
        ...options,
        ...account,
        cwd: path,
        env: environment(),
      }),
  };
}

/** @throws in one sentence where a new cluster would not have the room to work */
export async function requireSpaceForCluster(dataDirectory: string): Promise<void> {
  if (!(await exists(join(dataDirectory, CLUSTER)))) await requireSpace(dataDirectory, CLUSTER_MB);
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
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** Works beside the final place and moves there at the end, so that an interrupted start leaves no half cluster. */
async function initialise(
  directory: string,
  initdb: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const partial = join(directory, PARTIAL);
  const passwordFile = join(directory, PASSWORD);
  await rm(partial, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) for (const path of [partial, passwordFile]) await chown(path, account.uid, account.gid);
  const child = spawn(
    initdb,
    [
      `--pgdata=${ownName(partial, account)}`,
      '--username=postgres',
      `--pwfile=../${PASSWORD}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...account, cwd: partial, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const errors = collectErrors(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Postgres could not make a cluster in ${directory}: ${errors()}`);
  await rename(partial, join(directory, CLUSTER));
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
