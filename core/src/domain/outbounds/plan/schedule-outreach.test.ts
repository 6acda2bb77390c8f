import { describe, expect, it } from 'vitest';
import { sweepDueWork } from '../../../operations/sweep/sweep-due-work.ts';
import {
  ALL_CHANNELS,
  atOnce,
  orderSearch,
  researchAsBefore,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import { escalateSearch } from '../../searches/escalate-search.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { researchSearch } from './research-search.ts';
import { scheduleOutreach } from './schedule-outreach.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

type Attempt = Pick<OutboundRow, 'id' | 'channel' | 'destination' | 'status'> & {
  attempt_number: number;
  scheduled_at: Date;
  link_expires_at: Date;
  link_hash: Buffer;
  reply_hash: Buffer;
};

const attemptsOf = (searchId: string) =>
  test.sql<Attempt>('select * from outbounds where search_id = $1 order by scheduled_at, id', [searchId]);

const contacts = (employer: object) => ({
  history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst', ...employer }] },
});

describe('outreach', () => {
  it('starts at once in business hours, and follows up at the same time on the next days', async () => {
    const ids = await scheduleSearch(context);
    const attempts = await attemptsOf(ids.searchId);
    expect(attempts).toMatchObject([
      {
        attempt_number: 1,
        status: 'SCHEDULED',
        channel: 'EMAIL',
        scheduled_at: new Date('2026-03-02T15:00:00Z'),
      },
      {
        attempt_number: 2,
        status: 'SCHEDULED',
        channel: 'EMAIL',
        scheduled_at: new Date('2026-03-03T15:00:00Z'),
      },
      {
        attempt_number: 3,
        status: 'SCHEDULED',
        channel: 'EMAIL',
        scheduled_at: new Date('2026-03-04T15:00:00Z'),
      },
    ]);
    const { search, activities } = await readSearch(context, ids);
    expect(search).toMatchObject({ phase: 'OUTREACH', waitingFor: null, nextActionAt: clock.now() });
    expect(activities.at(-1)).toMatchObject({
      activityType: 'OUTREACH_SCHEDULED',
      description: 'Attempts scheduled: 3',
    });
  });

  it('has a job for each attempt when its time is near, due when the attempt is', async () => {
    const ids = await scheduleSearch(context);
    const attempts = await attemptsOf(ids.searchId);
    const first = await test.jobs('send-outbound', context);
    expect(first.map(({ data }) => data.outboundId)).toEqual([attempts[0]?.id]);
    expect(first[0]?.startAfter.getTime()).toBeLessThanOrEqual(clock.now().getTime());
    for (const { id, scheduled_at } of attempts.slice(1)) {
      clock.set(new Date(scheduled_at.getTime() - 60_000));
      await sweepDueWork(test.core);
      const jobs = await test.jobs('send-outbound', context);
      const own = jobs.filter(({ data }) => data.outboundId === id);
      expect(own.map(({ startAfter }) => startAfter)).toEqual([scheduled_at]);
    }
  });

  it('gives every attempt links of its own that last as long as the search may', async () => {
    const ids = await scheduleSearch(context);
    const attempts = await attemptsOf(ids.searchId);
    const hashes = attempts.flatMap(({ link_hash, reply_hash }) => [link_hash, reply_hash]);
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(6);
    const { search } = await readSearch(context, ids);
    for (const { link_expires_at } of attempts) expect(link_expires_at).toEqual(search.slaAt);
  });

  it('keeps destinations sealed', async () => {
    const ids = await scheduleSearch(context);
    for (const attempt of await attemptsOf(ids.searchId)) {
      expect(attempt.destination.includes('hr@contoso.example')).toBe(false);
      expect(openDestination(context, attempt)).toBe('hr@contoso.example');
    }
  });

  it.each([
    [
      'on a Saturday',
      '2026-02-28T15:00:00Z',
      {},
      '2026-03-02T14:00:00Z',
      '2026-03-02, 09:00 America/New_York',
    ],
    ['after hours', '2026-03-02T22:30:00Z', {}, '2026-03-03T14:00:00Z', '2026-03-03, 09:00 America/New_York'],
    [
      'before the policy opens, in its own zone',
      '2026-03-02T15:00:00Z',
      { timezone: 'America/Los_Angeles', startTime: '08:30' },
      '2026-03-02T16:30:00Z',
      '2026-03-02, 08:30 America/Los_Angeles',
    ],
  ])('%s waits for the opening, and says until when', async (_when, now, businessHours, opening, until) => {
    clock.set(now);
    const ids = await scheduleSearch(context, { defaultSearchConfig: { timing: { businessHours } } });
    const [first] = await attemptsOf(ids.searchId);
    expect(first?.scheduled_at).toEqual(new Date(opening));
    const { search } = await readSearch(context, ids);
    expect(search).toMatchObject({
      phase: 'OUTREACH',
      waitingFor: `business hours until ${until}`,
      nextActionAt: new Date(opening),
    });
  });

  it('keeps to the caps and the window of the policy', async () => {
    const capped = await scheduleSearch(context, {
      defaultSearchConfig: { outbound: { maxTotalAttempts: 2 } },
    });
    expect(await attemptsOf(capped.searchId)).toHaveLength(2);
    const timing = { outboundWindowMinutes: 1_439 };
    const windowed = await scheduleSearch(context, { defaultSearchConfig: { timing } });
    expect(await attemptsOf(windowed.searchId)).toHaveLength(1);
  });

  it('tells which destinations it leaves out, and why', async () => {
    const ids = await orderSearch(context, {
      ...contacts({
        employerEmail: 'hr@contoso.example',
        employerPhone: '+15125550100',
        employerFax: '+15125550101',
      }),
      defaultSearchConfig: {
        channels: { fax: false, blockedDestinations: ['@contoso.example'] },
        outbound: { contactHints: [{ email: 'records@other.example' }] },
      },
    });
    await researchSearch(context, { ...ids, channelsAvailable: ['EMAIL'] });

    const attempts = await attemptsOf(ids.searchId);
    expect(new Set(attempts.map((row) => openDestination(context, row)))).toEqual(
      new Set(['records@other.example']),
    );
    const { activities } = await readSearch(context, ids);
    const skipped = activities.filter(({ activityType }) => activityType === 'OUTBOUND_SKIPPED');
    expect(
      skipped.map(({ channel, channelValue, description }) => [channel, channelValue, description]),
    ).toEqual([
      ['EMAIL', 'hr@contoso.example', 'The destination is blocked for this search'],
      ['FAX', '+15125550101', 'Fax is switched off for this search'],
      ['VOICE', '+15125550100', 'Voice is not configured in this deployment'],
    ]);
  });

  it('tells whom it leaves out since the search ends before they may be asked, and calls a person at once', async () => {
    clock.set('2026-02-28T15:00:00Z');
    const ids = await scheduleSearch(context, { defaultSearchConfig: { timing: { searchSlaMinutes: 60 } } });
    const { activities } = await readSearch(context, ids);
    expect(activities.filter(({ activityType }) => activityType === 'OUTBOUND_SKIPPED')).toMatchObject([
      {
        channel: 'EMAIL',
        channelValue: 'hr@contoso.example',
        description: 'The search ends before this contact may be asked',
      },
    ]);
    await escalateSearch(context, ids);
    const { search } = await readSearch(context, ids);
    expect(search).toMatchObject({ waitingFor: 'a person, since no contact could be reached' });
  });

  it('waits for a contact that can be reached when none can', async () => {
    const ids = await orderSearch(context, contacts({ employerPhone: '+15125550100' }));
    await researchSearch(context, { ...ids, channelsAvailable: ['EMAIL'] });
    expect(await attemptsOf(ids.searchId)).toEqual([]);
    const { search } = await readSearch(context, ids);
    expect(search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
      waitingFor: 'a contact that can be reached',
      nextActionAt: clock.now(),
    });
  });
});

describe('an outreach job of 0.1.0', () => {
  it.each(['SCHEDULED', 'PAUSED', 'CANCELLED'])(
    'that comes again leaves what is %s as it is',
    async (status) => {
      const ids = await scheduleSearch(context);
      await test.sql('update outbounds set status = $2 where search_id = $1', [ids.searchId, status]);
      const before = await storedFor(test, context);
      clock.advance({ minutes: 1 });
      await scheduleOutreach(context, { ...ids, channelsAvailable: ALL_CHANNELS });
      expect(await storedFor(test, context)).toEqual(before);
    },
  );

  it('that runs several times at the same moment schedules once', async () => {
    const ids = await orderSearch(context);
    await researchAsBefore(test, context, ids);
    const input = { ...ids, channelsAvailable: ALL_CHANNELS };
    await atOnce(test, 4, () => scheduleOutreach(context, input));
    expect(await attemptsOf(ids.searchId)).toHaveLength(3);
    expect(await test.jobs('send-outbound', context)).toHaveLength(1);
  });

  it('that comes before the research has a plan does nothing', async () => {
    const ids = await orderSearch(context);
    const before = await storedFor(test, context);
    await scheduleOutreach(context, { ...ids, channelsAvailable: ALL_CHANNELS });
    expect(await storedFor(test, context)).toEqual(before);
  });
});
