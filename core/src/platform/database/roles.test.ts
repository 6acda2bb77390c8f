import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { connect, createDataSource, createOwnerDataSource, SERVICE_ROLE } from './data-source.ts';
import { inSchedulerTransaction } from './in-transaction.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const SCHEDULER_ROLE = 'credence_scheduler';

describe.each([SERVICE_ROLE, SCHEDULER_ROLE])('the role %s', (role) => {
  it('can neither log in nor pass by row-level security', async () => {
    const rows = await test.sql(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication
        from pg_roles where rolname = $1`,
      [role],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcanlogin: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
      },
    ]);
  });

  it('owns none of the tables, nor the functions that their policies call', async () => {
    const owned = await test.sql(
      `select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and pg_has_role($1, relowner, 'member')
        union all select proname from pg_proc
          where pronamespace = 'public'::regnamespace and pg_has_role($1, proowner, 'member')`,
      [role],
    );
    expect(owned).toEqual([]);
  });

  it('cannot create anything beside the tables', async () => {
    const [rights] = await test.sql(`select has_schema_privilege($1, 'public', 'create') as "create"`, [
      role,
    ]);
    expect(rights).toEqual({ create: false });
  });
});

describe('the service', () => {
  it('does not work with sessions of another role, such as a proxy may give it', async () => {
    const dataSource = createOwnerDataSource(test.core.config.DATABASE_URL);
    await expect(connect(dataSource, test.core.config)).rejects.toThrow(
      'The database gave the role postgres',
    );
    expect(dataSource.isInitialized).toBe(false);
  });

  it.each([
    ['production', false, 'postgres is, or may become, a superuser'],
    ['production', true, null],
    ['sandbox', false, null],
  ] as const)('in %s, where superusers are let in: %s', async (ENVIRONMENT, ALLOW_SUPERUSER, refusal) => {
    const dataSource = createDataSource(test.core.config, { entities: [], onError: () => undefined });
    const connected = connect(dataSource, { ENVIRONMENT, ALLOW_SUPERUSER });
    if (refusal === null) await connected;
    else await expect(connected).rejects.toThrow(refusal);
    expect(dataSource.isInitialized).toBe(refusal === null);
    if (refusal === null) await dataSource.destroy();
  });

  it.each([
    ['superuser', 'superuser'],
    ['a role that passes row-level security by', 'bypassrls'],
  ])('in production, does not work with a login that may become %s', async (_what, right) => {
    const [power, login] = [`${right}_${randomUUID()}`, `login_${randomUUID()}`];
    await test.sql(`create role "${power}" ${right}`);
    await test.sql(`create role "${login}" login noinherit password 'test'`);
    await test.sql(`grant ${SERVICE_ROLE}, "${power}" to "${login}"`);
    const url = new URL(test.core.config.DATABASE_URL);
    [url.username, url.password] = [login, 'test'];
    const connection = { DATABASE_URL: url.href, DATABASE_POOL_SIZE: 1 };
    const connecting = async () => {
      const dataSource = createDataSource(connection, { entities: [], onError: () => undefined });
      await connect(dataSource, { ENVIRONMENT: 'production', ALLOW_SUPERUSER: false });
      await dataSource.destroy();
    };
    try {
      await expect(connecting()).rejects.toThrow(`${login} is, or may become, a superuser`);
      await test.sql(`revoke "${power}" from "${login}"`);
      await connecting();
    } finally {
      await test.sql(`drop role "${login}", "${power}"`);
    }
  });

  it('runs under its own role on every connection', async () => {
    const runners = Array.from({ length: 3 }, () => test.core.dataSource.createQueryRunner());
    const users = await Promise.all(runners.map((runner) => runner.query('select current_user')));
    await Promise.all(runners.map((runner) => runner.release()));
    expect(users.flat()).toEqual(Array(3).fill({ current_user: SERVICE_ROLE }));
  });

  it('cannot switch row-level security off', async () => {
    const query = (sql: string) => test.core.dataSource.query(sql);
    await expect(query('alter table orders disable row level security')).rejects.toThrow('must be owner');
    await expect(query('drop policy own_organization on orders')).rejects.toThrow('must be owner');
    // Without the right to pass by it, this setting turns filtered rows into an error.
    await expect(query('set row_security = off; select 1 from orders')).rejects.toThrow('row-level security');
  });
});

describe('the scheduler', () => {
  it('reads ids, states and times, and nothing else of any table', async () => {
    const readable = await test.sql<{ table: string; columns: string[] }>(
      `select c.relname as "table", array_agg(a.attname::text order by a.attname) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
          and has_column_privilege($1, c.oid, a.attnum, 'select')
        group by c.relname order by c.relname`,
      [SCHEDULER_ROLE],
    );
    expect(readable).toEqual([
      { table: 'audit_unsealed', columns: ['organization_id'] },
      { table: 'console_sessions', columns: ['expires_at', 'organization_id'] },
      { table: 'disabled_webhook_targets', columns: ['organization_id'] },
      { table: 'idempotency_keys', columns: ['created_at', 'organization_id'] },
      {
        table: 'inbound_messages',
        columns: [
          'id',
          'organization_id',
          'processed_at',
          'read_back',
          'read_back_at',
          'received_at',
          'search_id',
        ],
      },
      {
        table: 'orders',
        columns: ['ended_at', 'held_since', 'id', 'organization_id', 'redacted_at', 'release_file'],
      },
      { table: 'organizations', columns: ['id', 'legal_hold', 'retention_days'] },
      {
        table: 'outbounds',
        columns: [
          'id',
          'on_desk_since',
          'organization_id',
          'scheduled_at',
          'search_id',
          'status',
          'swept_at',
          'updated_at',
        ],
      },
      {
        table: 'searches',
        columns: [
          'escalate_at',
          'id',
          'organization_id',
          'phase',
          'search_status',
          'sla_at',
          'swept_at',
          'updated_at',
        ],
      },
      { table: 'stored_files', columns: ['created_at', 'organization_id'] },
      { table: 'token_revocations', columns: ['expires_at', 'organization_id'] },
      {
        table: 'webhook_deliveries',
        columns: ['id', 'next_attempt_at', 'organization_id', 'receiver', 'status'],
      },
      {
        table: 'webhook_receivers',
        columns: ['open_until', 'organization_id', 'receiver', 'updated_at'],
      },
    ]);
  });

  it('may change nothing', async () => {
    const writable = await test.sql(
      `select relname from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          and relkind in ('r', 'p')
          and (has_any_column_privilege($1, oid, 'insert') or has_any_column_privilege($1, oid, 'update')
            or has_table_privilege($1, oid, 'delete') or has_table_privilege($1, oid, 'truncate'))`,
      [SCHEDULER_ROLE],
    );
    expect(writable).toEqual([]);
  });

  it.each([
    ['a sealed column', 'select config from searches'],
    ['a whole row', 'select * from outbounds'],
    ['another table', 'select id from applicants'],
    ['the jobs', 'select data from pgboss.job'],
  ])('is refused %s', async (_what, sql) => {
    const reading = inSchedulerTransaction(test.core, ({ query }) => query(sql));
    await expect(reading).rejects.toThrow('permission denied');
  });

  it('gives the role back at the end of its transaction', async () => {
    const during = await inSchedulerTransaction(test.core, ({ query }) => query('select current_user'));
    expect(during).toEqual([{ current_user: SCHEDULER_ROLE }]);
    expect(await test.core.dataSource.query('select current_user')).toEqual([{ current_user: SERVICE_ROLE }]);
  });
});
