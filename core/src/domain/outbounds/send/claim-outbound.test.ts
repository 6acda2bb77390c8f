import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CLOCKS_APART_SECONDS } from '../../../platform/queue/enqueue.ts';
import { atOnce, scheduleSearch, storedFor, type TestCore } from '../../../testing/index.ts';
import { attemptRow, orderOneAttempt } from '../../../testing/outreach/one-attempt.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { claimOutbound } from './claim-outbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const oneAttempt = (config?: object) => orderOneAttempt(test, context, config);
const rowOf = (outboundId: string) => attemptRow(test, outboundId);

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
    clock.advance({ days: 1 });
    const second = await claimOutbound(context, attempt);
    expect(second?.links).toEqual(first?.links);
    expect(second?.destination).toBe(first?.destination);
  });

  it('is repeated once only, however often its worker dies: then an answer is waited for', async () => {
    const attempt = await oneAttempt();
    await claimOutbound(context, attempt);
    expect(await claimOutbound(context, attempt)).not.toBeNull();
    const takenAt = clock.now();
    clock.advance({ minutes: 1 });
    expect(await claimOutbound(context, attempt)).toBeNull();
    const [row] = await test.sql('select * from outbounds where id = $1', [attempt.outboundId]);
    expect(row).toMatchObject({
      status: 'FAILED',
      outcome: 'UNCONFIRMED',
      sent_at: takenAt,
      error: 'Sending was interrupted: whether it went out is not known',
    });
    expect((await readSearch(context, attempt)).search).toMatchObject({
      phase: 'AWAITING_RESPONSE',
      waitingFor: 'an answer from the contact',
      nextActionAt: new Date(takenAt.getTime() + 86_400_000),
    });
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
    clock.advance({ seconds: -CLOCKS_APART_SECONDS });
    const before = await storedFor(test, context);
    expect(await claimOutbound(context, attempt)).toBeNull();
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('waits while its organization is inactive, since no link of it works, and is taken once that is over', async () => {
    const attempt = await oneAttempt();
    const inactive: Context = {
      ...context,
      organization: { ...context.organization, status: 'INACTIVE' },
    };
    expect(await claimOutbound(inactive, attempt)).toBeNull();
    const hourLater = new Date(clock.now().getTime() + 3_600_000);
    expect(await rowOf(attempt.outboundId)).toMatchObject({ status: 'SCHEDULED', scheduled_at: hourLater });
    clock.advance({ hours: 1 });
    expect(await claimOutbound(context, attempt)).not.toBeNull();
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

  it('are no way around what is blocked, and do not need to be allowed', async () => {
    const outbound = { maxTotalAttempts: 1 };
    const blocked = await scheduleSearch(context, {
      defaultSearchConfig: {
        outbound,
        qaDestinations,
        channels: { blockedDestinations: ['@contoso.example'] },
      },
    });
    expect(await test.jobs('send-outbound', context)).toEqual([]);
    expect((await readSearch(context, blocked)).search.waitingFor).toBe('a contact that can be reached');
    const channels = { allowedDestinations: ['hr@contoso.example'], blockedDestinations: undefined };
    const claimed = await claimOutbound(context, await oneAttempt({ qaDestinations, channels }));
    expect(claimed?.destination).toBe('qa@client.example');
  });

  it.each([
    ['employerPhone', 'phone'],
    ['employerFax', 'fax'],
  ])('redirect %s as well', async (field, channel) => {
    await scheduleSearch(context, {
      history: {
        employment: [{ employerName: 'Contoso Inc', position: 'Analyst', [field]: '+15125550100' }],
      },
      defaultSearchConfig: {
        outbound: { maxTotalAttempts: 1 },
        qaDestinations: { [channel]: '+15125550199' },
      },
    });
    const [job] = await test.jobs('send-outbound', context);
    if (!job) throw new Error('Nothing was scheduled');
    const claimed = await claimOutbound(context, { ...job.data, jobId: job.id });
    expect(claimed?.destination).toBe('+15125550199');
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
