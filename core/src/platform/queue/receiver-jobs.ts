import type { Db, PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.ts';
import { groupOf, type Jobs } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';
import { JOB_CHANNEL } from './wake-workers.ts';

/** The kind of job of which there is one for each receiver at most, waiting or running. */
const NAME = 'deliver-to-receiver';

/** The job of a receiver that is to be there. */
export interface ReceiverJob {
  data: Jobs[typeof NAME];
  /** Whether one that is held back begins now too. */
  evenHeld?: boolean;
}

/**
 * Sees to it that there is a job, and that it begins now. To be called after the commit of what the job is to find: inside
 * that transaction, others who want the same job would wait for its end. It never fails: the sweeper writes a job that could
 * not be written, as it does for a process that died before it could.
 */
export type EnsureReceiverJob = (job: ReceiverJob) => Promise<void>;

/** Calls that come while a statement is under way share the next one. */
export function createEnsureReceiverJob(dataSource: DataSource, queue: PgBoss): EnsureReceiverJob {
  const waiting = new Map<string, ReceiverJob>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const jobs = [...waiting.values()];
      waiting.clear();
      await ensureJobs(dataSource, queue, jobs).catch(() => undefined);
    }
    writing = undefined;
  }

  return ({ data, evenHeld = false }) => {
    const { receiver } = data;
    waiting.set(receiver, { data, evenHeld: evenHeld || waiting.get(receiver)?.evenHeld === true });
    writing ??= write();
    return writing;
  };
}

async function ensureJobs(
  dataSource: DataSource,
  queue: PgBoss,
  jobs: readonly ReceiverJob[],
): Promise<void> {
  const pool = poolOf(dataSource);
  const db: Db = {
    executeSql: (insert, values) =>
      pool.query({ name: 'credence_ensure_receiver_job', text: writtenAndTold(insert), values }),
  };
  const rows = jobs.map(({ data }) => receiverJobRow(data));
  const written = await queue.insert(NAME, rows, { returnId: true, db });
  if (written?.length === jobs.length) return;
  const receivers = jobs.map(({ data }) => data.receiver);
  const evenHeld = jobs.filter((job) => job.evenHeld).map(({ data }) => data.receiver);
  await pool.query(
    `with forward as (
        update ${QUEUE_SCHEMA}.job set start_after = created_on
          where name = $1 and state = 'created' and policy = 'exclusive' and start_after > ${QUEUE_SCHEMA}.job_now()
            and (coalesce(singleton_key, '') = any($2::text[]) and not data ? '${HELD}'
              or coalesce(singleton_key, '') = any($3::text[]))
        returning id)
      select pg_notify('${JOB_CHANNEL}', $1) where exists (select from forward)`,
    [NAME, receivers, evenHeld],
  );
}

/**
 * Writes jobs and tells workers, in one round trip. The disk is not waited for: the sweeper finds what a database that died
 * has forgotten.
 */
const writtenAndTold = (insert: string): string =>
  `with written as (${insert})
    select id, pg_notify('${JOB_CHANNEL}', '${NAME}'), set_config('synchronous_commit', 'off', true) from written`;

/** In the data of a job that does not begin earlier because there is more to do. */
const HELD = 'heldUntil' satisfies keyof Jobs[typeof NAME];

/** How the queue takes such a job. */
export const receiverJobRow = (data: ReceiverJob['data']) => ({
  data,
  singletonKey: data.receiver,
  ...groupOf(NAME, data.organizationId),
});
