import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sweepDueWork } from '../../../operations/sweep/sweep-due-work.ts';
import { claimAttempt, jobsOfAttempts, scheduleSearch, type TestCore } from '../../../testing/index.ts';
import { attemptRow, orderOneAttempt } from '../../../testing/outreach/one-attempt.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { claimOutbound } from './claim-outbound.ts';
import { recordOutbound } from './record-outbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const oneAttempt = (config?: object) => orderOneAttempt(test, context, config);
const rowOf = (outboundId: string) => attemptRow(test, outboundId);

describe('an attempt that finds its hours closed', () => {
  it('moves to the next opening, with a job for then', async () => {
    const attempt = await oneAttempt({ timing: { outboundWindowMinutes: 10_080 } });
    // Friday, 18:00 in New York: the clocks go forward before Monday.
    clock.set('2026-03-06T23:00:00Z');
    expect(await claimOutbound(context, attempt)).toBeNull();
    const opening = new Date('2026-03-09T13:00:00Z');
    expect(await rowOf(attempt.outboundId)).toEqual({
      status: 'SCHEDULED',
      claimed_by: null,
      scheduled_at: opening,
    });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      waitingFor: 'business hours until 2026-03-09, 09:00 America/New_York',
      nextActionAt: opening,
    });
    expect((await test.jobs('send-outbound', context)).map(({ id }) => id)).toEqual([attempt.jobId]);
    clock.set('2026-03-09T12:59:00Z');
    expect(await sweepDueWork(test.core)).toBe(1);
    const jobs = await test.jobs('send-outbound', context);
    const next = jobs.find(({ id }) => id !== attempt.jobId);
    expect(next).toMatchObject({
      data: { searchId: attempt.searchId, outboundId: attempt.outboundId },
      startAfter: opening,
    });
    clock.set(opening);
    expect(await claimOutbound(context, { ...attempt, jobId: next?.id ?? '' })).not.toBeNull();
  });

  it('moves there too when it was taken in time, by a worker that died', async () => {
    const { jobId, claimed, searchId } = await claimAttempt(test, context);
    clock.set('2026-03-03T03:00:00Z');
    const { id: outboundId } = claimed.outbound;
    expect(await claimOutbound(context, { searchId, outboundId, jobId })).toBeNull();
    const opening = new Date('2026-03-03T14:00:00Z');
    expect(await rowOf(outboundId)).toEqual({ status: 'SCHEDULED', claimed_by: null, scheduled_at: opening });
    clock.set(opening);
    expect(await claimOutbound(context, { searchId, outboundId, jobId: randomUUID() })).not.toBeNull();
  });
});

describe('an attempt that comes late', () => {
  /** A search with three attempts a day apart, of which the first is sent at this time; and the job of the second. */
  async function firstSentAt(time: string) {
    const ids = await scheduleSearch(context);
    const [first, second] = (await jobsOfAttempts(test, context)).map(({ id: jobId, data }) => ({
      ...data,
      jobId,
    }));
    if (!first || !second) throw new Error('Nothing was scheduled');
    clock.set(time);
    const claimed = await claimOutbound(context, first);
    if (!claimed) throw new Error('There is nothing to send');
    return { ids, claimed, second };
  }

  it('keeps its distance from the one before, which came late itself', async () => {
    const { claimed, second, ids } = await firstSentAt('2026-03-02T21:30:00Z');
    await recordOutbound(context, claimed, { kind: 'sent' });
    clock.set('2026-03-03T15:00:00Z');
    expect(await claimOutbound(context, second)).toBeNull();
    const dayAfter = new Date('2026-03-03T21:30:00Z');
    expect(await rowOf(second.outboundId)).toMatchObject({ status: 'SCHEDULED', scheduled_at: dayAfter });
    expect((await readSearch(context, ids)).search.nextActionAt).toEqual(dayAfter);
    clock.set(dayAfter);
    expect(await claimOutbound(context, second)).not.toBeNull();
  });

  it('keeps its distance from one that is being sent', async () => {
    const { second } = await firstSentAt('2026-03-03T15:00:00Z');
    expect(await claimOutbound(context, second)).toBeNull();
    expect(await rowOf(second.outboundId)).toMatchObject({
      status: 'SCHEDULED',
      scheduled_at: new Date('2026-03-04T15:00:00Z'),
    });
  });

  it('need not wait for one that was refused', async () => {
    const { claimed, second } = await firstSentAt('2026-03-03T14:59:00Z');
    await recordOutbound(context, claimed, { kind: 'refused', error: 'EENVELOPE 550' });
    clock.set('2026-03-03T15:00:00Z');
    expect(await claimOutbound(context, second)).not.toBeNull();
  });

  it('is still sent some minutes after the outbound window, and never long after it', async () => {
    const window = { timing: { outboundWindowMinutes: 60 } };
    const [soon, late] = [await oneAttempt(window), await oneAttempt(window)];
    clock.set('2026-03-02T16:10:00Z');
    expect(await claimOutbound(context, soon)).not.toBeNull();

    clock.set('2026-03-02T17:00:00Z');
    expect(await claimOutbound(context, late)).toBeNull();
    expect(await rowOf(late.outboundId)).toMatchObject({ status: 'CANCELLED', claimed_by: null });
    const { activities } = await readSearch(context, late);
    expect(activities.find(({ activityType }) => activityType === 'OUTBOUND_CANCELLED')).toMatchObject({
      description: 'Attempt 1 cancelled: its time was over before it could be sent',
      outboundId: late.outboundId,
    });
  });

  it('is cancelled when its next opening lies outside the outbound window, and a person is called', async () => {
    const attempt = await oneAttempt({ outbound: { maxTotalAttempts: 1 } });
    // The window of five days ends on Saturday.
    clock.set('2026-03-06T23:00:00Z');
    expect(await claimOutbound(context, attempt)).toBeNull();
    expect(await rowOf(attempt.outboundId)).toMatchObject({ status: 'CANCELLED' });
    const { search } = await readSearch(context, attempt);
    expect(search).toMatchObject({
      waitingFor: 'a contact whose business hours open before the outbound window closes',
      nextActionAt: clock.now(),
    });
  });

  it.each(['SCHEDULED', 'IN_PROGRESS'])('is not sent after the SLA: one that is %s', async (status) => {
    const attempt = await oneAttempt({ timing: { searchSlaMinutes: 120 } });
    if (status === 'IN_PROGRESS') expect(await claimOutbound(context, attempt)).not.toBeNull();
    // Within the hours, and before the sweeper has come to close the search.
    clock.advance({ hours: 2 });
    expect(await claimOutbound(context, attempt)).toBeNull();
    expect(await rowOf(attempt.outboundId)).toMatchObject({
      status: status === 'IN_PROGRESS' ? 'FAILED' : 'CANCELLED',
    });
  });
});

describe('the hours of a contact', () => {
  const employer = (employerLocation: string) => ({
    history: {
      employment: [
        {
          employerName: 'Contoso Inc',
          employerEmail: 'hr@contoso.example',
          position: 'Analyst',
          employerLocation,
        },
      ],
    },
    defaultSearchConfig: { outbound: { maxTotalAttempts: 1 } },
  });

  it.each([
    ['Seattle, WA', '2026-03-02T17:00:00Z', '2026-03-02, 09:00 America/Los_Angeles'],
    ['Bengaluru, India', '2026-03-03T03:30:00Z', '2026-03-03, 09:00 Asia/Kolkata'],
  ])('are those of its place: %s', async (location, opening, until) => {
    const ids = await scheduleSearch(context, employer(location));
    const [job] = await jobsOfAttempts(test, context);
    if (!job) throw new Error('Nothing was scheduled');
    expect(await rowOf(job.data.outboundId)).toMatchObject({ scheduled_at: new Date(opening) });
    const { search } = await readSearch(context, ids);
    expect(search.waitingFor).toBe(`business hours until ${until}`);
  });

  it('hold when it is sent', async () => {
    await scheduleSearch(context, employer('Seattle, WA'));
    const [job] = await jobsOfAttempts(test, context);
    if (!job) throw new Error('Nothing was scheduled');
    // 18:00 in Seattle: where the organization is, it is night.
    clock.set('2026-03-03T02:00:00Z');
    expect(await claimOutbound(context, { ...job.data, jobId: job.id })).toBeNull();
    const opening = new Date('2026-03-03T17:00:00Z');
    expect(await rowOf(job.data.outboundId)).toMatchObject({ status: 'SCHEDULED', scheduled_at: opening });
  });
});
