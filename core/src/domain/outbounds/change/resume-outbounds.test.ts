import { describe, expect, it } from 'vitest';
import { sweepDueWork } from '../../../operations/sweep/sweep-due-work.ts';
import { Conflict } from '../../../platform/errors.ts';
import {
  jobsOfAttempts,
  type OrderedSearch,
  scheduleSearch,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { claimOutbound } from '../send/claim-outbound.ts';
import { recordOutbound } from '../send/record-outbound.ts';
import { pauseOutbounds } from './pause-outbounds.ts';
import { resumeOutbounds } from './resume-outbounds.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const attemptsOf = ({ searchId }: OrderedSearch) =>
  test.sql<{ id: string; status: string; scheduled_at: Date }>(
    'select * from outbounds where search_id = $1 order by attempt_number',
    [searchId],
  );
/** Statuses and times, as texts that can be read. */
const planOf = async (ids: OrderedSearch) =>
  (await attemptsOf(ids)).map(({ status, scheduled_at }) => `${status} ${scheduled_at.toISOString()}`);

/** A search whose three attempts, due on Monday, Tuesday and Wednesday at 15:00 UTC, are paused before the first. */
async function pausedSearch(): Promise<OrderedSearch> {
  const ids = await scheduleSearch(context);
  await pauseOutbounds(context, ids);
  return ids;
}

/** Jobs other than those before, by time. */
async function newJobs(before: { id: string }[]) {
  const jobs = await test.jobs('send-outbound', context);
  return jobs
    .filter(({ id }) => before.every((job) => job.id !== id))
    .toSorted((a, b) => a.startAfter.getTime() - b.startAfter.getTime());
}

describe('resuming all attempts', () => {
  it('before their times leaves these, and the search goes on where it was', async () => {
    clock.set('2026-03-02T13:00:00Z');
    const ids = await scheduleSearch(context);
    const before = await planOf(ids);
    await pauseOutbounds(context, ids);
    const jobs = await test.jobs('send-outbound', context);

    const resumed = await resumeOutbounds(context, ids);

    expect(resumed).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      resumedCount: 3,
      cancelledCount: 0,
    });
    expect(await planOf(ids)).toEqual(before);
    const { search, activities } = await readSearch(context, ids);
    expect(search).toMatchObject({
      phase: 'OUTREACH',
      waitingFor: 'business hours until 2026-03-02, 09:00 America/New_York',
      nextActionAt: new Date('2026-03-02T14:00:00Z'),
    });
    expect(activities.slice(-3).map(({ activityType, description }) => [activityType, description])).toEqual([
      ['OUTBOUND_RESUMED', 'Attempt 1 resumed'],
      ['OUTBOUND_RESUMED', 'Attempt 2 resumed'],
      ['OUTBOUND_RESUMED', 'Attempt 3 resumed'],
    ]);
    const attempts = await attemptsOf(ids);
    // Each has its job when its time is near.
    expect(await newJobs(jobs)).toEqual([]);
    clock.set('2026-03-02T13:59:30Z');
    await sweepDueWork(test.core);
    expect((await newJobs(jobs)).map(({ data, startAfter }) => [data.outboundId, startAfter])).toEqual(
      attempts.slice(0, 1).map(({ id, scheduled_at }) => [id, scheduled_at]),
    );
  });

  it('lets the jobs from before the pause and those after it send each attempt once', async () => {
    const ids = await scheduleSearch(context);
    const before = await jobsOfAttempts(test, context);
    await pauseOutbounds(context, ids);
    await resumeOutbounds(context, ids);
    const jobs = [...before, ...(await jobsOfAttempts(test, context))];
    expect(jobs).toHaveLength(6);
    const claims: (string | undefined)[] = [];
    for (const day of ['2026-03-02', '2026-03-03', '2026-03-04']) {
      clock.set(`${day}T15:00:00Z`);
      for (const { id: jobId, data } of jobs) {
        const claimed = await claimOutbound(context, { ...data, jobId });
        if (claimed) await recordOutbound(context, claimed, { kind: 'sent' });
        claims.push(claimed?.outbound.id);
      }
    }
    const sent = claims.filter((id) => id !== undefined);
    expect(sent.toSorted()).toEqual((await attemptsOf(ids)).map(({ id }) => id).toSorted());
  });

  it('after their times moves them on from now, an interval apart, until the outbound window ends', async () => {
    const ids = await scheduleSearch(context);
    const jobs = await jobsOfAttempts(test, context);
    await pauseOutbounds(context, ids);
    const written = await test.jobs('send-outbound', context);
    clock.set('2026-03-05T16:00:00Z');

    expect(await resumeOutbounds(context, ids)).toMatchObject({ resumedCount: 2, cancelledCount: 1 });

    // The third would be due on Saturday, and the window ends before Monday.
    expect(await planOf(ids)).toEqual([
      'SCHEDULED 2026-03-05T16:00:00.000Z',
      'SCHEDULED 2026-03-06T16:00:00.000Z',
      'CANCELLED 2026-03-04T15:00:00.000Z',
    ]);
    expect(await newJobs(written)).toHaveLength(1);
    const { activities } = await readSearch(context, ids);
    expect(activities.at(-1)).toMatchObject({
      activityType: 'OUTBOUND_CANCELLED',
      description: 'Attempt 3 cancelled: its time was over before it was resumed',
    });
    // Old jobs know times that have passed: the second attempt must not go out before its new one.
    const claims = await Promise.all(
      jobs.map(({ id: jobId, data }) => claimOutbound(context, { ...data, jobId })),
    );
    const claimed = claims.filter((claim) => claim !== null);
    expect(claimed.map(({ outbound }) => outbound.attemptNumber)).toEqual([1]);
  });

  it('outside business hours waits for the next opening', async () => {
    const ids = await pausedSearch();
    clock.set('2026-03-03T03:00:00Z');
    await resumeOutbounds(context, ids);
    expect(await planOf(ids)).toEqual([
      'SCHEDULED 2026-03-03T14:00:00.000Z',
      'SCHEDULED 2026-03-04T14:00:00.000Z',
      'SCHEDULED 2026-03-05T14:00:00.000Z',
    ]);
    expect((await readSearch(context, ids)).search).toMatchObject({
      waitingFor: 'business hours until 2026-03-03, 09:00 America/New_York',
      nextActionAt: new Date('2026-03-03T14:00:00Z'),
    });
  });

  it('keeps the interval from what was sent', async () => {
    const ids = await sendAttempt(test, context);
    await pauseOutbounds(context, ids);
    await test.sql(`update outbounds set scheduled_at = '2026-03-02T15:30Z' where status = 'PAUSED'`);
    clock.set('2026-03-02T19:00:00Z');
    expect(await resumeOutbounds(context, ids)).toMatchObject({ resumedCount: 2 });
    expect(await planOf(ids)).toEqual([
      'SENT 2026-03-02T15:00:00.000Z',
      'SCHEDULED 2026-03-03T15:00:00.000Z',
      'SCHEDULED 2026-03-04T15:00:00.000Z',
    ]);
  });

  it('changes nothing when nothing is paused, or the search has ended', async () => {
    const [running, ended] = [await scheduleSearch(context), await pausedSearch()];
    await updateSearch(context, { ...ended, update: { searchStatus: 'REASSIGNED' } });
    const before = await storedFor(test, context);
    for (const ids of [running, ended]) {
      expect(await resumeOutbounds(context, ids)).toMatchObject({ resumedCount: 0, cancelledCount: 0 });
    }
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('resuming one attempt', () => {
  const idOf = async (ids: OrderedSearch, index: number) => (await attemptsOf(ids))[index]?.id ?? '';

  it('leaves the others paused, and these are not in its way', async () => {
    const ids = await pausedSearch();
    const outboundId = await idOf(ids, 1);
    clock.set('2026-03-04T16:00:00Z');
    expect(await resumeOutbounds(context, { ...ids, only: outboundId })).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      resumedCount: 1,
      cancelledCount: 0,
    });
    expect(await planOf(ids)).toEqual([
      'PAUSED 2026-03-02T15:00:00.000Z',
      'SCHEDULED 2026-03-04T16:00:00.000Z',
      'PAUSED 2026-03-04T15:00:00.000Z',
    ]);
    expect((await readSearch(context, ids)).search).toMatchObject({ waitingFor: null });
  });

  it('cancels it when the search has no time left', async () => {
    const ids = await pausedSearch();
    const outboundId = await idOf(ids, 0);
    clock.set('2026-03-09T15:00:00Z');
    expect(await resumeOutbounds(context, { ...ids, only: outboundId })).toMatchObject({ cancelledCount: 1 });
    expect((await attemptsOf(ids)).map(({ status }) => status)).toEqual(['CANCELLED', 'PAUSED', 'PAUSED']);
  });

  it.each(['SCHEDULED', 'IN_PROGRESS', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED'])(
    'is refused when it is %s, whatever the time',
    async (status) => {
      const ids = await pausedSearch();
      const outboundId = await idOf(ids, 0);
      await test.sql('update outbounds set status = $2 where id = $1', [outboundId, status]);
      clock.set('2026-03-09T15:00:00Z');
      const before = await storedFor(test, context);
      await expect(resumeOutbounds(context, { ...ids, only: outboundId })).rejects.toEqual(
        new Conflict(`An attempt that is ${status} does not allow "resume"`),
      );
      expect(await storedFor(test, context)).toEqual(before);
    },
  );
});
