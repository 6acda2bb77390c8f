import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { schemaOf } from '../../../testing/schema-of.ts';
import { JOB_NAMES, JOB_POLICIES } from '../../queue/jobs.ts';
import { migrationDataSource, migrations } from '../index.ts';
import { migrate } from './migrate.ts';

let admin: pg.Client;
let database: string;
let url: string;

beforeEach(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  database = `scratch_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${database}`);
  url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${database}` }).href;
});
afterEach(async () => {
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
});

async function tables(): Promise<string[]> {
  const dataSource = await migrationDataSource(url).initialize();
  const rows = await dataSource.query(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  await dataSource.destroy();
  return rows.map(({ tablename }: { tablename: string }) => tablename);
}

async function undoEverything(): Promise<void> {
  const dataSource = await migrationDataSource(url).initialize();
  for (const _ of migrations) await dataSource.undoLastMigration({ transaction: 'each' });
  await dataSource.destroy();
}

/** What the catalogue of jobs asks of the queues, as the queue's own table puts it. */
const CATALOGUE = JOB_NAMES.toSorted().map((name) => {
  const { retryLimit, deadLetter, partition } = JOB_POLICIES[name];
  return { name, retry_limit: retryLimit, dead_letter: deadLetter, partition };
});

async function queues(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select name, retry_limit, dead_letter, partition from pgboss.queue order by name collate "C"',
  );
  await client.end();
  return rows;
}

describe('migrations', () => {
  it('can be undone and done again, with the same result', async () => {
    await migrate(url);
    const first = await schemaOf(url);
    await undoEverything();
    expect(await tables()).toEqual(['schema_migrations']);
    await migrate(url);
    expect(await schemaOf(url)).toEqual(first);
  });

  it('change nothing when they are repeated', async () => {
    await migrate(url);
    const first = await schemaOf(url);
    await migrate(url);
    expect(await schemaOf(url)).toEqual(first);
    expect(await queues()).toEqual(CATALOGUE);
  });

  it('are done once when several processes start at the same time', async () => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await tables()).toContain('searches');
    expect(await queues()).toEqual(CATALOGUE);
  });

  it('have autovacuum come soon to every part of the queue', async () => {
    await migrate(url);
    const dataSource = await migrationDataSource(url).initialize();
    const parts = await dataSource.query(
      `select distinct reloptions from pg_class join pg_inherits on inhrelid = oid
        where inhparent = 'pgboss.job'::regclass`,
    );
    await dataSource.destroy();
    expect(parts).toEqual([{ reloptions: ['autovacuum_vacuum_scale_factor=0.01'] }]);
  });

  it('hand the queue to the service, which owns nothing else', async () => {
    await migrate(url);
    const dataSource = await migrationDataSource(url).initialize();
    const owners = await dataSource.query(
      `select distinct n.nspname as schema, pg_get_userbyid(c.relowner) as owner
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') order by 1`,
    );
    await dataSource.destroy();
    const login = new URL(url).username;
    expect(owners).toEqual([
      { schema: 'pgboss', owner: 'credence_service' },
      { schema: 'public', owner: login },
    ]);
  });
});

it('an owner that is no superuser migrates where a superuser has made the roles, as for managed databases', async () => {
  const owner = `owner_${randomUUID()}`;
  await admin.query(`create role "${owner}" login password 'test'`);
  for (const role of ['credence_service', 'credence_scheduler']) {
    // Other databases of this cluster may have been migrated before.
    await admin.query(`do $$ begin create role ${role} nologin noinherit nobypassrls;
      exception when duplicate_object or unique_violation then null; end $$`);
    await admin.query(`grant ${role} to "${owner}"`);
  }
  await admin.query('grant credence_scheduler to credence_service');
  await admin.query(`alter database ${database} owner to "${owner}"`);
  const asOwner = Object.assign(new URL(url), { username: owner, password: 'test' }).href;
  expect(await migrate(asOwner)).toHaveLength(migrations.length);
  await admin.query(`drop database ${database} with (force)`);
  await admin.query(`drop role "${owner}"`);
  await admin.query(`create database ${database}`);
});
