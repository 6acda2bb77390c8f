import { JOB_NAMES, type JobName } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';
import type { Queueing } from './queueing.ts';

/** A job that failed every time. */
export interface FailedJob {
  id: string;
  queue: JobName;
  /** Ids only, as all jobs. */
  data: Record<string, string>;
  /** Attempts that were made. */
  attempts: number;
  failedAt: Date;
  /** What kind of fault it was, without its words: these may quote people's data. */
  fault: string | null;
}

export interface FailedJobFilter {
  queue?: JobName | undefined;
  id?: string | undefined;
  limit: number;
}

/** Jobs that failed every time and are still kept, the newest first. */
export async function listFailedJobs(
  core: Queueing,
  { queue, id, limit }: FailedJobFilter,
): Promise<FailedJob[]> {
  await core.ready();
  return core.dataSource.query(
    `select id, name as queue, data, retry_count + 1 as attempts, completed_on as "failedAt", output ->> 'name' as fault
      from ${QUEUE_SCHEMA}.job
      where name = any($1::text[]) and state = 'failed' and ($2::uuid is null or id = $2)
      order by completed_on desc, id limit $3`,
    [queue ? [queue] : JOB_NAMES, id ?? null, limit],
  );
}

/**
 * Has failed jobs tried once more. Handlers may run twice, so one whose work was done in another way finds nothing to do.
 * @returns how many will be
 */
export async function retryFailedJobs(core: Queueing, filter: FailedJobFilter): Promise<number> {
  const jobs = await listFailedJobs(core, filter);
  for (const [queue, own] of Map.groupBy(jobs, (job) => job.queue)) {
    const ids = own.map(({ id }) => id);
    await core.queue.retry(queue, ids);
    core.wakeWorkers(queue);
  }
  return jobs.length;
}
