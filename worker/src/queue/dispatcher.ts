import { setTimeout as delay } from 'node:timers/promises';
import {
  type Core,
  isDatabaseUnavailable,
  JOB_POLICIES,
  type JobName,
  type Jobs,
  type Logger,
  unflushed,
} from '@credence/core';
import type { Job } from 'pg-boss';
import { attemptOf, completeJob, type Handler } from './running-job.ts';

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
/** Jobs that are fetched at a time: for more than a few, Postgres may read the whole table instead of looking them up. */
const FETCHED_AT_MOST = 32;
/**
 * Share that the jobs of one group, which is an organization, may take of the slots that others leave: so there is always
 * one for the next organization.
 */
const GROUP_SHARE = 0.5;

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
  const active = new Map<Job<Jobs[Name]>, Promise<void>>();
  let fetching: Promise<void> | undefined;
  let again = false;
  /** Whether the last look may have left jobs that are due: when one ends, there is a reason to look again. */
  let left = true;
  const stopping = new AbortController();

  async function fetchJobs(): Promise<void> {
    do {
      again = false;
      left = true;
      const free = slots - active.size;
      if (free <= 0 || stopping.signal.aborted) return;
      await core.ready();
      // A job that cannot open anything would spend its tries.
      await core.masterKeys.check();
      const { full, room } = groupLimits();
      const batchSize = Math.min(free, room, FETCHED_AT_MOST);
      const jobs = await core.queue.fetch<Jobs[Name]>(name, {
        batchSize,
        ignoreGroups: full,
        db: unflushed(core),
      });
      left = jobs.length === batchSize || full.length > 0;
      for (const job of jobs) start(job);
      // A full batch means that more may be waiting.
      if (jobs.length === batchSize) again = true;
    } while (again && !stopping.signal.aborted);
  }

  /** Groups that get no more jobs now, and how many jobs may come for any one of the others. */
  function groupLimits(): { full: string[]; room: number } {
    const sizes = new Map<string, number>();
    for (const { groupId } of active.keys()) if (groupId) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
    const roomBeside = (own: number) => Math.ceil((slots - (active.size - own)) * GROUP_SHARE) - own;
    const rooms = [...sizes].map(([group, own]) => ({ group, room: roomBeside(own) }));
    const open = rooms.filter(({ room }) => room > 0);
    return {
      full: rooms.filter(({ room }) => room <= 0).map(({ group }) => group),
      room: Math.min(roomBeside(0), ...open.map(({ room }) => room)),
    };
  }

  function start(job: Job<Jobs[Name]>): void {
    const run = runJob(job).finally(() => {
      active.delete(job);
      if (left) wake();
    });
    active.set(job, run);
  }

  async function runJob(job: Job<Jobs[Name]>): Promise<void> {
    const { id, data, retryCount } = job;
    const ids: Record<string, string | string[] | undefined> = { ...data };
    const running = { id, data, retryCount, settled: false, stopping: stopping.signal };
    try {
      await handler(running);
      if (!running.settled) await completeJob(core, name, running);
    } catch (error) {
      logger.error({ ...ids, err: error, job: name, jobId: job.id }, 'job failed');
      await failJob(job, error);
    }
  }

  /**
   * A database that is away is waited for: told as soon as it is back, the queue need not miss the job's heartbeat first.
   * When even this fails, it does.
   */
  async function failJob(job: Job<Jobs[Name]>, error: unknown): Promise<void> {
    // The kind of error only: a message may quote data.
    const output = { error: error instanceof Error ? error.name : 'unknown' };
    const fail = () => core.queue.fail(name, attemptOf(job), output);
    for (;;) {
      const failure = await fail().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (!isDatabaseUnavailable(failure) || stopping.signal.aborted) return;
      await delay(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  function wake(): void {
    again = true;
    if (fetching || stopping.signal.aborted) return;
    fetching = fetchJobs()
      .catch((error: unknown) => logger.warn({ err: error, job: name }, 'Jobs could not be fetched'))
      .finally(() => {
        fetching = undefined;
        // It was woken between its last look and here.
        if (again) wake();
      });
  }

  const poll = setInterval(wake, POLL_MS);
  const touch = setInterval(() => {
    const attempts = [...active.keys()].map(attemptOf);
    if (attempts.length > 0) core.queue.touch(name, attempts).catch(() => undefined);
  }, TOUCH_MS);
  wake();

  return {
    wake,
    running: () => active.size,
    async stop() {
      stopping.abort();
      clearInterval(poll);
      await fetching;
      await Promise.all(active.values());
      clearInterval(touch);
    },
  };
}
