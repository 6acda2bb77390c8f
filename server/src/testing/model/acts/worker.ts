import { JOB_NAMES, type JobName, type SendOutcome, sweepDueWork, sweepReceivers } from '@credence/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Harness } from '../harness.ts';
import { dueJobs, exhaustJob, handle, type Job, loseJob, runJob } from '../jobs.ts';
import { attemptsOf, type Model, type ModelAttempt, type ModelSearch, pickOf, searchesOf } from '../model.ts';
import { type Play, pick, play } from '../play.ts';
import { FAIR, type Weather } from '../weather.ts';
import { sweepSearches, work } from '../work.ts';
import { replace, type Target, withContacts } from './contacts.ts';
import { answer, linked } from './inbound.ts';
import { mark, remove } from './judge-contacts.ts';
import { cancel } from './orders.ts';
import { changeAll, changeOne, withAttempts } from './outbounds.ts';
import { update } from './searches.ts';

const SENT: SendOutcome = { kind: 'sent' };
const SEND_FAILURES: SendOutcome[] = [
  { kind: 'postponed', error: 'Try again later' },
  { kind: 'refused', error: 'No such mailbox' },
];

/** What a client or a contact does to a search, while a message about it is being sent. */
const MEANWHILE = {
  nothing: null,
  'cancel order': (model: Model, harness: Harness) =>
    cancel(model, harness, {
      order: indexOf(model.orders, ({ searches }) => searches.some(isSending)),
      ...OWNER,
    }),
  'cancel search': (model: Model, harness: Harness) =>
    update(model, harness, {
      search: indexOf(searchesOf(model), isSending),
      ...OWNER,
      to: { status: 'CANCELLED', outcome: 'VERIFIED', reason: 'OTHER' },
    }),
  'cancel all': (model: Model, harness: Harness) =>
    changeAll(model, harness, {
      search: indexOf(withAttempts(model), isSending),
      command: 'cancel',
      ...OWNER,
    }),
  'pause all': (model: Model, harness: Harness) =>
    changeAll(model, harness, {
      search: indexOf(withAttempts(model), isSending),
      command: 'pause',
      ...OWNER,
    }),
  'pause this one': (model: Model, harness: Harness) =>
    changeOne(model, harness, {
      search: indexOf(withAttempts(model), isSending),
      command: 'pause',
      anyAttempt: true,
      ...OWNER,
      attempt: indexOf(attemptsOf(model), isUnderWay),
    }),
  'remove contact': (model: Model, harness: Harness) =>
    remove(model, harness, { ...contactAsked(model), cancelPendingOutbound: undefined }),
  'keep its attempts': (model: Model, harness: Harness) =>
    remove(model, harness, { ...contactAsked(model), cancelPendingOutbound: false }),
  'mark inaccurate': (model: Model, harness: Harness) =>
    mark(model, harness, {
      ...contactAsked(model),
      accuracyStatus: 'INACCURATE',
      cancelFutureAttempts: undefined,
      executeOutboundAttempts: false,
    }),
  'replace contact': (model: Model, harness: Harness) =>
    replace(model, harness, { ...contactAsked(model), methods: [0, 3], confidence: 1 }),
  answer: (model: Model, harness: Harness) =>
    answer(model, harness, { attempt: indexOf(linked(model), isUnderWay), noRecord: false, twice: false }),
} as const;

const OWNER = { stranger: false };
const isUnderWay = ({ status }: ModelAttempt): boolean => status === 'IN_PROGRESS';
const isSending = ({ attempts }: ModelSearch): boolean => attempts.some(isUnderWay);

/** Where a list has the last one of a sort: an older one may be left over from a worker that died. */
function indexOf<T>(list: readonly T[], is: (item: T) => boolean): number {
  const index = list.findLastIndex(is);
  if (index < 0) throw new Error('Nothing is being sent');
  return index;
}

/** The contact to whom a message is being sent. */
function contactAsked(model: Model): Target {
  const search = indexOf(withContacts(model), isSending);
  const { attempts, contacts } = pickOf(withContacts(model), search);
  const { contactId } = pickOf(attempts, indexOf(attempts, isUnderWay));
  return { search, contact: indexOf(contacts, ({ id }) => id === contactId), ...OWNER };
}

const names = Object.keys(MEANWHILE) as (keyof typeof MEANWHILE)[];

interface Run {
  queue: JobName;
  at: number;
  message: SendOutcome;
  event: number | null;
  dies: boolean;
  meanwhile: keyof typeof MEANWHILE;
  /** The queue gives the job out a second time. */
  twice: boolean;
}

/** One job of one queue; where that has none, one of any. */
export const runOneJob = (): fc.Arbitrary<Play> =>
  play<Run>({
    name: 'run job',
    args: {
      queue: fc.constantFrom<JobName>(...JOB_NAMES, 'send-outbound', 'send-outbound', 'deliver-to-receiver'),
      at: pick(),
      message: fc.constantFrom(SENT, SENT, ...SEND_FAILURES),
      event: fc.constantFrom(200, 500, 404, 410, null),
      dies: fc.nat(4).map((roll) => roll === 4),
      meanwhile: fc.constantFrom<keyof typeof MEANWHILE>('nothing', ...names),
      twice: fc.nat(4).map((roll) => roll === 4),
    },
    async run(model, harness, { queue, at, meanwhile, twice, ...weather }) {
      const own = await dueJobs(harness, queue);
      const jobs: Job[] = own.length > 0 ? own : await dueJobs(harness);
      if (jobs.length === 0) return;
      const job = pickOf(jobs, at);
      const happens = MEANWHILE[meanwhile];
      const world: Weather = { ...weather, meanwhile: happens && (() => happens(model, harness)) };
      await work(model, harness, job, (part) => runJob(harness, part), world);
      if (twice) await work(model, harness, job, (part) => again(harness, part));
    },
  });

/** A worker that was thought dead ends what it began; the queue has given the job away. */
async function again(harness: Harness, job: Job): Promise<boolean> {
  await handle(harness, job);
  return true;
}

/** Works off what is due, until nothing is. */
export async function workOffAll(model: Model, harness: Harness): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    const jobs = await dueJobs(harness);
    if (jobs.length === 0) return;
    for (const job of jobs) await work(model, harness, job, (part) => runJob(harness, part), FAIR);
  }
  expect.fail('The queue never empties');
}

export const workOff = (): fc.Arbitrary<Play> =>
  play({ name: 'work off all jobs', args: {}, run: (model, harness) => workOffAll(model, harness) });

/** The jobs of one queue, in fair weather. */
export const workOffQueue = (): fc.Arbitrary<Play> =>
  play({
    name: 'work off queue',
    args: {
      queue: fc.constantFrom<JobName>('research-search', 'send-outbound'),
    },
    async run(model, harness, { queue }) {
      for (const job of await dueJobs(harness, queue))
        await work(model, harness, job, (part) => runJob(harness, part), FAIR);
    },
  });

/** An old job comes back from the dead. */
export const repeatOldJob = (): fc.Arbitrary<Play> =>
  play({
    name: 'repeat old job',
    args: { at: pick() },
    async run(model, harness, { at }) {
      const jobs = await harness.app.test.sql<Job & Record<string, unknown>>(
        `select name, id, data from pgboss.job where state = 'completed' order by created_on desc, id`,
      );
      if (jobs.length === 0) return;
      const job = pickOf(jobs, at);
      await work(model, harness, job, (part) => again(harness, part));
    },
  });

/** A job that fails every time it is tried, by a fault of ours. */
export const poisonJob = (): fc.Arbitrary<Play> =>
  play({
    name: 'poison job',
    args: {
      queue: fc.constantFrom<JobName>('research-search', 'send-outbound'),
      at: pick(),
    },
    async run(_, harness, { queue, at }) {
      const jobs = await dueJobs(harness, queue);
      if (jobs.length > 0) await exhaustJob(harness, pickOf(jobs, at));
    },
  });

/** A job whose row the sweeper knows gets lost; it does not know of attempts that a worker has taken. */
export const loseOneJob = (): fc.Arbitrary<Play> =>
  play({
    name: 'lose job',
    args: {
      queue: fc.constantFrom<JobName>('research-search', 'send-outbound', 'deliver-to-receiver'),
      at: pick(),
    },
    async run(model, harness, { queue, at }) {
      const taken = new Set(
        attemptsOf(model)
          .filter(isUnderWay)
          .map(({ id }) => id),
      );
      const jobs = (await dueJobs(harness, queue)).filter(
        ({ name, data }) =>
          name !== 'send-outbound' || ![data.outboundId, ...(data.along ?? [])].some((id) => taken.has(id)),
      );
      if (jobs.length > 0) await loseJob(harness, pickOf(jobs, at));
    },
  });

/** The sweeper looks, and does what no job is needed for. */
export async function sweepAll(model: Model, harness: Harness): Promise<void> {
  await sweepDueWork(harness.app.test.core);
  await sweepReceivers(harness.app.test.core);
  await sweepSearches(model, harness);
}

export const sweep = (): fc.Arbitrary<Play> => play({ name: 'sweep', args: {}, run: sweepAll });

export const passTime = (): fc.Arbitrary<Play> =>
  play({
    name: 'pass time',
    args: { minutes: fc.constantFrom(1, 30, 180, 1_500, 1_500, 4_400) },
    run: async (_, harness, { minutes }) => harness.clock.advance({ minutes }),
  });
