import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { type BusinessHours, isOpen, nextOpening } from './business-hours.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const hours = (
  startTime: string,
  endTime: string,
  allowedDays = EVERY_DAY,
  timezone = 'America/New_York',
) => ({
  timezone,
  startTime,
  endTime,
  allowedDays,
});
const office = hours('09:00', '17:00', [1, 2, 3, 4, 5]);

// In New York the clock goes from 02:00 to 03:00 on Sunday 2026-03-08, and back from 02:00 to 01:00 on 2026-11-01.
const rows: { name: string; at: string; hours: BusinessHours; next: string }[] = [
  { name: 'while open', at: '2026-06-01T15:00:00.123Z', hours: office, next: '2026-06-01T15:00:00.123Z' },
  { name: 'at the opening', at: '2026-06-01T13:00:00Z', hours: office, next: '2026-06-01T13:00:00Z' },
  {
    name: 'just before the opening',
    at: '2026-06-01T12:59:59.999Z',
    hours: office,
    next: '2026-06-01T13:00:00Z',
  },
  {
    name: 'just before closing',
    at: '2026-06-01T20:59:59.999Z',
    hours: office,
    next: '2026-06-01T20:59:59.999Z',
  },
  { name: 'at closing', at: '2026-06-01T21:00:00Z', hours: office, next: '2026-06-02T13:00:00Z' },
  { name: 'Friday night', at: '2026-06-05T22:00:00Z', hours: office, next: '2026-06-08T13:00:00Z' },
  {
    name: 'one day a week, just closed',
    at: '2026-06-01T21:00:00Z',
    hours: hours('09:00', '17:00', [1]),
    next: '2026-06-08T13:00:00Z',
  },
  {
    name: 'Sunday is 0',
    at: '2026-06-05T22:00:00Z',
    hours: hours('09:00', '17:00', [0]),
    next: '2026-06-07T13:00:00Z',
  },
  {
    name: 'the zone decides the day',
    at: '2026-06-05T23:00:00Z',
    hours: hours('09:00', '17:00', [6], 'Asia/Tokyo'),
    next: '2026-06-06T00:00:00Z',
  },
  {
    name: 'over the change to summer time',
    at: '2026-03-06T23:00:00Z',
    hours: office,
    next: '2026-03-09T13:00:00Z',
  },
  {
    name: 'over the change to winter time',
    at: '2026-10-30T22:00:00Z',
    hours: office,
    next: '2026-11-02T14:00:00Z',
  },
  {
    name: 'a start inside the gap opens when the gap is over',
    at: '2026-03-08T06:00:00Z',
    hours: hours('02:30', '05:00'),
    next: '2026-03-08T07:00:00Z',
  },
  {
    name: 'hours inside the gap do not open that day',
    at: '2026-03-08T06:00:00Z',
    hours: hours('02:10', '02:50'),
    next: '2026-03-09T06:10:00Z',
  },
  {
    name: 'a start in the repeated hour, first time',
    at: '2026-11-01T05:10:00Z',
    hours: hours('01:30', '05:00'),
    next: '2026-11-01T05:30:00Z',
  },
  {
    name: 'the repeated hour is open the second time too',
    at: '2026-11-01T06:40:00Z',
    hours: hours('01:30', '05:00'),
    next: '2026-11-01T06:40:00Z',
  },
  {
    name: 'set back to before the start, it opens again',
    at: '2026-11-01T06:00:00Z',
    hours: hours('01:30', '05:00'),
    next: '2026-11-01T06:30:00Z',
  },
  {
    name: 'set back to before the end, it is open again',
    at: '2026-11-01T05:45:00Z',
    hours: hours('00:30', '01:30'),
    next: '2026-11-01T06:00:00Z',
  },
  {
    name: 'a gap at midnight',
    at: '2026-04-23T21:30:00Z',
    hours: hours('00:15', '03:00', EVERY_DAY, 'Africa/Cairo'),
    next: '2026-04-23T22:00:00Z',
  },
  {
    name: 'a change of half an hour',
    at: '2026-10-03T15:10:00Z',
    hours: hours('02:15', '06:00', EVERY_DAY, 'Australia/Lord_Howe'),
    next: '2026-10-03T15:30:00Z',
  },
  {
    name: 'a day that never came',
    at: '2011-12-30T09:30:00Z',
    hours: hours('09:00', '17:00', [5, 6], 'Pacific/Apia'),
    next: '2011-12-30T19:00:00Z',
  },
];

describe('nextOpening', () => {
  it.each(rows)('$name: $next', ({ at, hours: during, next }) => {
    const opening = nextOpening(new Date(at), during);
    expect(opening.toISOString()).toBe(new Date(next).toISOString());
    expect(isOpen(new Date(at), during)).toBe(new Date(at).getTime() === opening.getTime());
  });

  const zones = [
    'America/New_York',
    'Europe/London',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'America/Havana',
    'Asia/Tokyo',
    'UTC',
  ];
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (minute: number) => DateTime.fromMillis(minute * 60_000, { zone: 'utc' }).toFormat('HH:mm');
  const anyHours = fc
    .record({
      timezone: fc.constantFrom(...zones),
      ends: fc.uniqueArray(minutes, { minLength: 2, maxLength: 2 }),
      allowedDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    })
    .map(({ timezone, ends, allowedDays }): BusinessHours => {
      const [start = 0, end = 0] = ends.toSorted((a, b) => a - b);
      return { timezone, startTime: clock(start), endTime: clock(end), allowedDays };
    });
  const anyInstant = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  });
  /** Within two days of a change of the clock somewhere. */
  const nearChange = fc
    .tuple(
      fc.constantFrom(
        '2026-03-08T07:00Z',
        '2026-11-01T06:00Z',
        '2026-03-29T01:00Z',
        '2026-10-25T01:00Z',
        '2026-04-23T22:00Z',
        '2026-10-03T15:30Z',
      ),
      fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
    )
    .map(([change, offset]) => new Date(new Date(change).getTime() + offset * 60_000));

  /** The definition, read off the wall clock. */
  const clockIsOpen = (at: Date, { timezone, startTime, endTime, allowedDays }: BusinessHours) => {
    const local = DateTime.fromJSDate(at, { zone: timezone });
    const time = local.toFormat('HH:mm');
    return allowedDays.includes(local.weekday % 7) && time >= startTime && time < endTime;
  };

  it('is the first open instant, on the wall clock of any zone', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyInstant, nearChange),
        anyHours,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
          minLength: 20,
          maxLength: 20,
        }),
        (at, during, samples) => {
          const opening = nextOpening(at, during);
          const wait = opening.getTime() - at.getTime();
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(isOpen(opening, during)).toBe(true);
          expect(clockIsOpen(opening, during)).toBe(true);
          const between = [...samples.map((share) => Math.floor(share * wait)), wait - 1].filter(
            (ms) => ms >= 0 && ms < wait,
          );
          for (const ms of between) expect(clockIsOpen(new Date(at.getTime() + ms), during)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('agrees with the wall clock at every instant', () => {
    fc.assert(
      fc.property(fc.oneof(anyInstant, nearChange), anyHours, (at, during) => {
        expect(isOpen(at, during)).toBe(clockIsOpen(at, during));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    { name: 'an unknown zone', never: { ...office, timezone: 'Mars/Olympus' } },
    { name: 'no days', never: { ...office, allowedDays: [] } },
    { name: 'an end before the start', never: { ...office, startTime: '17:00', endTime: '09:00' } },
    { name: 'a time that is none', never: { ...office, startTime: 'nine' } },
  ])('refuses $name', ({ never }) => {
    expect(() => nextOpening(new Date('2026-06-01T15:00:00Z'), never)).toThrow(RangeError);
  });
});

describe('days and hours that are closed as well', () => {
  const closed = (days: string[]): BusinessHours => ({ ...office, isClosed: (day) => days.includes(day) });

  it.each([
    ['a closed day', '2026-06-01T15:00:00Z', ['2026-06-01'], '2026-06-02T13:00:00Z'],
    ['several in a row', '2026-06-01T15:00:00Z', ['2026-06-01', '2026-06-02'], '2026-06-03T13:00:00Z'],
    ['one before the weekend', '2026-06-05T15:00:00Z', ['2026-06-05'], '2026-06-08T13:00:00Z'],
    ['by the clock of the zone', '2026-06-02T01:00:00Z', ['2026-06-01'], '2026-06-02T13:00:00Z'],
  ])('%s is passed over', (_name, at, days, next) => {
    expect(nextOpening(new Date(at), closed(days))).toEqual(new Date(next));
    expect(isOpen(new Date(at), closed(days))).toBe(false);
  });

  it.each([
    ['the earlier clock has not opened', '2026-06-01T13:00:00Z', '2026-06-01T15:00:00Z'],
    ['both are open', '2026-06-01T18:00:00Z', '2026-06-01T18:00:00Z'],
    ['the later clock has closed', '2026-06-01T21:30:00Z', '2026-06-02T15:00:00Z'],
  ])('both clocks have to be open: %s', (_name, at, next) => {
    const both = { ...office, within: hours('08:00', '21:00', EVERY_DAY, 'America/Los_Angeles') };
    expect(nextOpening(new Date(at), both)).toEqual(new Date(next));
  });

  it('gives way to the other clock where the two never meet', () => {
    const never = { ...office, endTime: '10:00', within: hours('08:00', '21:00', EVERY_DAY, 'Asia/Tokyo') };
    expect(nextOpening(new Date('2026-06-01T13:30:00Z'), never)).toEqual(new Date('2026-06-01T23:00:00Z'));
  });
});
