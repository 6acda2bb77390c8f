import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestCore, type TestCore } from '@credence/core/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../postgres/service-login.sql', import.meta.url));
const PASSWORD = "with'quote and $dollar";
const OWNER = 'owner_of_service_login_test';
const hasPsql = spawnSync('psql', ['--version']).status === 0;

describe.skipIf(!hasPsql)('the login that service-login.sql makes (needs psql)', () => {
  let test: TestCore;
  let login: pg.Client;
  let directory: string;

  beforeAll(async () => {
    test = await createTestCore({ postgresUrl: inject('postgresUrl') });
    directory = await mkdtemp(join(tmpdir(), 'credence-login-'));
    const file = join(directory, 'password');
    await writeFile(file, PASSWORD);
    const url = test.core.config.DATABASE_URL;
    await test.sql(`create role ${OWNER}`);
    await test.sql(`alter database "${new URL(url).pathname.slice(1)}" owner to ${OWNER}`);
    const ran = spawnSync(
      'psql',
      ['-X', '-v', 'ON_ERROR_STOP=1', '-v', `password_file=${file}`, '-f', SCRIPT, url],
      { encoding: 'utf8' },
    );
    expect(ran.status, ran.stderr).toBe(0);
    const asLogin = new URL(url);
    asLogin.username = 'credence_app';
    asLogin.password = encodeURIComponent(PASSWORD);
    login = new pg.Client({ connectionString: asLogin.href });
    await login.connect();
  });
  afterAll(async () => {
    await login.end();
    // A login belongs to the cluster, which other tests use too.
    await test.sql('drop role credence_app');
    await test.sql(
      `alter database "${new URL(test.core.config.DATABASE_URL).pathname.slice(1)}" owner to current_user`,
    );
    await test.sql(`drop role ${OWNER}`);
    await test.close();
    await rm(directory, { recursive: true });
  });

  it('is the service from the first statement on', async () => {
    const { rows } = await login.query('select session_user, current_user');
    expect(rows).toEqual([{ session_user: 'credence_app', current_user: 'credence_service' }]);
  });

  it('sees no organization unless a transaction names one', async () => {
    const { organization } = await test.organization();
    const orders = 'select from organizations';
    expect((await login.query(orders)).rowCount).toBe(0);
    await login.query('begin');
    await login.query(`set local credence.organization_id = '${organization.id}'`);
    const seen = await login.query(orders);
    await login.query('rollback');
    expect(seen.rowCount).toBe(1);
  });

  it('lets the owner of the database migrate, who need be no superuser', async () => {
    const may = (role: string) => `pg_has_role('${OWNER}', '${role}', 'member') as ${role}`;
    expect(await test.sql(`select ${may('credence_service')}, ${may('credence_scheduler')}`)).toEqual([
      { credence_service: true, credence_scheduler: true },
    ]);
  });

  it('finds overdue work across organizations, as the scheduler', async () => {
    await login.query('begin; set local role credence_scheduler');
    const { rows } = await login.query('select current_user');
    await login.query('rollback');
    expect(rows).toEqual([{ current_user: 'credence_scheduler' }]);
  });

  it.each([
    ['change the tables', 'alter table orders add column more text'],
    ['make roles', 'create role more'],
    ['leave row-level security behind', 'set role none; select ssn from applicants'],
    ['rewrite the audit trail', 'delete from audit_entries'],
  ])('cannot %s', async (_what, statement) => {
    await login.query('begin');
    await expect(login.query(statement)).rejects.toThrow(/denied|owner/);
    await login.query('rollback');
  });
});
