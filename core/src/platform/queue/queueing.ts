import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/scope.ts';
import type { EnsureReceiverJob } from './receiver-jobs.ts';
import type { WakeWorkers } from './wake-workers.ts';

/** What a process needs in order to write jobs. */
export interface Queueing extends Database {
  queue: PgBoss;
  /** To be called after the commit of what workers are to find. */
  wakeWorkers: WakeWorkers;
  /** Likewise, for the job of a receiver, of which there is one. */
  ensureReceiverJob: EnsureReceiverJob;
}
