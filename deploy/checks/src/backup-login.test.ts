import { readFile } from 'node:fs/promises';
import { createTestCore, type TestCore } from '@credence/core/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const PAGE = new URL('../../../docs/BACKUP.md', import.meta.url);
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(async () => {
  // A login belongs to the cluster, which other tests use too.
  await test.sql('drop role if exists credence_backup');
  await test.close();
});

it('reads every row of every table as pg_dump does, as the login that the page on backups has made', async () => {
  await test.organization();
  const [, statements = ''] = /```sql\n(.*?)```/s.exec(await readFile(PAGE, 'utf8')) ?? [];
  await test.sql(statements);
  const url = new URL(test.core.config.DATABASE_URL);
  Object.assign(url, { username: 'credence_backup', password: encodeURIComponent('one of its own') });
  const login = new pg.Client({ connectionString: url.href });
  await login.connect();
  try {
    // So pg_dump begins: what a policy would leave out is an error.
    await login.query('set row_security = off');
    const { rows: tables } = await login.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) await login.query(`select from ${name}`);
    expect((await login.query('select from organizations')).rowCount).toBe(1);
  } finally {
    await login.end();
  }
});
