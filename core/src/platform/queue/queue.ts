import type { QueryResult } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.ts';
import { primaryUrl } from '../database/primary.ts';
import { JOB_NAMES, JOB_POLICIES } from './jobs.ts';
import { JOB_CHANNEL } from './wake-workers.ts';

/** Schema of the queue's own tables. */
export const QUEUE_SCHEMA = 'pgboss';

/** A job whose worker sends no sign of life for this long is given to another one. */
const HEARTBEAT_SECONDS = 10;
/** How often a worker looks for such jobs: a search whose worker died is to end within 15 s of its SLA all the same. */
const SUPERVISE_SECONDS = 2;
/** How often a worker deletes jobs that are kept no longer, all in one statement: for a day's there is no time. */
const MAINTENANCE_SECONDS = 300;

/** How a process uses the queue. */
export interface QueueOptions {
  /** Hears about background trouble, such as a lost connection. */
  onError: (error: Error) => void;
  /** Present in a worker: it takes jobs, and looks after jobs whose worker died. */
  listen?: Db['listen'];
}

/** The queue on the service's own connections. Its tables are installed by `migrate`, never by a running process. */
export function createQueue(dataSource: DataSource, { onError, listen }: QueueOptions): PgBoss {
  const db: Db = {
    async executeSql(text, values) {
      const client = await poolOf(dataSource).connect();
      try {
        // Of several statements in one text there are several results, which the queue does not ask for.
        const { rows = [] }: Partial<QueryResult> = await client.query(text, values);
        return { rows };
      } catch (error) {
        // Of a text that begins a transaction and ends it, the end was not reached: the next user would be inside.
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    ...(listen ? { listen: (_channel, ...handlers) => listen(JOB_CHANNEL, ...handlers) } : {}),
  };
  const queue = new PgBoss({
    db,
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: listen !== undefined,
    supervise: listen !== undefined,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  queue.on('error', onError);
  return queue;
}

/**
 * Makes the queue usable.
 * @throws in words of ours where `migrate` has not installed it
 */
export async function startQueue(queue: PgBoss): Promise<void> {
  if (!(await queue.isInstalled()))
    throw new Error('The database is not migrated: run `credence migrate up`');
  await queue.start();
}

/**
 * A job has three versions within seconds and is deleted within an hour: autovacuum comes soon. The table itself is partitioned
 * and takes no such setting; its parts do.
 */
const SETTINGS_OF_JOBS = `do $$
  declare part regclass;
  begin
    for part in select inhrelid from pg_inherits where inhparent = '${QUEUE_SCHEMA}.job'::regclass loop
      execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.01)', part);
    end loop;
  end $$`;

/** Installs the queue's tables and the queue of every kind of job. Safe to repeat. */
export async function installQueue(databaseUrl: string, role: string): Promise<void> {
  const queue = new PgBoss({
    connectionString: await primaryUrl(databaseUrl),
    options: `-c role=${role}`,
    schema: QUEUE_SCHEMA,
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 2,
  });
  const faults: Error[] = [];
  queue.on('error', (error) => faults.push(error));
  await queue.start();
  try {
    const existing = new Set((await queue.getQueues()).map(({ name }) => name));
    // Dead-letter queues first: the others refer to them.
    const names = JOB_NAMES.toSorted((a, b) => rank(a) - rank(b));
    for (const name of names) {
      const { retryLimit, longestPause = 300, deadLetter, partition, singleton } = JOB_POLICIES[name];
      const options = {
        retryLimit,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: longestPause,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        expireInSeconds: 300,
        retentionSeconds: 400 * 86_400,
        deleteAfterSeconds: 3_600,
        // Its notifications would be part of the transaction; ours, from `createWakeWorkers`, follow the commit.
        notify: false,
        ...(deadLetter ? { deadLetter } : {}),
      };
      if (existing.has(name)) await queue.updateQueue(name, options);
      else
        await queue.createQueue(name, {
          ...options,
          partition,
          ...(singleton ? { policy: 'exclusive' } : {}),
        });
    }
    await queue.getDb().executeSql(SETTINGS_OF_JOBS);
    if (faults[0]) throw faults[0];
  } finally {
    await queue.stop({ graceful: false });
  }
}

const rank = (name: (typeof JOB_NAMES)[number]) => (JOB_POLICIES[name].deadLetter ? 1 : 0);
