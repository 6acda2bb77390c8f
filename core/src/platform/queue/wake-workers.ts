import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/pool-of.ts';
import type { JobName } from './jobs.ts';

/** Channel on which workers hear that a queue got a job; the payload is the queue's name. */
export const JOB_CHANNEL = 'credence_jobs';

/** Between two notifications: under load many transactions share one. */
const PAUSE_MS = 5;

/** What follows a commit need not be on the disk before it is heard: it is a hint. */
const NOTIFY = `
  select set_config('synchronous_commit', 'off', true), pg_notify($1, queue) from unnest($2::text[]) queue`;

/** Tells workers that a queue has a job to take. It never fails: workers who hear nothing find the job by polling. */
export type WakeWorkers = (queue: JobName) => void;

/**
 * Wakes workers by notifications outside the transactions that write the jobs: Postgres lets only one transaction that
 * notifies commit at a time, disk flush included. Calls that come while a notification is under way, or just after it, share
 * the next one.
 */
export function createWakeWorkers(dataSource: DataSource): WakeWorkers {
  const waiting = new Set<JobName>();
  let sending = false;

  async function send(): Promise<void> {
    sending = true;
    while (waiting.size > 0) {
      const queues = [...waiting];
      waiting.clear();
      try {
        await poolOf(dataSource).query({
          name: 'credence_wake',
          text: NOTIFY,
          values: [JOB_CHANNEL, queues],
        });
      } catch {
        // Workers who hear nothing find the job by polling.
      }
      await delay(PAUSE_MS);
    }
    sending = false;
  }

  return (queue) => {
    waiting.add(queue);
    if (!sending) void send();
  };
}
