import { describe, expect, it } from 'vitest';
import { areOpen, firstOpening } from './opening-hours.ts';

const hours = {
  timezone: 'America/New_York',
  startTime: '09:00',
  endTime: '17:00',
  allowedDays: [1, 2, 3, 4, 5],
};

describe('hours', () => {
  it.each([
    ['the minute before they open', '2026-03-02T13:59:59Z', false],
    ['the minute they open', '2026-03-02T14:00:00Z', true],
    ['the last minute', '2026-03-02T21:59:59Z', true],
    ['the minute they close', '2026-03-02T22:00:00Z', false],
    ['a Sunday', '2026-03-01T15:00:00Z', false],
    ['an hour earlier once the clocks are put forward', '2026-03-09T13:00:00Z', true],
    ['no longer at the end of the day then', '2026-03-09T21:30:00Z', false],
  ])('are open or not: %s', (_, at, isOpen) => {
    expect(areOpen(new Date(at), hours)).toBe(isOpen);
  });

  it('stay closed on a holiday', () => {
    const at = new Date('2026-03-26T15:00:00Z');
    expect(areOpen(at, hours)).toBe(true);
    expect(areOpen(at, { ...hours, holidays: ['2026-03-26'] })).toBe(false);
  });

  it.each([
    ['at once', '2026-03-02T15:10:00Z', '2026-03-02T15:10:00Z'],
    ['after the weekend', '2026-03-06T22:00:00Z', '2026-03-09T13:00:00Z'],
  ])('open next: %s', (_, from, opening) => {
    const until = new Date('2026-03-31T00:00:00Z');
    expect(firstOpening(new Date(from), until, 10, hours)).toEqual(new Date(opening));
  });

  it('may not open in time', () => {
    const [from, until] = [new Date('2026-03-06T22:00:00Z'), new Date('2026-03-08T22:00:00Z')];
    expect(firstOpening(from, until, 10, hours)).toBeNull();
  });
});
