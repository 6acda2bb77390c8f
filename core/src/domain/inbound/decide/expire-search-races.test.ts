import { describe, expect, it } from 'vitest';
import { sweepDueWork } from '../../../operations/sweep/sweep-due-work.ts';
import { CLOCKS_APART_SECONDS } from '../../../platform/queue/enqueue.ts';
import {
  confirmAll,
  nameOf,
  type OrderedSearch,
  openEvents,
  sendAttempt,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { escalateSearch } from '../../searches/escalate-search.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { expireSearch } from './expire-search.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** Enough searches that a missing lock shows each time. */
const SEARCHES = 16;
const SLA_MINUTES = 120;

/** A search whose time is over in two hours, and which has an answer that nobody has looked at. */
async function answered(config: object = {}): Promise<OrderedSearch & { inboundId: string }> {
  const timing = { searchSlaMinutes: SLA_MINUTES };
  const ids = await sendAttempt(test, context, { defaultSearchConfig: { timing, ...config } });
  const form = await readVerifierForm(test.core, ids.token);
  await leftUnread(test, () => submitVerifierAnswers(test.core, ids.token, confirmAll(form)));
  const job = (await test.jobs('process-inbound', context)).find(
    ({ data }) => data.searchId === ids.searchId,
  );
  if (!job) throw new Error('No job waits for the answer');
  return { ...ids, inboundId: job.data.inboundId };
}

async function many<T>(make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let count = 0; count < SEARCHES; count += 1) made.push(await make());
  return made;
}

/** Does all of these at the same moment; which of them is the first to begin goes round from search to search. */
async function race<T>(number: number, work: (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> {
  const first = number % work.length;
  return Promise.allSettled([...work.slice(first), ...work.slice(0, first)].map((run) => run()));
}

/** How a search ended, by its events and by its history: once each, or the test fails. */
async function endingOf(ids: OrderedSearch): Promise<string> {
  const events = await openEvents(test, context, ids.searchId);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const endings = events.filter(({ event }) => event !== 'verification.notification').map(nameOf);
  expect(endings).toHaveLength(1);
  expect(events.filter((event) => nameOf(event) === 'SEARCH_UPDATED')).toHaveLength(1);
  const { search, activities, results } = await readSearch(context, ids);
  expect(search).toMatchObject({ phase: 'CLOSED', waitingFor: null, nextActionAt: null, escalateAt: null });
  expect(activities.filter(({ activityType }) => /^SEARCH_(?!CREATED)/.test(activityType))).toHaveLength(1);
  expect(results).toHaveLength(endings[0] === 'verification.completed' ? 1 : 0);
  return endings[0] ?? '';
}

describe('at the moment of the SLA', () => {
  it('an answer that came in time counts, whoever comes to the search first', async () => {
    const searches = await many(answered);
    clock.advance({ minutes: SLA_MINUTES });
    await Promise.all(
      searches.map((ids, number) =>
        race(number, [() => expireSearch(context, ids), () => processInbound(context, ids)]),
      ),
    );
    for (const ids of searches) {
      expect(await endingOf(ids)).toBe('verification.completed');
      const { activities } = await readSearch(context, ids);
      expect(activities.filter(({ activityType }) => activityType === 'RESPONSE_LATE')).toEqual([]);
    }
  });

  it('an answer that ends nothing does not put off the end', async () => {
    const ids = await answered({ inbound: { requireManualReview: true } });
    clock.advance({ minutes: SLA_MINUTES });
    await expireSearch(context, ids);
    expect(await endingOf(ids)).toBe('verification.action_required SLA_REACHED');
    const { activities } = await readSearch(context, ids);
    expect(activities.map(({ activityType }) => activityType)).toContain('REVIEW_NEEDED');
    const told = (await openEvents(test, context, ids.searchId)).length;
    await processInbound(context, ids);
    expect(await openEvents(test, context, ids.searchId)).toHaveLength(told);
  });

  it('two jobs that end the search and a client that does end it once', async () => {
    const searches = await many(answered);
    clock.advance({ minutes: SLA_MINUTES });
    const update = { searchStatus: 'REASSIGNED' } as const;
    await Promise.all(
      searches.map((ids, number) =>
        race<unknown>(number, [
          () => expireSearch(context, ids),
          () => updateSearch(context, { ...ids, update }),
          () => expireSearch(context, ids),
        ]),
      ),
    );
    for (const ids of searches) await endingOf(ids);
  });
});

describe('at the moment of the escalation', () => {
  it('an answer of the client and the handing over end the search once', async () => {
    const config = {
      outbound: { maxTotalAttempts: 1, followUpMinutes: 60 },
      escalation: { autoEscalate: true },
      timing: { searchSlaMinutes: SLA_MINUTES },
    };
    const searches = await many(() => sendAttempt(test, context, { defaultSearchConfig: config }));
    clock.advance({ hours: 1 });
    const resolution = { outcome: 'VERIFIED' } as const;
    await Promise.all(
      searches.map((ids, number) =>
        race<unknown>(number, [
          () => escalateSearch(context, ids),
          () => updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } }),
          () => escalateSearch(context, ids),
        ]),
      ),
    );
    const endings = new Set<string>();
    for (const ids of searches) endings.add(await endingOf(ids));
    expect(endings).toEqual(
      new Set(['verification.completed', 'verification.action_required HUMAN_ESCALATION']),
    );
  });
});

describe('the SLA', () => {
  it('is kept to the instant, by the sweeper that ends the search and by a job that does', async () => {
    const ids = await sendAttempt(test, context, {
      defaultSearchConfig: { timing: { searchSlaMinutes: SLA_MINUTES } },
    });
    const { search } = await readSearch(context, ids);
    const swept = async () => {
      await sweepDueWork(test.core);
      return (await readSearch(context, ids)).search.searchStatus;
    };
    clock.set(new Date(search.slaAt.getTime() - 1));
    expect(await swept()).toBe('IN_PROGRESS');
    // A job comes when some machine's clock says so, and this one's may be a moment behind.
    clock.set(new Date(search.slaAt.getTime() - CLOCKS_APART_SECONDS * 1_000));
    await expireSearch(context, ids);
    expect((await readSearch(context, ids)).search.searchStatus).toBe('IN_PROGRESS');
    clock.set(search.slaAt);
    expect(await swept()).toBe('COMPLETED');
    await expireSearch(context, ids);
    const events = await openEvents(test, context, ids.searchId);
    expect(events.at(-1)).toMatchObject({ occurredAt: search.slaAt.toISOString() });
    expect(await endingOf(ids)).toBe('verification.action_required SLA_REACHED');
  });
});
