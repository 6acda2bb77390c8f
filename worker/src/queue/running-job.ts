import type { Core, JobName, Jobs } from '@credence/core';
import type { ConnectionOptions } from 'pg-boss';

/** A job in the hands of its handler. */
export interface RunningJob<Name extends JobName> {
  id: string;
  data: Jobs[Name];
  /** How often it was taken before. */
  retryCount: number;
  /** Whether `completeJobs` has settled it; otherwise it is settled when the handler returns. */
  settled: boolean;
  /** Aborted when the worker is to stop: what has not begun by then is left to others. */
  stopping: AbortSignal;
}

/** Does one step. It throws only for faults of ours, which the queue retries. */
export type Handler<Name extends JobName> = (job: RunningJob<Name>) => Promise<void>;

export type Handlers = { [Name in JobName]: Handler<Name> };

/** Settles jobs that were done; given a connection, inside the transaction of what they did. */
export async function completeJobs(
  { queue }: Core,
  name: JobName,
  jobs: readonly RunningJob<JobName>[],
  db?: ConnectionOptions['db'],
): Promise<void> {
  await queue.complete(name, attemptsOf(jobs), null, db ? { db } : {});
  for (const job of jobs) job.settled = true;
}

/** Names jobs as they were taken: a worker that takes one later is not meant. */
export const attemptsOf = (jobs: readonly { id: string; retryCount: number }[]) =>
  jobs.map(({ id, retryCount }) => ({ id, retryCount }));
