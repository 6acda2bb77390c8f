import { execFile, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A user of this machine; fits the options of `spawn`. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Who is to run a program that refuses to run as root: the owner of the directory it works in, else the user
 * `postgres`, else `nobody`. Undefined where this process is not root, and runs it itself.
 */
export async function unprivilegedAccount(directory: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(directory);
  if (uid !== 0) return { uid, gid };
  const account = (await lookUpAccount('postgres')) ?? (await lookUpAccount('nobody'));
  if (account === undefined) throw new Error('Postgres does not run as root, and there is no user "nobody"');
  return account;
}

/**
 * What a program that is started in `directory` can call it. Its user may not be allowed to pass the directories above,
 * as below /root, and Linux does not ask a process that is there already.
 */
export function ownName(directory: string, account: Account | undefined): string {
  return account !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : directory;
}

/** Whether a line of shell succeeds for this user, or for that of this process; `place` is its `$0`. */
export function succeeds(line: string, place: string, account: Account | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', line, place], { ...account, stdio: 'ignore' }).status === 0;
}

export async function lookUpAccount(name: string): Promise<Account | undefined> {
  const id = (flag: string) => promisify(execFile)('id', [flag, name]);
  try {
    const [uid, gid] = await Promise.all([id('-u'), id('-g')]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
