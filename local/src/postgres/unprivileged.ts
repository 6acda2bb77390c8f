import { type ChildProcess, execFile, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chown, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** From util-linux: starts a program as another user with chosen capabilities. */
const SETPRIV = 'setpriv';

/** Starts programs that refuse to run as root, as another user where the caller is root. */
export interface Launcher {
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  /** Gives a file or directory to the user that the programs run as. */
  own(path: string): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * A launcher for programs that work in `directory` (which is there) and are started from `program`.
 * For root that is the owner of the directory, else the user `postgres`, else `nobody`. Where that user may not
 * enter one of the directories above, as below /root, it gets the one capability that lets it.
 */
export async function createLauncher(directory: string, program: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { spawn, own: async () => undefined };

  const account = await chooseAccount(directory);
  const own = (path: string) => chown(path, account.uid, account.gid);
  await own(directory);
  const barrier = (await firstBarrier(directory, account)) ?? (await firstBarrier(program, account));
  if (barrier === undefined) {
    return { own, spawn: (name, args, options) => spawn(name, args, { ...options, ...account }) };
  }

  const prefix = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  if (spawnSync(SETPRIV, [...prefix, program, '--version']).status !== 0) {
    throw new Error(
      `Postgres does not run as root, and user ${account.uid} cannot enter ${barrier}. ` +
        'Start as another user, or move the repository and the data directory to where everybody may enter.',
    );
  }
  return { own, spawn: (name, args, options) => spawn(SETPRIV, [...prefix, name, ...args], options) };
}

async function chooseAccount(directory: string): Promise<Account> {
  const owner = await stat(directory);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (account === undefined) throw new Error('Postgres does not run as root, and there is no user "nobody"');
  return account;
}

async function lookUp(name: string): Promise<Account | undefined> {
  const id = (flag: string) => promisify(execFile)('id', [flag, name]);
  try {
    const [uid, gid] = await Promise.all([id('-u'), id('-g')]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** The directory above `path`, nearest first, that the account may not enter. */
async function firstBarrier(path: string, account: Account): Promise<string | undefined> {
  let directory = dirname(await realpath(path));
  for (;;) {
    const { uid, gid, mode } = await stat(directory);
    const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return directory;
    const parent = dirname(directory);
    if (parent === directory) return undefined;
    directory = parent;
  }
}
