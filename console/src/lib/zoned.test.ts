import { describe, expect, it } from 'vitest';
import { instantAt, localTime } from './zoned.ts';

describe('a time on the clock of another zone', () => {
  it.each([
    ['2026-03-03T10:00', 'America/New_York', '2026-03-03T15:00:00.000Z'],
    ['2026-07-03T00:00', 'America/New_York', '2026-07-03T04:00:00.000Z'],
    ['2026-03-03T10:00', 'Asia/Kolkata', '2026-03-03T04:30:00.000Z'],
    ['2026-12-31T23:30', 'Pacific/Auckland', '2026-12-31T10:30:00.000Z'],
    ['2026-03-08T09:00', 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, at) => expect(instantAt(local, zone)?.toISOString()).toBe(at));

  it('that is none is null', () => expect(instantAt('', 'America/New_York')).toBeNull());

  it('is what the clock there shows', () =>
    expect(localTime(new Date('2026-03-03T05:00:00Z'), 'America/New_York')).toBe('2026-03-03T00:00'));
});
