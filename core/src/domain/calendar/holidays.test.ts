import { describe, expect, it } from 'vitest';
import { isHoliday } from './holidays.ts';

describe('isHoliday', () => {
  const everywhere = { country: 'US', state: null };

  it.each([
    ["New Year's Day", '2026-01-01'],
    ['Martin Luther King Jr. Day', '2026-01-19'],
    ["Washington's Birthday", '2026-02-16'],
    ['Memorial Day', '2026-05-25'],
    ['Juneteenth', '2026-06-19'],
    ['Independence Day', '2026-07-04'],
    ['Labor Day', '2026-09-07'],
    ['Columbus Day', '2026-10-12'],
    ['Veterans Day', '2026-11-11'],
    ['Thanksgiving Day', '2026-11-26'],
    ['Christmas Day', '2026-12-25'],
  ])('knows the federal holiday %s', (_name, day) => {
    expect(isHoliday(day, everywhere)).toBe(true);
    // Hawaii does not keep all of them.
    expect(isHoliday(day, { country: 'US', state: 'HI' })).toBe(true);
  });

  it.each([
    ['a Friday before a Saturday', '2026-07-03'],
    ['a Monday after a Sunday', '2027-07-05'],
  ])('knows the day off that stands for one: %s', (_why, day) => {
    expect(isHoliday(day, everywhere)).toBe(true);
  });

  it('knows those of a state, there only', () => {
    expect(isHoliday('2026-06-11', { country: 'US', state: 'HI' })).toBe(true);
    expect(isHoliday('2026-06-11', { country: 'US', state: 'TX' })).toBe(false);
    expect(isHoliday('2026-11-27', { country: 'US', state: 'TX' })).toBe(true);
  });

  it('knows those of other countries', () => {
    expect(isHoliday('2026-10-03', { country: 'DE', state: null })).toBe(true);
    expect(isHoliday('2026-07-04', { country: 'DE', state: null })).toBe(false);
    expect(isHoliday('2026-08-31', { country: 'GB', state: null })).toBe(false);
  });

  it.each([
    ['a day of custom only', '2026-02-14', 'US'],
    ['a working day', '2026-07-06', 'US'],
    ['a country that is none', '2026-01-01', 'ZZ'],
  ])('is false for %s', (_why, day, country) => {
    expect(isHoliday(day, { country, state: null })).toBe(false);
  });
});
