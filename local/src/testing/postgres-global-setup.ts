import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrate } from '@credence/core';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where files are kept in memory on Linux. */
const MEMORY = '/dev/shm';
/** More than the databases of a run that are there at a time. */
const ROOM_BYTES = 4e9;
const SETTINGS = [
  // Of several tests at a time, each with a service or two.
  'max_connections=400',
  // No database is there for long enough to gain from it.
  'autovacuum=off',
];

/**
 * What tests start as processes is built from the sources as they are.
 * One real Postgres for the whole run, with one migrated database; each test file copies that one for itself.
 * Nothing here has to survive a crash, so nothing is flushed to disk, and where memory has room, nothing is on one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: ROOT });
  const dataDirectory = await mkdtemp(join(await placeOfCluster(), 'credence-test-'));
  const forget = removeAfterRun(dataDirectory);
  const postgres = await startEmbeddedPostgres({
    dataDirectory,
    port: 0,
    durable: false,
    settings: SETTINGS,
  });
  const template = new URL(postgres.url);
  template.pathname = '/credence_template';
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database credence_template');
  await migrate(template.href);
  await admin.query('alter database credence_template with is_template true allow_connections false');
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    forget();
  };
}

/** Six hundred files are made for each test file's database, and soon deleted: that is slow on a disk. */
async function placeOfCluster(): Promise<string> {
  const room = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room < ROOM_BYTES ? tmpdir() : MEMORY;
}

/** Waits for the end of a pipe that only the run holds open, and then for that of Postgres, which notices it likewise. */
const AFTER_RUN = `read -r _
  for turn in $(seq 300); do test -e "$0/cluster/postmaster.pid" || break; sleep 0.1; done
  rm -rf "$0"`;

/**
 * Has the directory removed also when the run is killed: memory is not given back by itself.
 * @returns what calls that off
 */
function removeAfterRun(directory: string): () => void {
  const watcher = spawn('/bin/sh', ['-c', AFTER_RUN, directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return () => watcher.kill('SIGKILL');
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Login of the run's Postgres, with the right to create databases. */
    postgresUrl: string;
  }
}
