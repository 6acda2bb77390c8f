import type { Database } from '../database/scope.ts';
import { JOB_NAMES, type JobName } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';

/** The jobs of one kind by what is happening to them. */
export interface QueueReading {
  queue: JobName;
  /** Could be taken now. */
  ready: number;
  /** Wait for their time, a retry's included. */
  later: number;
  active: number;
  /** Failed every time. */
  failed: number;
  /** When the job that is waiting longest could first be taken; null when none is ready. */
  oldestReadyAt: Date | null;
}

/** Jobs written as overdue on purpose carry a time long before they came about: what counts is the later one. */
const READY_AT = 'greatest(start_after, created_on)';

/** How many jobs of each kind there are, and how long the oldest waits. Reads the queue's tables and nothing else. */
export async function queueStatus(core: Database): Promise<QueueReading[]> {
  await core.ready();
  const rows: QueueReading[] = await core.dataSource.query(
    `select name as queue,
        count(*) filter (where state < 'active' and start_after <= now())::integer as ready,
        count(*) filter (where state < 'active' and start_after > now())::integer as later,
        count(*) filter (where state = 'active')::integer as active,
        count(*) filter (where state = 'failed')::integer as failed,
        min(${READY_AT}) filter (where state < 'active' and start_after <= now()) as "oldestReadyAt"
      from ${QUEUE_SCHEMA}.job where name = any($1::text[]) and state not in ('completed', 'cancelled') group by name`,
    [JOB_NAMES],
  );
  const byName = new Map(rows.map((row) => [row.queue, row]));
  return JOB_NAMES.map(
    (queue) => byName.get(queue) ?? { queue, ready: 0, later: 0, active: 0, failed: 0, oldestReadyAt: null },
  );
}
