import { SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type ResumeInput, resumeTimes } from './resume-schedule.ts';

/** Monday 2026-06-01 10:00 in New York, which is four hours behind UTC then. */
const MONDAY = '2026-06-01T14:00:00Z';

const attempt = (
  id: string,
  at: string,
  to = 'a@x.test',
  contactId = 'ann',
): ResumeInput['paused'][number] => ({
  id,
  contactId,
  destination: to,
  location: 'Unknown',
  channel: to.includes('@') ? 'EMAIL' : 'VOICE',
  scheduledAt: new Date(at),
});

/** What becomes of each, as texts. */
function resumed(
  paused: ResumeInput['paused'],
  now: string,
  { others = [], config = {}, slaAt = '2026-06-30T14:00:00Z' }: Others = {},
) {
  const times = resumeTimes({
    paused,
    others,
    zone: 'America/New_York',
    closedDays: [],
    environment: 'sandbox',
    startAt: new Date(MONDAY),
    slaAt: new Date(slaAt),
    now: new Date(now),
    config: SearchConfig.parse({ timing: { outboundWindowMinutes: 14_400 }, ...config }),
  });
  return Object.fromEntries([...times].map(([id, time]) => [id, time?.toISOString().slice(0, 16) ?? null]));
}
interface Others {
  others?: ResumeInput['others'];
  config?: object;
  slaAt?: string;
}

describe('one paused attempt', () => {
  const due = [attempt('one', '2026-06-02T14:00:00Z')];
  it.each([
    ['long before its time', '2026-06-01T14:00:00Z', '2026-06-02T14:00'],
    ['at its time', '2026-06-02T14:00:00Z', '2026-06-02T14:00'],
    ['after it, in business hours', '2026-06-02T19:59:59Z', '2026-06-02T19:59'],
    ['as business hours end', '2026-06-02T21:00:00Z', '2026-06-03T13:00'],
    ['early in the morning', '2026-06-03T08:00:00Z', '2026-06-03T13:00'],
    ['at the weekend', '2026-06-06T15:00:00Z', '2026-06-08T13:00'],
  ])('resumed %s', (_, now, time) => {
    expect(resumed(due, now)).toEqual({ one: time });
  });

  it('whose time lies outside hours that have changed waits for the next opening', () => {
    const config = { timing: { businessHours: { startTime: '12:00', endTime: '13:00' } } };
    expect(resumed(due, MONDAY, { config })).toEqual({ one: '2026-06-02T16:00' });
  });

  it.each([
    ['the outbound window ends', { config: { timing: { outboundWindowMinutes: 1_440 } } }],
    ['the SLA is reached', { slaAt: '2026-06-02T14:01:00Z' }],
  ])('is given up once %s', (_, limits) => {
    expect(resumed(due, '2026-06-02T14:00:00Z', limits)).toEqual({ one: '2026-06-02T14:00' });
    expect(resumed(due, '2026-06-02T14:01:00Z', limits)).toEqual({ one: null });
  });
});

describe('several paused attempts', () => {
  it('keep their times where these have not passed', () => {
    const paused = [attempt('two', '2026-06-03T14:00:00Z'), attempt('one', '2026-06-02T14:00:00Z')];
    expect(resumed(paused, MONDAY)).toEqual({ one: '2026-06-02T14:00', two: '2026-06-03T14:00' });
  });

  it('at one contact follow each other an interval apart, in their order, through a weekend', () => {
    const paused = [
      attempt('one', '2026-06-01T14:00:00Z'),
      attempt('two', '2026-06-02T14:00:00Z', '5125550101'),
      attempt('three', '2026-06-03T14:00:00Z'),
    ];
    expect(resumed(paused, '2026-06-04T18:00:00Z')).toEqual({
      one: '2026-06-04T18:00',
      two: '2026-06-05T18:00',
      three: '2026-06-08T13:00',
    });
  });

  it('at different contacts go out together', () => {
    const paused = [
      attempt('one', '2026-06-01T14:00:00Z'),
      attempt('two', '2026-06-02T14:00:00Z', 'b@x.test', 'bob'),
    ];
    expect(resumed(paused, '2026-06-04T18:00:00Z')).toEqual({
      one: '2026-06-04T18:00',
      two: '2026-06-04T18:00',
    });
  });

  it('lose those that would come too late only', () => {
    const paused = [
      attempt('one', '2026-06-01T14:00:00Z'),
      attempt('two', '2026-06-02T14:00:00Z'),
      attempt('three', '2026-06-03T14:00:00Z', 'b@x.test', 'bob'),
    ];
    expect(resumed(paused, '2026-06-04T18:00:00Z', { slaAt: '2026-06-05T18:00:00Z' })).toEqual({
      one: '2026-06-04T18:00',
      two: null,
      three: '2026-06-04T18:00',
    });
  });
});

describe('an attempt beside others that go out or did', () => {
  const due = [attempt('one', '2026-06-01T14:00:00Z')];
  it.each([
    ['the same contact, sent', 'c@x.test', 'ann', '2026-06-02T13:30:00Z', '2026-06-03T13:30'],
    ['the same contact, still to come', '5125550101', 'ann', '2026-06-03T14:00:00Z', '2026-06-04T14:00'],
    ['the same address in capitals', 'A@X.TEST', 'bob', '2026-06-02T13:30:00Z', '2026-06-03T13:30'],
    ['nothing in common', 'b@x.test', 'bob', '2026-06-02T13:30:00Z', '2026-06-02T15:00'],
    ['exactly an interval away', 'a@x.test', 'ann', '2026-06-01T15:00:00Z', '2026-06-02T15:00'],
  ])('%s', (_, to, contactId, at, time) => {
    const others = [attempt('other', at, to, contactId)];
    expect(resumed(due, '2026-06-02T15:00:00Z', { others })).toEqual({ one: time });
  });
});
