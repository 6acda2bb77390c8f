import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type CoreOptions, createCore } from '../core.ts';
import type { Context, Core } from '../domain/context/context.ts';
import { contextForTenant } from '../domain/context/find-organization.ts';
import { createOrganization, type NewOrganization } from '../domain/organizations/create-organization.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { CoreConfig } from '../platform/config/core-config.ts';
import { readConfig } from '../platform/config/read-config.ts';
import type { JobName, Jobs } from '../platform/queue/jobs.ts';

/** A core on a database of its own. */
export interface TestCore {
  core: Core;
  /** Any statement, as the owner of the tables: row-level security does not hide rows from it. */
  sql<Row extends pg.QueryResultRow>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** A new organization, and the context in which it acts through the API. */
  organization(input?: Partial<NewOrganization>): Promise<Context>;
  /** Jobs of one kind that wait in the queue, oldest first; of one organization, or of all. */
  jobs<Name extends JobName>(name: Name, of?: Context): Promise<WaitingJob<Name>[]>;
  /** Trouble that the core reported outside any request or job. */
  faults: Error[];
  close(): Promise<void>;
}

export interface WaitingJob<Name extends JobName> {
  id: string;
  data: Jobs[Name];
  startAfter: Date;
  group: string | null;
}

export interface TestCoreOptions {
  /** Login of a Postgres that has the migrated template. */
  postgresUrl: string;
  clock?: Clock;
  config?: Partial<CoreConfig>;
  onJob?: CoreOptions['onJob'];
}

/** Tests ask the same contact again and again. */
export const UNCAPPED = { newPerHour: 1_000_000, newPerDay: 1_000_000, knownPerHour: 1_000_000 };

/** Settings that suit a test. */
export function testConfig(
  databaseUrl: string,
  filesDirectory: string,
  overrides: Partial<CoreConfig> = {},
): CoreConfig {
  const config = readConfig(CoreConfig, {
    DATABASE_URL: databaseUrl,
    ENVIRONMENT: 'sandbox',
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    FILES_DIRECTORY: filesDirectory,
    ALLOW_LOOPBACK_TARGETS: 'true',
    TARGET_PORTS: 'any',
    // The tests' login owns the tables as well.
    ALLOW_SUPERUSER: 'true',
    LOG_LEVEL: 'silent',
  });
  return { ...config, ...overrides };
}

const admins = new Map<string, pg.Pool>();

/** One connection to the run's Postgres for all files of a process, which it does not keep from ending. */
function adminOf(connectionString: string): pg.Pool {
  const known = admins.get(connectionString);
  if (known) return known;
  const admin = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // Postgres may end before the process does.
  admin.on('error', () => undefined);
  admins.set(connectionString, admin);
  return admin;
}

/** Creates a database from the migrated template and a core on it. */
export async function createTestCore(options: TestCoreOptions): Promise<TestCore> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = adminOf(options.postgresUrl);
  // Half the work of the usual way, which writes the whole copy to the log as well.
  await admin.query(`create database ${database} template credence_template strategy file_copy`);
  const url = new URL(options.postgresUrl);
  url.pathname = `/${database}`;

  const files = await mkdtemp(join(tmpdir(), 'credence-files-'));
  const faults: Error[] = [];
  const core = createCore(testConfig(url.href, files, options.config), {
    onError: (error) => faults.push(error),
    clock: options.clock ?? systemClock,
    ...(options.onJob ? { onJob: options.onJob } : {}),
  });
  await core.ready();
  const owner = new pg.Pool({ connectionString: url.href, max: 2 });
  // Dropping the database may meet a connection of the pool that is still closing.
  owner.on('error', () => undefined);
  const sql: TestCore['sql'] = async (text, parameters) => (await owner.query(text, parameters)).rows;

  return {
    core,
    sql,
    async organization(input = {}) {
      const tenant = input.tenant ?? `tenant-${randomUUID()}`;
      await createOrganization(core, {
        name: 'Acme Screening',
        destinationCaps: UNCAPPED,
        ...input,
        tenant,
      });
      const context = await contextForTenant(core, tenant, 'API');
      if (!context) throw new Error('The organization just created cannot be found');
      return context;
    },
    faults,
    jobs: (name, of) =>
      sql(
        `select id, data, start_after as "startAfter", group_id as "group" from pgboss.job
          where name = $1 and state in ('created', 'retry')
            and ($2::text is null or data ->> 'organizationId' = $2) order by created_on, id`,
        [name, of?.organization.id ?? null],
      ),
    async close() {
      await core.close();
      await owner.end();
      await admin.query(`drop database ${database} with (force)`);
      await rm(files, { recursive: true, force: true });
    },
  };
}
