import type { JobName, Jobs } from '@credence/core';
import type { Handler } from '../../../../worker/src/queue/running-job.ts';
import type { Harness } from './harness.ts';
import { Crash } from './outside.ts';

/** A job in the queue. */
export type Job<Name extends JobName = JobName> = {
  [Each in Name]: { name: Each; id: string; data: Jobs[Each] };
}[Name];

/** Jobs that are due, of one kind or of all, the first one first. */
export async function dueJobs<Name extends JobName>(harness: Harness, name?: Name): Promise<Job<Name>[]> {
  await Promise.all(harness.ensured);
  // The queue goes by the database's clock, which the harness cannot move: a job without a time of its own is due when it is
  // written, and on a slow machine a short pause ends while others work.
  return harness.app.test.sql<Job<Name>>(
    `select name, id, data from pgboss.job where state in ('created', 'retry') and name = coalesce($1, name)
        and (start_after = created_on or start_after <= greatest($2, pgboss.job_now())) order by created_on, id`,
    [name ?? null, harness.clock.now()],
  );
}

/**
 * Lets a worker take a job and run its handler, as the dispatcher does.
 * @returns false when the worker died over it: the queue will give it to another
 */
export async function runJob(harness: Harness, job: Job): Promise<boolean> {
  const { sql } = harness.app.test;
  const key = [job.name, job.id];
  await sql(`update pgboss.job set state = 'active', started_on = now() where name = $1 and id = $2`, key);
  try {
    await handle(harness, job);
    return true;
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    await sql(`update pgboss.job set state = 'retry' where name = $1 and id = $2`, key);
    return false;
  }
}

/** Runs the handler, and settles the job when it did not do so itself. */
export async function handle(harness: Harness, { id, name, data }: Job): Promise<void> {
  const { queue } = harness.app.test.core;
  const handler = harness.handlers[name] as Handler<JobName>;
  const job = { id, data, retryCount: 0, settled: false, stopping: new AbortController().signal };
  await handler(job);
  if (!job.settled) await queue.complete(name, id);
}

/** Lets a job fail for the last time that the queue tries it. */
export async function exhaustJob(harness: Harness, { name, id }: Job): Promise<void> {
  const { core, sql } = harness.app.test;
  await sql(`update pgboss.job set state = 'active', retry_count = retry_limit where name = $1 and id = $2`, [
    name,
    id,
  ]);
  await core.queue.fail(name, id, { error: 'Poison' });
}

/** A job that vanishes, as with a queue restored from an older backup. */
export const loseJob = (harness: Harness, { name, id }: Job): Promise<unknown> =>
  harness.app.test.sql('delete from pgboss.job where name = $1 and id = $2', [name, id]);
