import type { Db, PgBoss } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.ts';
import { JOB_POLICIES, type JobName, type Jobs, type SingletonName } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';
import { JOB_CHANNEL } from './wake-workers.ts';

/** A job of which there is one for each key at most, waiting or running. */
export interface SingletonJob<Name extends SingletonName = SingletonName> {
  name: Name;
  key: string;
  data: Jobs[Name];
  /** Whether one that is held back begins now too. */
  evenHeld?: boolean;
}

/**
 * Sees to it that there is a job, and that it begins now. To be called after the commit of what the job is to find: inside
 * that transaction, others who want the same job would wait for its end. It never fails: the sweeper writes a job that could
 * not be written, as it does for a process that died before it could.
 */
export type EnsureJob = (job: SingletonJob) => Promise<void>;

/** Calls that come while a statement is under way share the next one. */
export function createEnsureJob(dataSource: DataSource, queue: PgBoss): EnsureJob {
  const waiting = new Map<string, SingletonJob>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const jobs = [...waiting.values()];
      waiting.clear();
      for (const [name, own] of Map.groupBy(jobs, (job) => job.name))
        await ensureJobs(dataSource, queue, name, own).catch(() => undefined);
    }
    writing = undefined;
  }

  return (job) => {
    const id = `${job.name} ${job.key}`;
    const evenHeld = job.evenHeld === true || waiting.get(id)?.evenHeld === true;
    waiting.set(id, { ...job, evenHeld });
    writing ??= write();
    return writing;
  };
}

async function ensureJobs(
  dataSource: DataSource,
  queue: PgBoss,
  name: JobName,
  jobs: readonly SingletonJob[],
): Promise<void> {
  const pool = poolOf(dataSource);
  const db: Db = {
    executeSql: (insert, values) =>
      pool.query({ name: `credence_ensure_${name}`, text: writtenAndTold(name, insert), values }),
  };
  const written = await queue.insert(name, jobs.map(singletonInsert), { returnId: true, db });
  if (written?.length === jobs.length) return;
  await pool.query(
    `with forward as (
        update ${QUEUE_SCHEMA}.job set start_after = created_on
          where name = $1 and state = 'created' and policy = 'exclusive' and start_after > ${QUEUE_SCHEMA}.job_now()
            and (coalesce(singleton_key, '') = any($2::text[]) and not data ? '${HELD}'
              or coalesce(singleton_key, '') = any($3::text[]))
        returning id)
      select pg_notify('${JOB_CHANNEL}', $1) where exists (select from forward)`,
    [name, jobs.map(({ key }) => key), jobs.flatMap(({ key, evenHeld }) => (evenHeld ? [key] : []))],
  );
}

/**
 * Writes jobs and tells workers, in one round trip. The disk is not waited for: the sweeper finds what a database that died
 * has forgotten.
 */
const writtenAndTold = (name: JobName, insert: string): string =>
  `with written as (${insert})
    select id, pg_notify('${JOB_CHANNEL}', '${name}'), set_config('synchronous_commit', 'off', true) from written`;

/** In the data of a job that does not begin earlier because there is more to do. */
const HELD = 'heldUntil' satisfies keyof Jobs['deliver-to-receiver'];

/** How the queue takes such a job. */
export const singletonInsert = ({ name, key, data }: SingletonJob) => ({
  data,
  singletonKey: key,
  ...(JOB_POLICIES[name].shared ? { group: { id: data.organizationId } } : {}),
});
