import { type Comparison, different, same, unclear } from './comparison.ts';
import { type DateReading, monthCount, type ReadDate, readDate, writeDate } from './read-date.ts';

/**
 * Compares two dates as exactly as the less exact of them allows, to the month at least. A year alone agrees or
 * disagrees, and verifies nothing more exact than itself; so does a season. What was still to come when the applicant wrote
 * it is no fact yet: a day that is ahead, or hardly past, may stand beside another one, or beside "present".
 * @param at when the applicant wrote it, or the source answered; null where that is not known
 */
export function compareDates(applicant: string, source: string, at: Date | null = null): Comparison {
  const [provided, verified] = [readStated(applicant), readDate(source)];
  if (verified.kind === 'unreadable') return unclear(`The source's "${source}" cannot be read as a date.`);
  if (provided.kind === 'unreadable')
    return unclear(`The applicant's "${applicant}" cannot be read as a date.`);
  if (provided.kind === 'present' || verified.kind === 'present') {
    return compareWithPresent(provided, verified, at);
  }
  const compared = compareDated(provided, verified);
  return compared.match === 'MISMATCH' && isOpenStill(provided, at) && isOpenStill(verified, at)
    ? unclear('Both name a day that had not come yet, or just had: it may have been put off.')
    : compared;
}

function compareWithPresent(provided: Read, verified: Read, at: Date | null): Comparison {
  if (provided.kind === 'present' && verified.kind === 'present') {
    return same('Both say that this has not ended.');
  }
  const dated = [provided, verified].find((reading) => reading.kind !== 'present');
  if (dated && isOpenStill(dated, at)) {
    return unclear(
      'One side says that this has not ended, the other names a day that is ahead or hardly past.',
    );
  }
  return different(
    provided.kind === 'present'
      ? 'The applicant says that this has not ended; the source gives a date.'
      : 'The source says that this has not ended; the applicant gave a date.',
  );
}

/** For so many days after it, who wrote an order or keeps the files may not know yet that something has ended. */
const DAYS_TO_LEARN = 31;

/** Whether a date was ahead at a time, or had come so lately that one side may not have known. */
export function isOpenStill(reading: DateReading, at: Date | null): boolean {
  if (at === null || reading.kind === 'unreadable') return false;
  if (reading.kind === 'present') return true;
  const learned = at.getTime() - DAYS_TO_LEARN * MS_OF_DAY;
  return optionsOf(reading).some((option) => lastDayOf(option) >= learned);
}

const MS_OF_DAY = 24 * 60 * 60_000;

/** The last moment that a date as exact as it is may mean. */
function lastDayOf(date: Option): number {
  if (date.kind === 'date' && date.month !== null && date.day !== null)
    return Date.UTC(date.year, date.month - 1, date.day);
  const { to } = monthsOf(date);
  return Date.UTC(Math.floor(to / 12), (to % 12) + 1, 0);
}

function compareDated(provided: Dated, verified: Dated): Comparison {
  const options = [provided, verified].map(optionsOf);
  const results = (options[0] ?? []).flatMap((one) =>
    (options[1] ?? []).map((other) => compareOptions(one, other)),
  );
  const [only] = results;
  if (only && results.length === 1) return only;
  if (results.every(({ match }) => match === 'MISMATCH')) {
    return different('The dates differ, whichever number is the month.');
  }
  const readings = [provided, verified].flatMap((reading) =>
    reading.kind === 'ambiguous' ? [reading.either.map(writeDate).join(' or ')] : [],
  );
  return unclear(`Day and month cannot be told apart: it may be ${readings.join(', and ')}.`);
}

/** Compares when something began: "since May 2019" names the day as well as "May 2019" does. */
export const compareStarts = (applicant: string, source: string): Comparison =>
  compareDates(applicant, source.replace(SINCE, ''));

/** Compares when something ended: so does "through May 2019". */
export const compareEnds = (applicant: string, source: string, at: Date | null = null): Comparison =>
  compareDates(applicant, source.replace(UNTIL, ''), at);

const SINCE =
  /^\s*(?:since|starting|beginning|from|as of|seit|ab|depuis|desde|dal)\s+(?!.*\b(?:to|until|till|through)\b)/i;
const UNTIL =
  /^\s*(?:through|thru|until|till|up to|bis(?: zum)?|jusqu'(?:a|à|au|en)|hasta|até|fino a)\s+(?=.*\d)/i;

/** An end that an applicant leaves out is one that has not come. */
const readStated = (text: string): DateReading =>
  /^[-–—]$/.test(text.trim()) ? { kind: 'present' } : readDate(text);

type Read = Exclude<DateReading, { kind: 'unreadable' }>;
type Dated = Exclude<Read, { kind: 'present' }>;
type Option = Exclude<Dated, { kind: 'ambiguous' }>;

const optionsOf = (reading: Dated): readonly Option[] =>
  reading.kind === 'ambiguous' ? reading.either : [reading];

function compareOptions(one: Option, other: Option): Comparison {
  if (one.kind === 'date' && other.kind === 'date') return compareDays(one, other);
  const [left, right] = [monthsOf(one), monthsOf(other)];
  return left.from <= right.to && right.from <= left.to
    ? unclear('The dates may agree; one of them is only approximate.')
    : different('The dates differ, although one of them is only approximate.');
}

const monthsOf = (date: Option): { from: number; to: number } =>
  date.kind === 'about'
    ? date
    : { from: monthCount(date.year, date.month ?? 1), to: monthCount(date.year, date.month ?? 12) };

function compareDays(one: ReadDate, other: ReadDate): Comparison {
  if (one.year !== other.year) return different(`The years differ: ${one.year} and ${other.year}.`);
  if (one.month === null || other.month === null) {
    return one.month === other.month
      ? same('The same year; neither side gives more.')
      : unclear('The years agree; only one side gives the month.');
  }
  if (one.month !== other.month) {
    return different(`The months differ: ${writeMonth(one)} and ${writeMonth(other)}.`);
  }
  if (one.day === null || other.day === null) {
    return same('The same month; the day is not given on both sides.');
  }
  return one.day === other.day
    ? same('The same day.')
    : different(`The same month, but another day: ${writeDate(one)} and ${writeDate(other)}.`);
}

const writeMonth = (date: ReadDate): string => writeDate({ ...date, day: null });
