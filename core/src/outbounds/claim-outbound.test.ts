import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Context } from '../context.ts';
import { readSearch } from '../searches/read-searches.ts';
import { updateSearch } from '../searches/update-search.ts';
import {
  atOnce,
  claimAttempt,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  type OrderedSearch,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../testing/index.ts';
import { claimOutbound } from './claim-outbound.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
beforeEach(async () => {
  clock.set(OFFICE_HOURS);
  context = await test.organization();
});
afterAll(() => test.close());

/** A search with one attempt, due now unless the policy says otherwise. */
async function oneAttempt(
  config: object = {},
): Promise<OrderedSearch & { outboundId: string; jobId: string }> {
  const outbound = { maxTotalAttempts: 1 };
  const ids = await scheduleSearch(context, { defaultSearchConfig: { outbound, ...config } });
  const [job] = await test.jobs('send-outbound', context);
  if (!job) throw new Error('No attempt was scheduled');
  return { ...ids, outboundId: job.data.outboundId, jobId: job.id };
}

const rowOf = async (outboundId: string) =>
  (
    await test.sql<{ status: string; claimed_by: string | null; scheduled_at: Date }>(
      'select status, claimed_by, scheduled_at from outbounds where id = $1',
      [outboundId],
    )
  )[0];

describe('an attempt that is due', () => {
  it('is taken by one job, with everything that its message needs', async () => {
    const attempt = await oneAttempt();
    const claimed = await claimOutbound(context, attempt);
    expect(claimed).toMatchObject({
      outbound: { id: attempt.outboundId, status: 'IN_PROGRESS', claimedBy: attempt.jobId, attemptNumber: 1 },
      destination: 'hr@contoso.example',
      contact: { entityName: 'Contoso Inc' },
      applicantName: 'Jordan Rivera',
      searchType: 'EMPLOYMENT',
      hiringEntity: 'Northwind Logistics',
      request: { records: [{ employerName: 'Contoso Inc' }], releaseFile: null },
    });
    expect(claimed?.links.pageToken).toMatch(/^[\w-]{48}$/);
    // A local part: at most 64 characters, and the same in any case.
    expect(claimed?.links.replyToken).toMatch(/^[a-z2-7]{1,64}$/);
    expect(await rowOf(attempt.outboundId)).toMatchObject({
      status: 'IN_PROGRESS',
      claimed_by: attempt.jobId,
    });
  });

  it('may be taken again by the same job after a crash, with the same links', async () => {
    const attempt = await oneAttempt();
    const first = await claimOutbound(context, attempt);
    clock.advance({ days: 1, hours: 9 });
    const second = await claimOutbound(context, attempt);
    expect(second?.links).toEqual(first?.links);
    expect(second?.destination).toBe(first?.destination);
  });

  it('is given up when its search ended while the worker that took it was gone', async () => {
    const attempt = await oneAttempt();
    await claimOutbound(context, attempt);
    await updateSearch(context, { ...attempt, update: { searchStatus: 'CANCELLED' } });
    expect(await claimOutbound(context, { ...attempt, jobId: randomUUID() })).toBeNull();
    expect(await rowOf(attempt.outboundId)).toMatchObject({ status: 'IN_PROGRESS' });

    expect(await claimOutbound(context, attempt)).toBeNull();
    expect(await rowOf(attempt.outboundId)).toMatchObject({
      status: 'FAILED',
      claimed_by: attempt.jobId,
    });
    const { activities } = await readSearch(context, attempt);
    expect(activities.at(-1)).toMatchObject({
      activityType: 'OUTBOUND_FAILED',
      outboundId: attempt.outboundId,
    });
  });

  it('is not taken by another job', async () => {
    const attempt = await oneAttempt();
    await claimOutbound(context, attempt);
    expect(await claimOutbound(context, { ...attempt, jobId: randomUUID() })).toBeNull();
    expect(await rowOf(attempt.outboundId)).toMatchObject({ claimed_by: attempt.jobId });
  });

  it('is taken once by several jobs at the same moment', async () => {
    const attempt = await oneAttempt();
    const claims = await atOnce(test, 6, () => claimOutbound(context, { ...attempt, jobId: randomUUID() }));
    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
  });

  it('is not taken before its time', async () => {
    const attempt = await oneAttempt();
    clock.advance({ seconds: -1 });
    const before = await storedFor(test, context);
    expect(await claimOutbound(context, attempt)).toBeNull();
    expect(await storedFor(test, context)).toEqual(before);
  });

  it.each(['PAUSED', 'CANCELLED', 'SENT', 'DELIVERED', 'FAILED'])(
    'is not taken once it is %s',
    async (status) => {
      const attempt = await oneAttempt();
      await test.sql('update outbounds set status = $2 where id = $1', [attempt.outboundId, status]);
      const before = await storedFor(test, context);
      expect(await claimOutbound(context, attempt)).toBeNull();
      expect(await storedFor(test, context)).toEqual(before);
    },
  );

  it('is not taken for a search that has ended, not even by the job that had it', async () => {
    const attempt = await oneAttempt();
    await claimOutbound(context, attempt);
    const { orderId, searchId } = attempt;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'REASSIGNED' } });
    expect(await claimOutbound(context, attempt)).toBeNull();
  });

  it('belongs to its organization and its search', async () => {
    const attempt = await oneAttempt();
    const [other, stranger] = [await scheduleSearch(context), await test.organization()];
    expect(await claimOutbound(stranger, attempt)).toBeNull();
    expect(await claimOutbound(context, { ...attempt, searchId: other.searchId })).toBeNull();
    expect(await rowOf(attempt.outboundId)).toMatchObject({ status: 'SCHEDULED' });
  });
});

describe('an attempt that finds its hours closed', () => {
  it('moves to the next opening, with a job for then', async () => {
    const attempt = await oneAttempt();
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
    const jobs = await test.jobs('send-outbound', context);
    const next = jobs.find(({ id }) => id !== attempt.jobId);
    expect(next).toMatchObject({
      data: { searchId: attempt.searchId, outboundId: attempt.outboundId },
      startAfter: opening,
    });
    clock.set(opening);
    expect(await claimOutbound(context, { ...attempt, jobId: next?.id ?? '' })).not.toBeNull();
  });

  it('is still sent by the job that took it in time', async () => {
    const { jobId, claimed, searchId } = await claimAttempt(test, context);
    clock.set('2026-03-03T03:00:00Z');
    expect(await claimOutbound(context, { searchId, outboundId: claimed.outbound.id, jobId })).not.toBeNull();
  });
});

describe('destinations for trying out', () => {
  const qaDestinations = { email: 'qa@client.example' };
  const inProduction = (): Context => {
    const { core } = context;
    return { ...context, core: { ...core, config: { ...core.config, ENVIRONMENT: 'production' } } };
  };

  it('redirect the channel in the sandbox', async () => {
    const claimed = await claimOutbound(context, await oneAttempt({ qaDestinations }));
    expect(claimed?.destination).toBe('qa@client.example');
  });

  it('leave other channels alone', async () => {
    const claimed = await claimOutbound(
      context,
      await oneAttempt({ qaDestinations: { phone: '+15125550100' } }),
    );
    expect(claimed?.destination).toBe('hr@contoso.example');
  });

  it('are ignored in production', async () => {
    const claimed = await claimOutbound(inProduction(), await oneAttempt({ qaDestinations }));
    expect(claimed?.destination).toBe('hr@contoso.example');
  });
});
