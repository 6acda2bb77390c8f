import { describe, expect, it } from 'vitest';
import {
  claimAttempt,
  jobsOfAttempts,
  nameOf,
  type OrderedSearch,
  openEvents,
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
import { cancelOutbounds } from './cancel-outbounds.ts';
import { pauseOutbounds } from './pause-outbounds.ts';
import { resumeOutbounds } from './resume-outbounds.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
const SLA = new Date('2026-03-09T15:00:00Z');
const A_DAY_LATER = new Date('2026-03-03T15:00:00Z');

const attemptsOf = ({ searchId }: OrderedSearch) =>
  test.sql<{ id: string; status: string; completed_at: Date | null }>(
    'select * from outbounds where search_id = $1 order by scheduled_at',
    [searchId],
  );

describe('cancelling all attempts', () => {
  it('cancels those scheduled and those paused for good, and the search waits for orders', async () => {
    const ids = await scheduleSearch(context);
    const [first] = await attemptsOf(ids);
    await pauseOutbounds(context, { ...ids, only: first?.id ?? '' });
    clock.advance({ minutes: 1 });

    const cancelled = await cancelOutbounds(context, ids);

    expect(cancelled).toEqual({ searchId: ids.searchId, externalSearchId: 'ext-1', cancelledCount: 3 });
    expect(await attemptsOf(ids)).toMatchObject(
      Array(3).fill({ status: 'CANCELLED', completed_at: clock.now() }),
    );
    const { search, activities } = await readSearch(context, ids);
    expect(search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
      waitingFor: 'outreach to be asked for, since its attempts were cancelled',
      nextActionAt: SLA,
    });
    expect(activities.slice(-3).map(({ activityType, description }) => [activityType, description])).toEqual([
      ['OUTBOUND_CANCELLED', 'Attempt 1 cancelled'],
      ['OUTBOUND_CANCELLED', 'Attempt 2 cancelled'],
      ['OUTBOUND_CANCELLED', 'Attempt 3 cancelled'],
    ]);
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual(['CONTACT_PLAN']);
  });

  it('leaves jobs that do nothing, and nothing to resume', async () => {
    const ids = await scheduleSearch(context);
    const jobs = await jobsOfAttempts(test, context);
    await cancelOutbounds(context, ids);
    const before = await storedFor(test, context);
    for (const { id: jobId, data, startAfter } of jobs) {
      clock.set(startAfter > clock.now() ? startAfter : clock.now());
      expect(await claimOutbound(context, { ...data, jobId })).toBeNull();
    }
    expect(await resumeOutbounds(context, ids)).toMatchObject({ resumedCount: 0, cancelledCount: 0 });
    expect(await cancelOutbounds(context, ids)).toMatchObject({ cancelledCount: 0 });
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('recalls nothing that is being sent', async () => {
    const attempt = await claimAttempt(test, context);
    expect(await cancelOutbounds(context, attempt)).toMatchObject({ cancelledCount: 2 });
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    expect((await attemptsOf(attempt)).map(({ status }) => status)).toEqual([
      'SENT',
      'CANCELLED',
      'CANCELLED',
    ]);
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'an answer from the contact',
      nextActionAt: A_DAY_LATER,
    });
  });

  it('changes nothing on a search that has ended', async () => {
    const ids = await scheduleSearch(context);
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
    const before = await storedFor(test, context);
    expect(await cancelOutbounds(context, ids)).toMatchObject({ cancelledCount: 0 });
    expect(await storedFor(test, context)).toEqual(before);
  });
});
