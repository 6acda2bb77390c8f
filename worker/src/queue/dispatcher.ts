import { type Core, JOB_POLICIES, type JobName, type Jobs, type Logger } from '@credence/core';
import type { ConnectionOptions, Job } from 'pg-boss';

/** A job in the hands of its handler. */
export interface RunningJob<Name extends JobName> {
  id: string;
  data: Jobs[Name];
  /** Settles the job inside the handler's own transaction; otherwise it is settled when the handler returns. */
  complete(db: NonNullable<ConnectionOptions['db']>): Promise<void>;
}

/** Does one step. It throws only for faults of ours, which the queue retries. */
export type Handler<Name extends JobName> = (job: RunningJob<Name>) => Promise<void>;

export type Handlers = { [Name in JobName]: Handler<Name> };

/** Takes jobs of one queue as long as slots are free. */
export interface Dispatcher {
  /** Looks for jobs now. */
  wake(): void;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
  running(): number;
}

const POLL_MS = 1_000;
/** Well below the heartbeat that the queue expects. */
const TOUCH_MS = 4_000;
/** Jobs of one group (one receiver) that may run here at a time. */
const GROUP_SLOTS = 8;
/** Share of the slots that jobs with a group may take for one organization, however many groups it has. */
const ORGANIZATION_SHARE = 0.5;

/**
 * Dispatches the jobs of one queue: fetches as many as slots are free, runs them side by side, and fetches again as
 * soon as one ends, so that a slow job holds nothing but its own slot.
 */
export function dispatch<Name extends JobName>(
  core: Core,
  logger: Logger,
  name: Name,
  handler: Handler<Name>,
): Dispatcher {
  const { slots } = JOB_POLICIES[name];
  const organizationSlots = Math.ceil(slots * ORGANIZATION_SHARE);
  const active = new Map<Job<Jobs[Name]>, Promise<void>>();
  let fetching: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function fetchJobs(): Promise<void> {
    do {
      again = false;
      const free = slots - active.size;
      if (free <= 0 || stopped) return;
      const { full, room } = groupLimits();
      const batchSize = Math.min(free, room);
      const jobs = await core.queue.fetch<Jobs[Name]>(name, { batchSize, ignoreGroups: full });
      for (const job of jobs) {
        if (isOneTooMany(job)) await putAside(job);
        else start(job);
      }
      // A full batch means that more may be waiting.
      if (jobs.length === batchSize) again = true;
    } while (again && !stopped);
  }

  const runningFor = (organizationId: string) =>
    [...active.keys()].filter(({ groupId, data }) => groupId && data.organizationId === organizationId)
      .length;

  function isOneTooMany({ groupId, data }: Job<Jobs[Name]>): boolean {
    return Boolean(groupId) && runningFor(data.organizationId) >= organizationSlots;
  }

  /**
   * Puts a job back where all that an organization has too many of waits together: in the group that its id names,
   * which is passed over until there is room. A job written twice finds nothing to do the second time.
   */
  async function putAside({ id, data, retryCount }: Job<Jobs[Name]>): Promise<void> {
    await core.queue.insert(name, [{ data, group: { id: data.organizationId } }]);
    await core.queue.complete(name, { id, retryCount });
  }

  /** Groups that get no more jobs now, and how many jobs can come without any other group getting too many. */
  function groupLimits(): { full: string[]; room: number } {
    const counts = new Map<string, number>();
    const organizations = new Map<string, number>();
    for (const { groupId, data } of active.keys()) {
      if (!groupId) continue;
      counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
      organizations.set(data.organizationId, (organizations.get(data.organizationId) ?? 0) + 1);
    }
    const full = takeFull(counts, GROUP_SLOTS);
    const busy = takeFull(organizations, organizationSlots);
    const roomIn = (numbers: Map<string, number>, limit: number) => limit - Math.max(0, ...numbers.values());
    const room = Math.min(roomIn(counts, GROUP_SLOTS), roomIn(organizations, organizationSlots));
    return { full: [...full, ...busy], room };
  }

  function start(job: Job<Jobs[Name]>): void {
    const run = runJob(job).finally(() => {
      active.delete(job);
      wake();
    });
    active.set(job, run);
  }

  async function runJob(job: Job<Jobs[Name]>): Promise<void> {
    let settled = false;
    const attempt = { id: job.id, retryCount: job.retryCount };
    try {
      await handler({
        id: job.id,
        data: job.data,
        async complete(db) {
          await core.queue.complete(name, attempt, null, { db });
          settled = true;
        },
      });
      if (!settled) await core.queue.complete(name, attempt);
    } catch (error) {
      const ids: Record<string, string> = job.data;
      logger.error({ ...ids, err: error, job: name, jobId: job.id }, 'job failed');
      // The output names the kind of error only: a message may quote data. When even this fails, the missing
      // heartbeat gives the job to somebody else.
      await core.queue
        .fail(name, attempt, { error: error instanceof Error ? error.name : 'unknown' })
        .catch(() => undefined);
    }
  }

  function wake(): void {
    again = true;
    if (fetching || stopped) return;
    fetching = fetchJobs()
      .catch((error: unknown) => logger.warn({ err: error, job: name }, 'Jobs could not be fetched'))
      .finally(() => {
        fetching = undefined;
        // Somebody woke it between its last look and here.
        if (again) wake();
      });
  }

  const poll = setInterval(wake, POLL_MS);
  const touch = setInterval(() => {
    const attempts = [...active.keys()].map(({ id, retryCount }) => ({ id, retryCount }));
    if (attempts.length > 0) core.queue.touch(name, attempts).catch(() => undefined);
  }, TOUCH_MS);
  wake();

  return {
    wake,
    running: () => active.size,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await fetching;
      await Promise.all(active.values());
      clearInterval(touch);
    },
  };
}

/** Removes what has reached its limit, and names it. */
function takeFull(numbers: Map<string, number>, limit: number): string[] {
  const full = [...numbers.keys()].filter((key) => (numbers.get(key) ?? 0) >= limit);
  for (const key of full) numbers.delete(key);
  return full;
}
