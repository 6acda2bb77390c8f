import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { compareDates } from './compare-dates.ts';
import type { Comparison } from './comparison.ts';
import { readDate, writeDate } from './read-date.ts';

const reading = (text: string): string => {
  const date = readDate(text);
  if (date.kind === 'ambiguous') return date.either.map(writeDate).join('|');
  return date.kind === 'date' ? writeDate(date) : date.kind;
};

describe('readDate', () => {
  it.each([
    ['2019-03-04', '2019-03-04'],
    ['2019-3-4', '2019-03-04'],
    ['2019/03/04', '2019-03-04'],
    ['2019.03.04', '2019-03-04'],
    ['2019-03-04T00:00:00.000Z', '2019-03-04'],
    ['2019-03', '2019-03'],
    ['2019', '2019'],
    ['03/2019', '2019-03'],
    ['sometime in 2019', '2019'],
    ['sometime during March 2019', '2019-03'],
    ['remains employed', 'present'],
    ['she works here', 'present'],
    ['worked here', 'unreadable'],
    ['not remaining', 'unreadable'],
    ['3-2019', '2019-03'],
    ['March 2019', '2019-03'],
    ['march, 2019', '2019-03'],
    ['Mar. 2019', '2019-03'],
    ['Sept 2019', '2019-09'],
    ['March of 2019', '2019-03'],
    ['2019 March', '2019-03'],
    ['May 2019', '2019-05'],
    ['Mar 1, 2019', '2019-03-01'],
    ['March 1st, 2019', '2019-03-01'],
    ['1 March 2019', '2019-03-01'],
    ['the 1st of March, 2019', '2019-03-01'],
    ['01-Mar-2019', '2019-03-01'],
    ['25/03/2019', '2019-03-25'],
    ['03/25/2019', '2019-03-25'],
    ['25.03.2019', '2019-03-25'],
    ['03/03/2019', '2019-03-03'],
    ['02/29/2020', '2020-02-29'],
    ['03/04/2019', '2019-03-04|2019-04-03'],
    ['3.4.2019', '2019-03-04|2019-04-03'],
    ['15-Mar-19', '2019-03-15'],
    ['03/19', '2019-03'],
    ['3/25/87', '1987-03-25'],
    ['März 2019', '2019-03'],
    ['15 de marzo de 2019', '2019-03-15'],
    ['1er mars 2019', '2019-03-01'],
    ['2019年3月4日', '2019-03-04'],
    ['Monday, March 4, 2019', '2019-03-04'],
    ['Hired on March 4, 2019', '2019-03-04'],
    ['03/25/2019 (hire date)', '2019-03-25'],
    ['Start date: 2019-03-04 12:30 PM', '2019-03-04'],
    ['end of March 2019', '2019-03'],
    ['Q1 2019', 'about'],
    ['mid March 2019', 'about'],
    ['she is still here', 'present'],
    ['has not ended', 'present'],
    ['She has left', 'unreadable'],
    ['Present', 'present'],
    ['current', 'present'],
    ['to date', 'present'],
    ['Still employed.', 'present'],
    ['currently enrolled', 'present'],
    ['not currently employed', 'unreadable'],
    ['no longer employed', 'unreadable'],
    ['formerly current', 'unreadable'],
    ['2019-02-29', 'unreadable'],
    ['02/29/2019', 'unreadable'],
    ['2019-13', 'unreadable'],
    ['2019-00', 'unreadable'],
    ['13/2019', 'unreadable'],
    ['31/31/2019', 'unreadable'],
    ['03/04/19', '2019-03-04|2019-04-03'],
    ["March '19", '2019-03'],
    ['Mar 19', 'unreadable'],
    ['Marchember 2019', 'unreadable'],
    ['about March 2019', 'about'],
    ['not March 2019', 'unreadable'],
    ['before 2019', 'unreadable'],
    ['March 2019 - May 2020', 'unreadable'],
    ['2019-2020', 'unreadable'],
    ['spring 2019', 'about'],
    ['0019-03-04', 'unreadable'],
    ['20190304', '2019-03-04'],
    ['2019-03/04', 'unreadable'],
    ['', 'unreadable'],
  ])('%s: %s', (text, expected) => {
    expect(reading(text)).toBe(expected);
    expect(reading(`  ${text.toUpperCase()} `)).toBe(expected);
  });
});

describe('compareDates', () => {
  it.each<[string, string, Comparison['match'], RegExp]>([
    ['2019-03-04', '2019-03-04', 'MATCH', /^The same day/],
    ['2019-03-04', 'March 4, 2019', 'MATCH', /^The same day/],
    ['2019-03-04', '2019-03-05', 'MISMATCH', /same month, but another day/],
    ['2019-03-04', '2019-03', 'MATCH', /not given on both/],
    ['2019-03', 'March 31, 2019', 'MATCH', /not given on both/],
    ['2019-03-04', '03/2019', 'MATCH', /not given on both/],
    ['2019-03-31', '2019-04', 'MISMATCH', /months differ/],
    ['2019-03', '2020-03', 'MISMATCH', /years differ/],
    ['2019-03-04', '2019', 'UNCLEAR', /years agree/],
    ['2019-03-04', '2018', 'MISMATCH', /years differ/],
    ['2019', '2019', 'MATCH', /same year/],
    ['2019-03-04', '03/04/2019', 'UNCLEAR', /2019-03-04 or 2019-04-03/],
    ['2019-04-03', '03/04/2019', 'UNCLEAR', /cannot be told apart/],
    ['2019-04', '03/04/2019', 'UNCLEAR', /cannot be told apart/],
    ['2019-05-03', '03/04/2019', 'MISMATCH', /differ/],
    ['2018-03-04', '03/04/2019', 'MISMATCH', /differ/],
    ['present', 'still employed', 'MATCH', /has not ended/],
    ['2019-03-04', 'present', 'MISMATCH', /gave a date/],
    ['2019-03-04', 'last spring', 'UNCLEAR', /"last spring" cannot be read/],
    ['long ago', '2019', 'UNCLEAR', /"long ago" cannot be read/],
  ])('%s and %s: %s', (one, other, match, why) => {
    const result = compareDates(one, other);
    expect(result).toEqual({ match, reason: expect.stringMatching(why) });
    expect(compareDates(other, one).match, 'the other way').toBe(match);
  });

  const NOW = new Date('2026-03-02T15:00:00Z');

  it.each<[string, string, Comparison['match']]>([
    ['present', '2026-03-02', 'UNCLEAR'],
    ['present', '2026-02', 'UNCLEAR'],
    ['present', '2026', 'UNCLEAR'],
    ['present', '2026-06-30', 'UNCLEAR'],
    ['present', '2026-01-29', 'MISMATCH'],
    ['present', '2025', 'MISMATCH'],
    ['2027-05', '2027-12', 'UNCLEAR'],
    ['2027-05', '2024-05', 'MISMATCH'],
    ['2026-02-20', '2026-03-02', 'UNCLEAR'],
  ])('of %s and %s in March 2026, what is not over yet is open: %s', (one, other, match) => {
    expect(compareDates(one, other, NOW).match).toBe(match);
    expect(compareDates(other, one, NOW).match, 'the other way').toBe(match);
  });

  const days = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
    .map((date) => DateTime.fromJSDate(date, { zone: 'utc' }));
  const formats = fc.constantFrom(
    ...['yyyy-MM-dd', 'yyyy-MM', 'yyyy', 'MM/dd/yyyy', 'dd.MM.yyyy', 'MM/yyyy', 'MMMM yyyy', 'MMM d, yyyy'],
    ...['d MMMM yyyy', 'dd-MMM-yyyy', "'the' d'th of' MMMM yyyy"],
  );
  const monthOf = (date: DateTime) => date.toFormat('yyyy-MM');

  it('never takes two months for one, whichever way they are written', () => {
    fc.assert(
      fc.property(days, days, formats, formats, (one, other, how, otherwise) => {
        const { match } = compareDates(one.toFormat(how), other.toFormat(otherwise));
        if (how !== 'yyyy' && monthOf(one) !== monthOf(other)) expect(match).not.toBe('MATCH');
        if (one.year !== other.year) expect(match).toBe('MISMATCH');
        expect(compareDates(other.toFormat(otherwise), one.toFormat(how)).match).toBe(match);
      }),
    );
  });

  it('never contradicts a date that is written in another way', () => {
    fc.assert(
      fc.property(days, formats, formats, (day, how, otherwise) => {
        expect(compareDates(day.toFormat(how), day.toFormat(otherwise)).match).not.toBe('MISMATCH');
      }),
    );
  });

  it('reads what it has written', () => {
    fc.assert(
      fc.property(days, formats, (day, how) => {
        const date = readDate(day.toFormat(how));
        fc.pre(date.kind === 'date');
        if (date.kind === 'date') expect(readDate(writeDate(date))).toEqual(date);
      }),
    );
  });
});
