import type { DataSource } from 'typeorm';
import type { JobName } from './jobs.ts';

/** Channel on which workers hear that a queue got a job; the payload is the queue's name. */
export const JOB_CHANNEL = 'credence_jobs';

/** Tells workers that a queue has a job to take. It never fails: workers who hear nothing find the job by polling. */
export type WakeWorkers = (queue: JobName) => void;

/**
 * Wakes workers by notifications outside the transactions that write the jobs: Postgres lets only one transaction that
 * notifies commit at a time, disk flush included. Calls that come while a notification is under way share the next one.
 */
export function createWakeWorkers(dataSource: DataSource): WakeWorkers {
  const waiting = new Set<JobName>();
  let sending = false;

  async function send(): Promise<void> {
    sending = true;
    while (waiting.size > 0) {
      const queues = [...waiting];
      waiting.clear();
      await dataSource
        .query('select pg_notify($1, queue) from unnest($2::text[]) queue', [JOB_CHANNEL, queues])
        .catch(() => undefined);
    }
    sending = false;
  }

  return (queue) => {
    waiting.add(queue);
    if (!sending) void send();
  };
}
