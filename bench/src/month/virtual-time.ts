import type { Clock } from '@credence/core';
import pg from 'pg';
import { TestClock } from 'pg-boss';

/** Time that stands still until it is moved: for the service, and for the queue inside Postgres. */
export interface VirtualTime {
  clock: Clock;
  now(): Date;
  moveTo(to: Date): Promise<void>;
  close(): Promise<void>;
}

const QUEUE_SCHEMA = 'pgboss';

/**
 * Puts the queue of a database on a clock of ours, by the queue's own means: its statements ask `job_now()`, which reads
 * the clock's table in every session that wants it. To be called before the service connects.
 */
export async function createVirtualTime(databaseUrl: string, start: Date): Promise<VirtualTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Of the time nothing has to survive: a step waits for no disk before anything of it is done.
  await client.query('set synchronous_commit = off');
  const testClock = new TestClock(start);
  const attached = await testClock.attach({
    db: { executeSql: async (sql: string, values?: unknown[]) => client.query(sql, values) },
    schema: QUEUE_SCHEMA,
  });
  await client.query(`grant select on ${QUEUE_SCHEMA}.__pgboss_test_clock to public`);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`alter database ${database} set pgboss.test_clock = 'on'`);
  const now = () => new Date(testClock.now());
  return {
    clock: { now },
    now,
    moveTo: (to) => testClock.setTime(to),
    async close() {
      await attached[Symbol.asyncDispose]();
      await client.end();
    },
  };
}
