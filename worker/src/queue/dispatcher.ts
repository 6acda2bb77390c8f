import { type Core, JOB_POLICIES, type JobName, type Jobs, type Logger } from '@credence/core';
import type { Job } from 'pg-boss';
import { attemptsOf, completeJobs, type Handler, LeftToOthers } from './running-job.ts';

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
const GROUP_SLOTS = 64;
/** Jobs of a group whose slots are taken that wait here for one of them, so that not each needs a look at the queue. */
const GROUP_HAND = 64;
const ENOUGH_IN_HAND = GROUP_HAND / 2;
/** Jobs that are fetched at a time: for more than a few, Postgres may read the whole table instead of looking them up. */
const FETCHED_AT_MOST = 32;
/**
 * Share that jobs with a group may take for one organization, however many groups it has, of the slots that others leave:
 * so there is always one for the next organization.
 */
const ORGANIZATION_SHARE = 0.5;
/** Share of all slots up to which jobs that were taken before start whatever their organization has. */
const TAKEN_AGAIN_SHARE = 0.75;

/**
 * Dispatches the jobs of one queue: fetches as many as slots are free, runs them side by side, and fetches again as
 * soon as one ends, so that a slow job holds nothing but its own slot. Of a group that has all the slots it may have, it
 * fetches some jobs ahead.
 */
export function dispatch<Name extends JobName>(
  core: Core,
  logger: Logger,
  name: Name,
  handler: Handler<Name>,
): Dispatcher {
  const { slots, retryLimit } = JOB_POLICIES[name];
  const active = new Map<Job<Jobs[Name]>, Promise<void>>();
  /** Jobs taken that wait for a slot of their group, by the group. */
  const hands = new Map<string, Job<Jobs[Name]>[]>();
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
      const { full, room } = groupLimits();
      const batchSize = Math.min(free, room, FETCHED_AT_MOST);
      const jobs = await core.queue.fetch<Jobs[Name]>(name, { batchSize, ignoreGroups: full });
      left = jobs.length === batchSize || full.length > 0;
      await takeAll(jobs);
      // A full batch means that more may be waiting.
      if (jobs.length === batchSize) again = true;
    } while (again && !stopping.signal.aborted);
  }

  /** Starts what there is a slot for, before it waits for what is put back. */
  async function takeAll(jobs: Job<Jobs[Name]>[]): Promise<void> {
    const surplus: Job<Jobs[Name]>[] = [];
    for (const job of jobs) {
      if (isOneTooMany(job)) surplus.push(job);
      else if (job.groupId && runningOf(job.groupId) >= GROUP_SLOTS) keepInHand(job.groupId, job);
      else start(job);
    }
    if (surplus.length > 0) await leaveToOrganization(surplus);
  }

  const held = () => [...active.keys(), ...[...hands.values()].flat()];
  const runningOf = (group: string) => [...active.keys()].filter(({ groupId }) => groupId === group).length;
  const runningFor = (organization: string) =>
    [...active.keys()].filter(({ data }) => data.organizationId === organization).length;
  /** How many more slots an organization may take that has so many. */
  const roomBeside = (own: number) => Math.ceil((slots - (active.size - own)) * ORGANIZATION_SHARE) - own;

  function keepInHand(group: string, job: Job<Jobs[Name]>): void {
    const hand = hands.get(group) ?? [];
    hand.push(job);
    hands.set(group, hand);
  }

  /** Starts what waits for the slot that a job has left. @returns whether enough is left for the next ones */
  function startFromHand({ groupId }: Job<Jobs[Name]>): boolean {
    const hand = groupId && !stopping.signal.aborted ? hands.get(groupId) : undefined;
    if (!groupId || !hand) return false;
    // All of a group are of one organization.
    const [first] = hand;
    const mayGoAllTheSame = (job: Job<Jobs[Name]>) => isTakenAgain(job) && !isOneTooMany(job);
    const next = first && isOneTooMany(first) ? hand.find(mayGoAllTheSame) : first;
    // The others of the group take it up when they end.
    if (!next && runningOf(groupId) > 0) return hand.length >= ENOUGH_IN_HAND;
    const rest = next ? hand.filter((job) => job !== next) : [];
    if (rest.length > 0) hands.set(groupId, rest);
    else hands.delete(groupId);
    if (next) start(next);
    else leaveToOrganization(hand).catch(() => undefined);
    return rest.length >= ENOUGH_IN_HAND;
  }

  function isOneTooMany(job: Job<Jobs[Name]>): boolean {
    if (!job.groupId || roomBeside(runningFor(job.data.organizationId)) > 0) return false;
    // To be put back costs a job that was taken before one of its retries: half of them are for faults.
    const canWait = job.retryCount <= retryLimit / 2 && active.size >= slots * TAKEN_AGAIN_SHARE;
    return !isTakenAgain(job) || canWait;
  }

  /** What an organization has too many of waits in the group that its id names, passed over until there is room. */
  async function leaveToOrganization(jobs: Job<Jobs[Name]>[]): Promise<void> {
    left = true;
    await putBack(jobs, ({ data }) => data.organizationId);
  }

  /**
   * Puts jobs back, under new names. Of a job written twice, one waits for what the other does. One that was taken
   * before keeps its name as long as it has retries, and comes again after a pause.
   */
  async function putBack(jobs: Job<Jobs[Name]>[], groupOf: (job: Job<Jobs[Name]>) => string): Promise<void> {
    const keepsName = (job: Job<Jobs[Name]>) => isTakenAgain(job) && job.retryCount < retryLimit;
    const [kept, renamed] = [jobs.filter(keepsName), jobs.filter((job) => !keepsName(job))];
    if (kept.length > 0) await core.queue.fail(name, attemptsOf(kept));
    if (renamed.length === 0) return;
    await core.queue.insert(
      name,
      renamed.map((job) => ({ data: job.data, group: { id: groupOf(job) } })),
    );
    await core.queue.complete(name, attemptsOf(renamed));
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
    const full = [...hands].filter(([, { length }]) => length >= ENOUGH_IN_HAND).map(([group]) => group);
    for (const [group, { length }] of hands) counts.set(group, GROUP_SLOTS + length);
    for (const group of full) counts.delete(group);
    const busy = [...organizations].filter(([, own]) => roomBeside(own) <= 0).map(([id]) => id);
    for (const id of busy) organizations.delete(id);
    const roomInGroups = GROUP_SLOTS + GROUP_HAND - Math.max(0, ...counts.values());
    const room = Math.min(roomInGroups, ...[0, ...organizations.values()].map(roomBeside));
    return { full: [...full, ...busy], room };
  }

  /** Another worker can have them; where this fails, after the time without a heartbeat. */
  async function giveBackHands(): Promise<void> {
    for (const [group, hand] of hands) await putBack(hand, () => group).catch(() => undefined);
    hands.clear();
  }

  function start(job: Job<Jobs[Name]>): void {
    const run = runJob(job).finally(() => {
      active.delete(job);
      if (!startFromHand(job) && left) wake();
    });
    active.set(job, run);
  }

  async function runJob(job: Job<Jobs[Name]>): Promise<void> {
    const { id, data, retryCount } = job;
    const running = { id, data, retryCount, settled: false, stopping: stopping.signal };
    try {
      await handler(running);
      if (!running.settled) await completeJobs(core, name, [running]);
    } catch (error) {
      const ids: Record<string, string> = job.data;
      if (!(error instanceof LeftToOthers)) {
        logger.error({ ...ids, err: error, job: name, jobId: job.id }, 'job failed');
      }
      // The output names the kind of error only: a message may quote data. When even this fails, the missing
      // heartbeat gives the job to another worker.
      await core.queue
        .fail(name, attemptsOf([job]), { error: error instanceof Error ? error.name : 'unknown' })
        .catch(() => undefined);
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
    const attempts = attemptsOf(held());
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
      await giveBackHands();
      await Promise.all(active.values());
      clearInterval(touch);
    },
  };
}

/** What a worker that died has taken for a job is held in the job's name: under another one it would have to wait. */
const isTakenAgain = ({ retryCount }: { retryCount: number }): boolean => retryCount > 0;
