import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrate } from '@credence/core';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What tests start as processes is built from the sources as they are.
 * One real Postgres for the whole run, with one migrated database; each test file copies that one for itself.
 * Nothing here has to survive a crash, so nothing is flushed to disk.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: ROOT });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'credence-test-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, port: 0, durable: false });
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
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Login of the run's Postgres, with the right to create databases. */
    postgresUrl: string;
  }
}
