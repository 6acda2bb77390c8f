import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestCore, type TestCore } from '../../testing/index.ts';
import { connect, createDataSource, createOwnerDataSource, type DatabaseTimeouts } from './data-source.ts';
import { inTransaction } from './in-transaction.ts';
import { poolOf } from './pool-of.ts';

const SIZE = 2;
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

/** The service's connections. */
async function open(timeouts?: DatabaseTimeouts): Promise<DataSource> {
  const dataSource = createDataSource(
    { ...test.core.config, DATABASE_POOL_SIZE: SIZE },
    { entities: [], onError: () => undefined, ...(timeouts ? { timeouts } : {}) },
  );
  await connect(dataSource, test.core.config);
  onTestFinished(() => dataSource.destroy());
  return dataSource;
}

describe('a connection on which nothing comes', () => {
  // To its client, a server that only sleeps is one that has gone silent.
  const SILENCE = 'select pg_sleep(10)';
  const SHORT: DatabaseTimeouts = { statementMs: 0, doubtMs: 500, silenceMs: 2_000 };
  const LOST = 'Connection terminated unexpectedly';

  it('fails the query, and does not come to the next one', async () => {
    const dataSource = await open(SHORT);
    const asked = Array.from({ length: SIZE }, () => expect(dataSource.query(SILENCE)).rejects.toThrow(LOST));
    await Promise.all(asked);
    const later = Array.from({ length: SIZE + 1 }, () => dataSource.query('select 2 as answer'));
    expect(await Promise.all(later)).toEqual(Array(SIZE + 1).fill([{ answer: 2 }]));
  });

  it('fails the transaction, and does not come to the next one', async () => {
    const dataSource = await open(SHORT);
    const core = { ...test.core, dataSource, ready: async () => undefined };
    const scope = { core, organization: { id: (await test.organization()).organization.id } };
    const ask = (sql: string) => inTransaction(scope, ({ query }) => query(sql));
    await Promise.all(Array.from({ length: SIZE }, () => expect(ask(SILENCE)).rejects.toThrow(LOST)));
    const later = Array.from({ length: SIZE + 1 }, () => ask('select 2 as answer'));
    expect(await Promise.all(later)).toEqual(Array(SIZE + 1).fill([{ answer: 2 }]));
  });
});

describe('a connection that is lost', () => {
  it('is no end of the process, whether it is in use or free, also that with which the data source was opened', async () => {
    const dataSource = await open();
    const pool = poolOf(dataSource);
    // Opening has opened the first.
    expect(pool.totalCount).toBe(1);
    const inUse = await pool.connect();
    const { processID } = inUse as unknown as { processID: number };
    const lost = new Promise((resolve) => inUse.once('end', resolve));
    await test.sql('select pg_terminate_backend($1)', [processID]);
    await lost;
    await expect(inUse.query('select 1')).rejects.toThrow();
    inUse.release();
    expect(await dataSource.query('select 2 as answer')).toEqual([{ answer: 2 }]);
  });
});

describe('a statement that takes long', () => {
  it('is let finish, when Postgres says that it is at work', async () => {
    const dataSource = await open({ statementMs: 0, doubtMs: 100, silenceMs: 60_000 });
    const asked = dataSource.query(`select pg_backend_pid() as pid from pg_sleep(1)`);
    const [{ pid }] = await asked;
    expect(await dataSource.query('select pg_backend_pid() as pid')).toEqual([{ pid }]);
  });
});

describe('a statement that takes too long', () => {
  it('is ended by Postgres, which keeps the connection', async () => {
    const dataSource = await open({ statementMs: 100, doubtMs: 5_000, silenceMs: 60_000 });
    const session = async () => (await dataSource.query('select pg_backend_pid() as pid'))[0].pid;
    const before = await session();
    await expect(dataSource.query('select pg_sleep(600)')).rejects.toThrow('statement timeout');
    expect(await session()).toBe(before);
  });

  it.each<[string, string, () => Promise<DataSource>]>([
    ['ends before its connection is given up, for the service', '50s', () => open()],
    [
      'may go on, for migrations',
      '0',
      async () => {
        const owner = await createOwnerDataSource(test.core.config.DATABASE_URL).initialize();
        onTestFinished(() => owner.destroy());
        return owner;
      },
    ],
  ])('%s', async (_, limit, connected) => {
    const dataSource = await connected();
    expect(await dataSource.query('show statement_timeout')).toEqual([{ statement_timeout: limit }]);
  });
});
