import { allMatches } from '../../../../platform/all-matches.ts';
import { fold } from '../../read/fold.ts';
import { dateFormsOf } from './date-forms.ts';
import { dayNamed } from './days-in-words.ts';
import { monthOf } from './months.ts';
import { yearNamed } from './years-in-words.ts';

/** Which of the first two numbers of a date is the day. */
export type NumberOrder = 'MONTH_FIRST' | 'DAY_FIRST';

/** A date that a text names, as exactly as it does. */
export interface FoundDate {
  /** `2019`, `2019-03`, `2019-03-04`, or `present`. */
  value: string;
  /** The other way to read it, where day and month may be either. */
  other: string | null;
  /** Where it is, from and to. */
  start: number;
  end: number;
  /** Whether a year is missing that a date beside it names. */
  lacksYear: boolean;
  /** Whether the text says that it is not exact. */
  isAbout: boolean;
}

/** Longest text in which dates are looked for. */
const MAX_LENGTH = 2_000;

const ABOUT =
  /(?:about|around|approx(?:imately|\.)?|circa|ca\.|roughly|early|mid|late|beginning of|middle of|end of|start of|sometime|some time|maybe|perhaps|probably|i think|environ|vers|alrededor de|aproximadamente|etwa|ungefähr|por volta de|principios de|finales de|mediados de|début|fin|anfang|ende|mitte|início de|fim de|meados de|spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno)(?: of| in| de| the)?[ -]*$/i;

/** A month by itself is no date. */
const MAY_HAVE_DATE =
  /\d|thousand|nineteen|twenty|\bmil\b|mille|tausend|hundert|present|current|today|to date|now|actual|fecha|hoy|atualidade|aujourd|ce jour|heute|jetzt|laufend/i;

/** The dates in a text, in its order. */
export function findDates(text: string, order: NumberOrder): FoundDate[] {
  if (!MAY_HAVE_DATE.test(text)) return [];
  // Names of months are known without their accents.
  let rest = fold(text.slice(0, MAX_LENGTH));
  const found: FoundDate[] = [];
  for (const form of dateFormsOf(rest)) {
    for (const match of allMatches(rest, form)) {
      const date = dateOf(match, order, text);
      if (date) found.push(date);
    }
    for (const { start, end } of found) {
      rest = `${rest.slice(0, start)}${'\u0000'.repeat(end - start)}${rest.slice(end)}`;
    }
  }
  return withYears(found.sort((one, other) => one.start - other.start));
}

/** "In 2003 and out 2004" names no October, as "out" does in Portuguese. */
const isWordOfEnglish = (month: string | undefined, before: string): boolean =>
  /^(?:out|set)$/i.test(month ?? '') &&
  /\b(?:and|was|were|is|went|came|got|moved|walked|dropped|signed|timed|s?he|they|then|him|her|them)\s+$/i.test(
    before,
  );

const MONTH_BEFORE_POINT = /(?<![\d.])(?:0?[1-9]|1[0-2])\.(?:1[3-9]|2\d|3[01])\.(?:\d{4}|\d{2})(?!\d)/;

function dateOf(match: RegExpExecArray, order: NumberOrder, text: string): FoundDate | null {
  const { groups = {}, index } = match;
  if (isWordOfEnglish(groups.month, text.slice(0, index))) return null;
  const place = { start: index, end: index + match[0].length };
  const isAbout = ABOUT.test(text.slice(Math.max(0, index - 30), index));
  if (groups.present !== undefined)
    return { ...place, value: 'present', other: null, lacksYear: false, isAbout };
  if (groups.academic !== undefined) return ofAcademic(groups.academic, place);
  const spoken = yearNamed(groups.century, groups.ofCentury);
  if (groups.century !== undefined && spoken === undefined) return null;
  const year = groups.year ?? spoken ?? (groups.short === undefined ? undefined : centuryOf(groups.short));
  if (groups.eve !== undefined)
    return { ...place, value: `${year}-12-31`, other: null, lacksYear: false, isAbout: false };
  if (groups.first !== undefined) {
    // Between points the day comes first everywhere, but where another date shows that it does not.
    const isDayFirst = groups.sep?.includes('.') && !MONTH_BEFORE_POINT.test(text);
    return numbersOf(groups, year ?? '', isDayFirst ? 'DAY_FIRST' : order, { ...place, isAbout });
  }
  if (groups.ofYear !== undefined) {
    // "1/16 to 4/18" may be days of a year that is not named.
    const value = isoOf(year ?? '', Number(groups.ofYear));
    const other = `-${two(Number(groups.ofYear))}-${groups.short ?? ''}`;
    return value === null ? null : { ...place, value, other, lacksYear: false, isAbout };
  }
  return dayOrMonth(groups, year, { ...place, isAbout }, match[0]);
}

/** A month, with its day and its year as far as they are named, or a year alone. */
function dayOrMonth(
  { day: number, dayName, lastDay, month: name, short }: Record<string, string | undefined>,
  year: string | undefined,
  place: Pick<FoundDate, 'start' | 'end' | 'isAbout'>,
  words: string,
): FoundDate | null {
  const month = name === undefined ? undefined : monthNumber(name);
  const day = lastDay === undefined ? (number ?? dayNamed(dayName)) : lastDayOf(year, month);
  // "June 10 to August 15" may be two days as well as two months.
  const isDayOrYear =
    short !== undefined && day === undefined && /[\p{L}.] ?\d\d$/u.test(words) && Number(short) <= 31;
  // "The end of 2015" and "fall 2016" are no months, and their years are exact.
  const value = isoOf(year ?? '2000', month, day);
  if (value === null) return null;
  return {
    ...place,
    value: year === undefined ? value.slice(4) : value,
    other: isDayOrYear ? `-${value.slice(5, 7)}-${short ?? ''}` : null,
    lacksYear: year === undefined,
  };
}

function numbersOf(
  { first = '', second = '' }: Record<string, string | undefined>,
  year: string,
  order: NumberOrder,
  place: Pick<FoundDate, 'start' | 'end' | 'isAbout'>,
): FoundDate | null {
  const readings = [isoOf(year, Number(first), second), isoOf(year, Number(second), first)];
  const [preferred, other] = order === 'MONTH_FIRST' ? readings : readings.reverse();
  const value = preferred ?? other;
  if (!value) return null;
  return {
    ...place,
    value,
    other: preferred && other && other !== preferred ? other : null,
    lacksYear: false,
  };
}

/** "2006/07" is the year that begins in 2006, and "2016/07" a month. */
function ofAcademic(words: string, place: Pick<FoundDate, 'start' | 'end'>): FoundDate | null {
  const [from = '', to = ''] = words.split(/[-–/]/);
  const next = String(Number(from) + 1);
  const isYear = next.endsWith(to);
  const value = isYear ? from : isoOf(from, Number(to));
  return value === null
    ? null
    : { ...place, value, other: isYear ? next : null, lacksYear: false, isAbout: isYear };
}

const centuryOf = (short: string): string => `${Number(short) < 50 ? '20' : '19'}${short}`;

const monthNumber = (month: string): number =>
  /^\d+$/.test(month) ? Number(month) : monthOf(month.toLowerCase());

const lastDayOf = (year = '2000', month = 12): string =>
  String(new Date(Date.UTC(Number(year), month, 0)).getUTCDate());

const two = (number: number): string => String(number).padStart(2, '0');

/** As far as there is such a date; null where there is none. */
function isoOf(year: string, month?: number, day?: string): string | null {
  if (month === undefined) return year;
  if (month < 1 || month > 12) return null;
  if (day === undefined) return `${year}-${two(month)}`;
  const number = Number(day);
  const exists = new Date(Date.UTC(Number(year), month - 1, number)).getUTCDate() === number && number > 0;
  return exists ? `${year}-${two(month)}-${two(number)}` : null;
}

/** "May to November 2018", "class of 2014 (June 12th)": a year that stands beside belongs to both. */
const withYears = (found: readonly FoundDate[]): FoundDate[] =>
  found.flatMap((date, at) => {
    if (!date.lacksYear) return [dayOfNext(date, found[at + 1])];
    const [after, before] = [found[at + 1], found[at - 1]];
    const near = [after, before].find(
      (other) =>
        other !== undefined &&
        /^\d{4}/.test(other.value) &&
        Math.min(Math.abs(other.start - date.end), Math.abs(date.start - other.end)) <= 25,
    );
    return near ? [{ ...date, value: `${near.value.slice(0, 4)}${date.value}`, lacksYear: false }] : [];
  });

/** "Jan 18 - Jun 25, 2021": beside a day with its year, the first is a day of that year as well. */
function dayOfNext(date: FoundDate, next: FoundDate | undefined): FoundDate {
  const isDay =
    date.other !== null && /^-\d\d-\d\d$/.test(date.other) && date.value.length === 'yyyy-mm'.length;
  if (!isDay || !next || next.start - date.end > 5 || !/^\d{4}-\d\d-\d\d$/.test(next.value)) return date;
  const value = `${next.value.slice(0, 4)}${date.other}`;
  return value <= next.value ? { ...date, value, other: null } : date;
}
