import { type Core, type JobName, type Jobs, unflushed } from '@credence/core';
import type { ConnectionOptions } from 'pg-boss';

/** A job in the hands of its handler. */
export interface RunningJob<Name extends JobName> {
  id: string;
  data: Jobs[Name];
  /** How often it was taken before. */
  retryCount: number;
  /** Whether `completeJob` has settled it; otherwise it is settled when the handler returns. */
  settled: boolean;
  /** Aborted when the worker is to stop: what has not begun by then is left to others. */
  stopping: AbortSignal;
}

/** Does one step. It throws only for faults of ours, which the queue retries. */
export type Handler<Name extends JobName> = (job: RunningJob<Name>) => Promise<void>;

export type Handlers = { [Name in JobName]: Handler<Name> };

/** Settles a job that was done; given a connection, inside the transaction of what it did. */
export async function completeJob(
  core: Core,
  name: JobName,
  job: RunningJob<JobName>,
  db: ConnectionOptions['db'] = unflushed(core),
): Promise<void> {
  await core.queue.complete(name, attemptOf(job), null, { db });
  job.settled = true;
}

/** Names a job as it was taken: a worker that takes it later is not meant. */
export const attemptOf = ({ id, retryCount }: { id: string; retryCount: number }) => ({ id, retryCount });
