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
  /** It has not ended. */
  | { kind: 'present' }
  | { kind: 'unreadable' };

const UNREADABLE: DateReading = { kind: 'unreadable' };

/**
 * Reads a date as people write it: by numbers, with the name of the month, or as "present". What is not certain to
 * mean one date, as 03/04/2019 or "about 2019", is not taken for one.
 */
export function readDate(text: string): DateReading {
  const value = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (PRESENT.test(value)) return { kind: 'present' };
  return readNumbers(value) ?? readNames(value) ?? UNREADABLE;
}

/** As texts are compared: `2019`, `2019-03` or `2019-03-04`. */
export const writeDate = ({ year, month, day }: ReadDate): string =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].filter((part) => part !== null).map((part) => String(part).padStart(2, '0')),
  ].join('-');

const PRESENT =
  /^(?:(?:to |at |until |till )?(?:the )?(?:present|current|now|date)|currently|ongoing|active|(?:still|currently|is still)(?: (?:employed|enrolled|working|working here|attending|here|there|active|an employee|a student))?|still (?:there|here)|has not ended|current (?:employee|student)|present day)[.!]?$/;

const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?(?:t00:00(?::00(?:\.0+)?)?z?)?$/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

function readNumbers(value: string): DateReading | null {
  const yearFirst = YEAR_FIRST.exec(value);
  if (yearFirst) return dateOf(yearFirst[1], yearFirst[3], yearFirst[4]);
  const monthAndYear = MONTH_AND_YEAR.exec(value);
  if (monthAndYear) return dateOf(monthAndYear[2], monthAndYear[1]);
  const yearLast = YEAR_LAST.exec(value);
  if (!yearLast) return null;
  const [, first, , second, year] = yearLast;
  const [monthFirst, dayFirst] = [dateOf(year, first, second), dateOf(year, second, first)];
  if (monthFirst.kind !== 'date') return dayFirst;
  if (dayFirst.kind !== 'date' || writeDate(monthFirst) === writeDate(dayFirst)) return monthFirst;
  return { kind: 'ambiguous', either: [monthFirst, dayFirst] };
}

const ORDINAL = '(?:st|nd|rd|th)?';
/** How people write the month and the day of a date, in lower case. */
export const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
export const DAY_NUMBER = `\\d{1,2}${ORDINAL}`;

const MONTH = `(?<month>${MONTH_NAME})\\.?`;
const DAY = `(?<day>\\d{1,2})${ORDINAL}`;
const YEAR = '(?<year>\\d{4})';
const WITH_NAMES = [
  new RegExp(`^${MONTH}(?: of)?[ ,-]+${YEAR}$`),
  new RegExp(`^${MONTH} ${DAY},? ${YEAR}$`),
  new RegExp(`^(?:the )?${DAY}[ -](?:of )?${MONTH},?[ -]${YEAR}$`),
  new RegExp(`^${YEAR}[ -]${MONTH}(?:[ -]${DAY})?$`),
];

function readNames(value: string): DateReading | null {
  const match = WITH_NAMES.map((form) => form.exec(value)).find((found) => found !== null);
  const { month = '', day, year } = match?.groups ?? {};
  const number = monthOf(month);
  return number === 0 ? null : dateOf(year, String(number), day);
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** 1 to 12; 0 for what is no month. */
const monthOf = (name: string): number =>
  name === 'sept' ? 9 : 1 + MONTHS.findIndex((month) => name === month || name === month.slice(0, 3));

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
  // Years before 1900 are slips of the pen, and so are those that the clock of nobody alive will show.
  if (year < 1900 || year > 2199) return false;
  return date.getUTCMonth() + 1 === (month ?? 1) && date.getUTCDate() === (day ?? 1);
}
