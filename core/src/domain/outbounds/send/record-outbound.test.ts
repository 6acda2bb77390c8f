import { describe, expect, it } from 'vitest';
import {
  type ClaimedAttempt,
  claimAttempt,
  jobsOfAttempts,
  nameOf,
  openEvents,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { type ClaimedOutbound, claimOutbound } from './claim-outbound.ts';
import { recordOutbound } from './record-outbound.ts';
import type { SendOutcome } from './send-outcome.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const POSTPONED: SendOutcome = { kind: 'postponed', error: 'ECONNECTION' };
const UNCONFIRMED: SendOutcome = { kind: 'postponed', error: 'ETIMEDOUT', unconfirmed: true };
const REFUSED = { kind: 'refused' as const, error: 'EENVELOPE 550' };

const rowOf = async ({ outbound }: ClaimedOutbound) =>
  (await test.sql('select * from outbounds where id = $1', [outbound.id]))[0];

const lastActivity = async (ids: ClaimedAttempt) => (await readSearch(context, ids)).activities.at(-1);

/** Policy under which a search has only one attempt. */
const ONE_ATTEMPT = { defaultSearchConfig: { outbound: { maxTotalAttempts: 1 } } };

/** The job of the next attempt of a search. */
async function nextJob({ searchId }: ClaimedAttempt) {
  const jobs = await jobsOfAttempts(test, context);
  const job = jobs.find(({ data }) => data.searchId === searchId);
  if (!job) throw new Error('No job waits');
  return job;
}

describe('an attempt that was sent', () => {
  it('moves the search on to waiting for the answer, and says when the next attempt is due', async () => {
    const attempt = await claimAttempt(test, context);
    clock.advance({ seconds: 3 });
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    expect(await rowOf(attempt.claimed)).toMatchObject({ status: 'SENT', sent_at: clock.now(), error: null });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'an answer from the contact',
      nextActionAt: new Date('2026-03-03T15:00:00Z'),
    });
    expect(await lastActivity(attempt)).toMatchObject({
      activityType: 'OUTBOUND_SENT',
      channel: 'EMAIL',
      channelValue: 'hr@contoso.example',
      contactId: attempt.claimed.outbound.contactId,
      outboundId: attempt.claimed.outbound.id,
    });
  });

  it('is told with all that identifies it', async () => {
    const { claimed, orderId, searchId } = await claimAttempt(test, context);
    await recordOutbound(context, claimed, { kind: 'sent' });
    const events = await openEvents(test, context, searchId);
    expect(events.at(-1)).toEqual({
      event: 'verification.notification',
      occurredAt: clock.now().toISOString(),
      sequence: 2,
      data: {
        orderId,
        searchId,
        externalSearchId: 'ext-1',
        searchType: 'EMPLOYMENT',
        notificationType: 'OUTBOUND_ATTEMPT',
        metadata: {
          outboundId: claimed.outbound.id,
          contactId: claimed.outbound.contactId,
          contactName: 'Employment verification, Contoso Inc',
          channel: 'EMAIL',
          destination: 'hr@contoso.example',
          attemptNumber: 1,
          status: 'SENT',
        },
      },
    });
  });

  it('waits for an answer as long as for any other when it was the last', async () => {
    const attempt = await claimAttempt(test, context, ONE_ATTEMPT);
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    const { search } = await readSearch(context, attempt);
    const nextActionAt = new Date(clock.now().getTime() + 86_400_000);
    expect(search).toMatchObject({ phase: 'AWAITING_RESPONSE', nextActionAt, escalateAt: nextActionAt });
  });

  it('does not take the search out of review', async () => {
    const attempt = await claimAttempt(test, context);
    await test.sql(`update searches set phase = 'REVIEW' where id = $1`, [attempt.searchId]);
    await test.sql(
      `update search_records set status = 'REVIEW', waiting_for = 'review: a remark' where search_id = $1`,
      [attempt.searchId],
    );
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    const { search } = await readSearch(context, attempt);
    expect(search).toMatchObject({ phase: 'REVIEW', waitingFor: 'review: a remark' });
  });

  it.each<[string, SendOutcome]>([
    ['sent', { kind: 'sent' }],
    ['postponed', POSTPONED],
    ['refused', REFUSED],
  ])('is recorded once, though it is recorded again as %s', async (_what, again) => {
    const { claimed } = await claimAttempt(test, context);
    await recordOutbound(context, claimed, { kind: 'sent' });
    const before = await storedFor(test, context);
    clock.advance({ minutes: 1 });
    await recordOutbound(context, claimed, again);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('after its search ended is kept as sent, and tells nobody', async () => {
    const attempt = await claimAttempt(test, context);
    const { orderId, searchId, claimed } = attempt;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    const events = await openEvents(test, context, searchId);
    await recordOutbound(context, claimed, { kind: 'sent' });
    expect(await rowOf(claimed)).toMatchObject({ status: 'SENT', sent_at: clock.now() });
    expect((await readSearch(context, attempt)).search.phase).toBe('CLOSED');
    expect(await openEvents(test, context, searchId)).toEqual(events);
  });
});

describe('an attempt that could not be sent for now', () => {
  it('is tried again a minute later by a new job', async () => {
    const attempt = await claimAttempt(test, context);
    await recordOutbound(context, attempt.claimed, POSTPONED);
    const scheduledAt = new Date('2026-03-02T15:01:00Z');
    expect(await rowOf(attempt.claimed)).toMatchObject({
      status: 'SCHEDULED',
      scheduled_at: scheduledAt,
      claimed_by: null,
      send_failures: 1,
      error: 'ECONNECTION',
    });
    const jobs = await test.jobs('send-outbound', context);
    const outboundId = attempt.claimed.outbound.id;
    expect(jobs.filter(({ data }) => data.outboundId === outboundId)).toMatchObject([
      { id: attempt.jobId },
      { startAfter: scheduledAt, data: { searchId: attempt.searchId } },
    ]);
    expect(await lastActivity(attempt)).toMatchObject({
      activityType: 'OUTBOUND_POSTPONED',
      description: 'Sending failed for now: ECONNECTION',
    });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'OUTREACH',
      nextActionAt: scheduledAt,
    });
    expect(await openEvents(test, context, attempt.searchId)).toHaveLength(1);
  });

  it('waits twice as long each time, up to an hour, and is given up after eight times', async () => {
    const attempt = await claimAttempt(test, context, ONE_ATTEMPT);
    const outboundId = attempt.claimed.outbound.id;
    const waits: number[] = [];
    let claimed = attempt.claimed;
    for (let failure = 1; failure < 8; failure += 1) {
      await recordOutbound(context, claimed, POSTPONED);
      const job = await nextJob(attempt);
      waits.push((job.startAfter.getTime() - clock.now().getTime()) / 60_000);
      clock.set(job.startAfter);
      const again = await claimOutbound(context, { searchId: attempt.searchId, outboundId, jobId: job.id });
      if (!again) throw new Error(`The attempt cannot be claimed after failure ${failure}`);
      claimed = again;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60]);
    await recordOutbound(context, claimed, POSTPONED);

    expect(await rowOf(claimed)).toMatchObject({
      status: 'FAILED',
      send_failures: 8,
      error: 'ECONNECTION',
      completed_at: clock.now(),
    });
    await expect(nextJob(attempt)).rejects.toThrow('No job waits');
    expect((await readSearch(context, attempt)).search.waitingFor).toBe('a contact that can be reached');
  });

  it.each<[string, SendOutcome[], string]>([
    ['handed over twice', [UNCONFIRMED, UNCONFIRMED], 'AWAITING_RESPONSE'],
    [
      'handed over once, and then not any more',
      [UNCONFIRMED, ...new Array(7).fill(POSTPONED)],
      'AWAITING_RESPONSE',
    ],
    ['never handed over', new Array(8).fill(POSTPONED), 'OUTREACH'],
  ])(
    'waits for an answer if it may have arrived, and is never called sent: %s',
    async (_what, outcomes, phase) => {
      const attempt = await claimAttempt(test, context, ONE_ATTEMPT);
      let { claimed, jobId } = attempt;
      for (const [index, outcome] of outcomes.entries()) {
        if (index > 0) {
          const job = await nextJob(attempt);
          clock.set(job.startAfter);
          jobId = job.id;
          const again = await claimOutbound(context, { ...attempt, outboundId: claimed.outbound.id, jobId });
          if (!again) throw new Error('The attempt cannot be claimed again');
          claimed = again;
        }
        await recordOutbound(context, claimed, outcome);
      }
      expect(await rowOf(claimed)).toMatchObject({ status: 'FAILED' });
      expect((await readSearch(context, attempt)).search.phase).toBe(phase);
    },
  );

  it('is not tried outside business hours', async () => {
    clock.set('2026-03-06T21:59:30Z');
    const attempt = await claimAttempt(test, context);
    await recordOutbound(context, attempt.claimed, POSTPONED);
    expect(await rowOf(attempt.claimed)).toMatchObject({ scheduled_at: new Date('2026-03-09T13:00:00Z') });
  });

  it('is left alone for as long as the other side asks, and at least for as long as it would be', async () => {
    const longer = await claimAttempt(test, context);
    const shorter = await claimAttempt(test, context);
    const notBefore = (at: string): SendOutcome => ({
      kind: 'postponed',
      error: 'X',
      notBefore: new Date(at),
    });
    await recordOutbound(context, longer.claimed, notBefore('2026-03-02T15:20:00Z'));
    await recordOutbound(context, shorter.claimed, notBefore('2026-03-02T15:00:10Z'));
    expect(await rowOf(longer.claimed)).toMatchObject({ scheduled_at: new Date('2026-03-02T15:20:00Z') });
    expect(await rowOf(shorter.claimed)).toMatchObject({ scheduled_at: new Date('2026-03-02T15:01:00Z') });
  });

  it('is cancelled when its search has ended meanwhile', async () => {
    const attempt = await claimAttempt(test, context);
    const { orderId, searchId, claimed, jobId } = attempt;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    await recordOutbound(context, claimed, POSTPONED);
    expect(await rowOf(claimed)).toMatchObject({ status: 'CANCELLED', completed_at: clock.now() });
    const jobs = await test.jobs('send-outbound', context);
    const own = jobs.filter(({ data }) => data.outboundId === claimed.outbound.id);
    expect(own.map(({ id }) => id)).toEqual([jobId]);
  });
});

describe('an attempt that was refused', () => {
  it('has failed for good; the search goes on with the attempts after it', async () => {
    const attempt = await claimAttempt(test, context);
    await recordOutbound(context, attempt.claimed, REFUSED);
    expect(await rowOf(attempt.claimed)).toMatchObject({
      status: 'FAILED',
      error: 'EENVELOPE 550',
      completed_at: clock.now(),
    });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'OUTREACH',
      nextActionAt: new Date('2026-03-03T15:00:00Z'),
    });
    expect(await lastActivity(attempt)).toMatchObject({
      activityType: 'OUTBOUND_FAILED',
      description: 'Sending failed: EENVELOPE 550',
    });
  });

  it('and reaches nobody takes its follow-ups along; another destination is asked in their place', async () => {
    const employment = [
      {
        employerName: 'Contoso Inc',
        position: 'Analyst',
        startDate: '2019-03-01',
        employerEmail: 'hr@contoso.example',
        employerPhone: '+1 512 555 0100',
      },
    ];
    const attempt = await claimAttempt(test, context, { history: { employment } });
    await recordOutbound(context, attempt.claimed, { ...REFUSED, unreachable: true });
    expect(await rowOf(attempt.claimed)).toMatchObject({ status: 'FAILED', outcome: 'BOUNCED' });
    const left = await test.sql<{ channel: string }>(
      `select distinct channel from outbounds where search_id = $1 and status = 'SCHEDULED'`,
      [attempt.searchId],
    );
    expect(left).toEqual([{ channel: 'VOICE' }]);
    expect((await readSearch(context, attempt)).search.phase).toBe('OUTREACH');
  });

  it('leaves the search waiting for a contact when it was the last', async () => {
    const attempt = await claimAttempt(test, context, ONE_ATTEMPT);
    await recordOutbound(context, attempt.claimed, REFUSED);
    const { search } = await readSearch(context, attempt);
    expect(search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      waitingFor: 'a contact that can be reached',
      nextActionAt: clock.now(),
    });
    const events = await openEvents(test, context, attempt.searchId);
    expect(events.map(nameOf)).toEqual(['CONTACT_PLAN', 'OUTBOUND_ATTEMPT']);
    expect(events[1]?.data.metadata).toMatchObject({
      outboundId: attempt.claimed.outbound.id,
      status: 'FAILED',
      reason: REFUSED.error,
    });
  });

  it('leaves a search whose earlier attempt went out waiting for its answer', async () => {
    const outbound = { maxTotalAttempts: 2 };
    const attempt = await claimAttempt(test, context, { defaultSearchConfig: { outbound } });
    await recordOutbound(context, attempt.claimed, { kind: 'sent' });
    clock.advance({ days: 1 });
    const job = await nextJob(attempt);
    const second = await claimOutbound(context, { ...job.data, jobId: job.id });
    if (!second) throw new Error('The follow-up cannot be claimed');
    await recordOutbound(context, second, REFUSED);
    const { search } = await readSearch(context, attempt);
    expect(search).toMatchObject({
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'an answer from the contact',
      nextActionAt: clock.now(),
    });
  });
});
