import { describe, expect, it } from 'vitest';
import { Conflict } from '../../../platform/errors.ts';
import {
  claimAttempt,
  jobsOfAttempts,
  nameOf,
  type OrderedSearch,
  openEvents,
  orderSearch,
  scheduleSearch,
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

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
const SLA = new Date('2026-03-09T15:00:00Z');

const attemptsOf = ({ searchId }: OrderedSearch) =>
  test.sql<{ id: string; contact_id: string; status: string; updated_at: Date }>(
    'select * from outbounds where search_id = $1 order by scheduled_at',
    [searchId],
  );
const statusesOf = async (ids: OrderedSearch) => (await attemptsOf(ids)).map(({ status }) => status);
const stepOf = async (ids: OrderedSearch) => {
  const { phase, waitingFor, nextActionAt } = (await readSearch(context, ids)).search;
  return { phase, waitingFor, nextActionAt };
};

describe('pausing all attempts', () => {
  it('pauses every scheduled one, and the search waits for that', async () => {
    const ids = await scheduleSearch(context);
    const jobs = await test.jobs('send-outbound', context);
    clock.advance({ minutes: 1 });

    const paused = await pauseOutbounds(context, ids);

    expect(paused).toEqual({ searchId: ids.searchId, externalSearchId: 'ext-1', pausedCount: 3 });
    const attempts = await attemptsOf(ids);
    expect(attempts).toMatchObject(Array(3).fill({ status: 'PAUSED', updated_at: clock.now() }));
    expect(await stepOf(ids)).toEqual({ phase: 'OUTREACH', waitingFor: 'paused', nextActionAt: SLA });
    expect(await test.jobs('send-outbound', context)).toEqual(jobs);
  });

  it('is remembered with each attempt, and told to nobody', async () => {
    const ids = await scheduleSearch(context);
    const events = await openEvents(test, context, ids.searchId);
    await pauseOutbounds(context, ids);
    const attempts = await attemptsOf(ids);
    const { activities } = await readSearch(context, ids);
    expect(activities.slice(-3)).toMatchObject(
      attempts.map(({ id, contact_id }, index) => ({
        activityType: 'OUTBOUND_PAUSED',
        description: `Attempt ${index + 1} paused`,
        channel: 'EMAIL',
        channelValue: 'hr@contoso.example',
        contactId: contact_id,
        outboundId: id,
        actor: 'API',
      })),
    );
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual(events.map(nameOf));
  });

  it('makes the job of each do nothing when its time comes', async () => {
    const ids = await scheduleSearch(context);
    const jobs = await jobsOfAttempts(test, context);
    await pauseOutbounds(context, ids);
    const before = await storedFor(test, context);
    for (const { id: jobId, data, startAfter } of jobs) {
      clock.set(startAfter > clock.now() ? startAfter : clock.now());
      expect(await claimOutbound(context, { ...data, jobId })).toBeNull();
    }
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('leaves an attempt that is being sent alone, and does not count it', async () => {
    const attempt = await claimAttempt(test, context);
    expect(await pauseOutbounds(context, attempt)).toMatchObject({ pausedCount: 2 });
    expect(await statusesOf(attempt)).toEqual(['IN_PROGRESS', 'PAUSED', 'PAUSED']);
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    expect(await statusesOf(attempt)).toEqual(['SENT', 'PAUSED', 'PAUSED']);
    expect(await stepOf(attempt)).toEqual({
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'paused',
      nextActionAt: SLA,
    });
  });

  it('changes nothing when there is nothing left to pause', async () => {
    const [again, ended, young] = [
      await scheduleSearch(context),
      await scheduleSearch(context),
      await orderSearch(context),
    ];
    await pauseOutbounds(context, again);
    await updateSearch(context, { ...ended, update: { searchStatus: 'REASSIGNED' } });
    const before = await storedFor(test, context);
    for (const ids of [again, ended, young]) {
      expect(await pauseOutbounds(context, ids)).toMatchObject({ pausedCount: 0 });
    }
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('pausing one attempt', () => {
  it('lets the others go out', async () => {
    const ids = await scheduleSearch(context);
    const [first] = await attemptsOf(ids);
    const outboundId = first?.id ?? '';
    expect(await pauseOutbounds(context, { ...ids, only: outboundId })).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      pausedCount: 1,
    });
    expect(await statusesOf(ids)).toEqual(['PAUSED', 'SCHEDULED', 'SCHEDULED']);
    expect(await stepOf(ids)).toEqual({
      phase: 'OUTREACH',
      waitingFor: 'the next attempt on 2026-03-03, 10:00 America/New_York',
      nextActionAt: new Date('2026-03-03T15:00:00Z'),
    });
    expect((await readSearch(context, ids)).activities.at(-1)).toMatchObject({
      activityType: 'OUTBOUND_PAUSED',
      outboundId,
    });
  });

  it.each(['PAUSED', 'IN_PROGRESS', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED'])(
    'is refused once it is %s',
    async (status) => {
      const ids = await scheduleSearch(context);
      const [first] = await attemptsOf(ids);
      const outboundId = first?.id ?? '';
      await test.sql('update outbounds set status = $2 where id = $1', [outboundId, status]);
      const before = await storedFor(test, context);
      await expect(pauseOutbounds(context, { ...ids, only: outboundId })).rejects.toEqual(
        new Conflict(`An attempt that is ${status} does not allow "pause"`),
      );
      expect(await storedFor(test, context)).toEqual(before);
    },
  );
});
