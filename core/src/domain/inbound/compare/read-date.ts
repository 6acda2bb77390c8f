import { MONTHS, NOTES, PERIODS, saysPresent, VAGUE } from './vocabulary/date-words.ts';
import { LONGEST_TEXT, plainText } from './words.ts';

/** A date as exactly as it was given. */
export interface ReadDate {
  kind: 'date';
  year: number;
  /** 1 to 12; null when only the year is given. */
  month: number | null;
  /** Null when only the month or the year is given. */
  day: number | null;
}

/** What a text says that stands for a date. */
export type DateReading =
  | ReadDate
  /** Day and month cannot be told apart: it is one of these. */
  | { kind: 'ambiguous'; either: readonly [ReadDate, ReadDate] }
  /** Some time within these months, both included, counted from the year 0. */
  | { kind: 'about'; from: number; to: number }
  /** It has not ended. */
  | { kind: 'present' }
  | { kind: 'unreadable' };

const UNREADABLE: DateReading = { kind: 'unreadable' };

/** How people write the month and the day of a date in English, in lower case. */
export const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
export const DAY_NUMBER = '\\d{1,2}(?:st|nd|rd|th)?';

/**
 * Reads a date as people write it: by numbers, with the name of the month, as a season or a quarter, or as "present".
 * Words that only say what the date is of are passed over; any other word makes it unreadable.
 */
export function readDate(text: string): DateReading {
  // Before it is normalised: one character may become eighteen.
  if (text.length > LONGEST_TEXT) return UNREADABLE;
  const value = plainText(text)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(?:t| |,)\s*\d{1,2}:\d{2}.*$/, ' ')
    .replace(/^(\d{1,2})(?=[a-z]{3,9}\d)|(?<=\d[a-z]{3,9})(?=\d{2,4}$)/g, '$1 ')
    .replace(/[年月]/g, '-')
    .replace(/-? ?日/g, ' ')
    .trim();
  if (!/\d/.test(value)) return saysPresent(value) ? { kind: 'present' } : UNREADABLE;
  return readNumbers(value) ?? readWords(value);
}

/** As texts are compared: `2019`, `2019-03` or `2019-03-04`. */
export const writeDate = ({ year, month, day }: ReadDate): string =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].filter((part) => part !== null).map((part) => String(part).padStart(2, '0')),
  ].join('-');

/** A month counted from the year 0. */
export const monthCount = (year: number, month: number): number => year * 12 + month - 1;

const YEAR_FIRST = /^(\d{4})(?: ?([-/.]) ?(\d{1,2})(?: ?\2 ?(\d{1,2}))?)?-?$/;
const WITHOUT_MARKS = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const MONTH_AND_YEAR = /^(\d{1,2}) ?[-/.] ?(\d{4}|'?\d\d)$/;
const YEAR_LAST = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|'?\d\d)$/;

function readNumbers(text: string): DateReading | null {
  const value = withoutNotes(text);
  const yearFirst = YEAR_FIRST.exec(value) ?? [];
  if (yearFirst[1]) return dateOf(yearFirst[1], yearFirst[3], yearFirst[4]);
  const plain = WITHOUT_MARKS.exec(value);
  if (plain) return dateOf(plain[1], plain[2], plain[3]);
  const monthAndYear = MONTH_AND_YEAR.exec(value);
  if (monthAndYear) return dateOf(yearOf(monthAndYear[2]), monthAndYear[1]);
  const yearLast = YEAR_LAST.exec(value);
  if (!yearLast) return null;
  const [, first, , second, year] = yearLast;
  const [monthFirst, dayFirst] = [dateOf(yearOf(year), first, second), dateOf(yearOf(year), second, first)];
  if (monthFirst.kind !== 'date') return dayFirst;
  if (dayFirst.kind !== 'date' || writeDate(monthFirst) === writeDate(dayFirst)) return monthFirst;
  return { kind: 'ambiguous', either: [monthFirst, dayFirst] };
}

/** Without words that say what the date is of. */
const withoutNotes = (text: string): string =>
  text
    .split(/[\s:;]+/)
    .filter((word) => !NOTES.has(word.replace(/[.,!]+$/, '')))
    .join(' ')
    .replace(/[.,!]+$/, '');

/** Of two digits the years that people now working speak of. */
function yearOf(digits = ''): string {
  const year = digits.replace("'", '');
  if (year.length === 4) return year;
  return `${Number(year) < 70 ? 20 : 19}${year}`;
}

/** Reads a date whose month or season is named. */
function readWords(value: string): DateReading {
  const words = value.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '' && !NOTES.has(word));
  const numbers = words.filter((word) => /^'?\d/.test(word)).map((word) => word.replace(/(?<=\d)\D+$/, ''));
  const names = words.filter((word) => !/^'?\d/.test(word));
  const months = names.flatMap((name) => MONTHS.get(name) ?? []);
  const periods = names.flatMap((name) => PERIODS.get(name) ?? []);
  const vague = names.filter((name) => VAGUE.has(name));
  if (months.length + periods.length + vague.length !== names.length) return UNREADABLE;
  const [month, ...otherMonths] = months;
  if (month !== undefined && otherMonths.length === 0 && periods.length === 0) {
    const date = dateWithMonth(month, numbers, /\d-\p{L}|\p{L}-'?\d/u.test(value));
    return vague.length > 0 ? around(date, 0) : date;
  }
  const [year] = numbers;
  if (months.length > 0 || year === undefined || numbers.length > 1) return UNREADABLE;
  const read = dateOf(yearOf(year));
  const [period] = periods;
  if (read.kind !== 'date') return UNREADABLE;
  if (!period) return around(read, vague.length > 0 ? 12 : 0);
  const start = monthCount(read.year, 1);
  return { kind: 'about', from: start + period.from, to: start + period.to };
}

function dateWithMonth(month: number, numbers: readonly string[], isJoined: boolean): DateReading {
  const [first, second, ...others] = numbers;
  if (first === undefined || others.length > 0) return UNREADABLE;
  if (second === undefined) {
    // "Jan 19" may be a day, "Jan '19" and "Jan-19" are not.
    const isYear = first.replace("'", '').length === 4 || first.startsWith("'") || isJoined;
    return isYear ? dateOf(yearOf(first), String(month)) : UNREADABLE;
  }
  const [day, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second];
  return dateOf(yearOf(year), String(month), day);
}

function around(reading: DateReading, slack: number): DateReading {
  if (reading.kind !== 'date') return reading;
  const { year, month } = reading;
  return {
    kind: 'about',
    from: monthCount(year, month ?? 1) - slack,
    to: monthCount(year, month ?? 12) + slack,
  };
}

function dateOf(year = '', month?: string, day?: string): DateReading {
  const date: ReadDate = {
    kind: 'date',
    year: Number(year),
    month: month === undefined ? null : Number(month),
    day: day === undefined ? null : Number(day),
  };
  return exists(date) ? date : UNREADABLE;
}

function exists({ year, month, day }: ReadDate): boolean {
  const date = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  // Years before 1900 are slips of the pen, and so are those that the clock of no one alive will show.
  if (!(year >= 1900 && year <= 2199)) return false;
  return date.getUTCMonth() + 1 === (month ?? 1) && date.getUTCDate() === (day ?? 1);
}
