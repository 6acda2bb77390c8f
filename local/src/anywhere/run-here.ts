import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, succeeds } from '../postgres/unprivileged.ts';

export interface Here {
  cwd: string;
  umask?: string;
  /** This process' own where nothing is said. */
  account?: Account | undefined;
  /** On top of what a shell has at least; undefined takes something away. */
  environment?: Record<string, string | undefined>;
  /** Of the Node that npm runs on, where it is not the machine's own. */
  nodePath?: string | undefined;
  /** On a machine without network and IPv6; for root only. */
  isOffline?: boolean;
  /** A directory that even root cannot write to; for root only. */
  readOnly?: string | undefined;
}

const RUN_MS = 180_000;

/** Makes namespaces and what is in them, then runs the rest. */
const OFFLINE = 'echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6; ip link set lo up; exec "$@"';
const READ_ONLY = 'mount --bind "$0" "$0"; mount -o remount,bind,ro "$0"; exec "$@"';

/** Whether this machine lets us make another one inside it. */
export const canUnshare = (): boolean =>
  succeeds('unshare -m true && unshare -n ip link set lo up', '', undefined);

/** Runs a line of shell as a person would type it, and returns how it ended and all that it wrote. */
export async function runHere(line: string, here: Here): Promise<{ code: number | null; output: string }> {
  const { cwd, umask = '022', account, environment = {}, nodePath, isOffline, readOnly } = here;
  const typed = `umask ${umask}; ${line}`;
  const words = ['/bin/sh', '-c', typed];
  if (readOnly) words.unshift('unshare', '-m', '/bin/sh', '-ec', READ_ONLY, readOnly);
  if (isOffline) words.unshift('unshare', '-n', '/bin/sh', '-c', OFFLINE, 'offline');
  const [program = '', ...args] = words;
  const child = spawn(program, args, {
    ...account,
    cwd,
    env: { ...minimal(nodePath), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: RUN_MS,
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output: out + err };
}

/** What a login has: none of the scripts' own programs, and none of this process' settings. */
function minimal(nodePath?: string): Record<string, string | undefined> {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  if (nodePath) path.unshift(nodePath);
  const { HOME, CHROMIUM_PATH } = process.env;
  return { PATH: path.join(delimiter), HOME, CHROMIUM_PATH, LANG: 'C.UTF-8' };
}
