import { allMatches } from '../../../../platform/all-matches.ts';
import { fold } from '../../read/fold.ts';
import { DAY_IN_WORDS, dayNamed } from './days-in-words.ts';
import { MONTH, monthOf } from './months.ts';
import { YEAR_IN_WORDS, yearNamed } from './years-in-words.ts';

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

const ORDINAL = '(?:st|nd|rd|th|er|º|°|ª|\\.)?';
const DAY = `(?<day>3[01]|[12]\\d|0?[1-9])${ORDINAL}`;
const NAME = `(?<month>${MONTH})\\.?`;
const OF =
  "(?: ?,? | of | day of | de | del | do |,? (?:in |of |del? |do |de l['’]|des )?(?:the )?(?:year|ano|annee|jahres)(?: of our lord| de)? |-|\\/|’|\\.)";
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const ANY_YEAR = `(?:${YEAR}|${YEAR_IN_WORDS})`;
const SHORT_YEAR = "['’]?(?<short>\\d\\d)(?![\\d:/]|-(?!\\d{1,2}/\\d)|\\.\\d|th|st|nd|rd)";
/** A dash is between two dates, or part of something longer. */
const BEFORE = '(?<![\\p{L}\\d/.])(?<!(?<!\\d\\d)-)';
const AFTER = '(?![\\p{L}\\d])';

/** From the most exact to the least; what one has found is not looked at by the next. */
const FORMS: readonly RegExp[] = [
  `${BEFORE}(?<day>3[01]|[0-2]?\\d)(?<month>${MONTH})${YEAR}${AFTER}`,
  `${BEFORE}${YEAR}[ ./-]${NAME}[ ./-]${DAY}${AFTER}`,
  `${BEFORE}${YEAR} ?\\(${NAME}\\)`,
  `${BEFORE}(?<eve>new year['’]?s eve),?(?: of| in)? ${ANY_YEAR}${AFTER}`,
  `${BEFORE}(?:the )?(?<lastDay>last day) of ${NAME},?(?: in| of)? ${ANY_YEAR}`,
  `${BEFORE}(?:the )?${DAY_IN_WORDS}(?: day)? of ${NAME},?(?: in the year)? ${ANY_YEAR}${AFTER}`,
  `${BEFORE}${NAME} (?:the )?${DAY_IN_WORDS},? ${ANY_YEAR}${AFTER}`,
  `${BEFORE}(?:the )?${DAY}(?: of| de|\\.)? ${NAME},?(?: del?| of)? ${YEAR_IN_WORDS}`,
  `${BEFORE}${NAME} (?:the )?${DAY},? ${YEAR_IN_WORDS}`,
  `${BEFORE}${NAME}(?: of| del?| do| in)?,? ${YEAR_IN_WORDS}`,
  `${BEFORE}${YEAR_IN_WORDS}`,
  `${BEFORE}(?<year>(?:19|20)\\d\\d)(?<sep>[-/.])(?<month>0?[1-9]|1[0-2])\\k<sep>(?<day>3[01]|[12]\\d|0?[1-9])(?:t\\d\\d:\\d\\d\\S*)?${AFTER}`,
  `(?<=^|(?<![a-z])(?:hired?|worked|start|from|since|begin|end|term|to|until|thru|through|date|exit|left|out|in|doh|conferred|awarded|eod|doj|dol|separation|separated|resigned|appointed|entered|duty|service|period|[-–—])[\\s:=.]{1,3})(?<year>(?:19|20)\\d\\d)(?<month>0[1-9]|1[0-2])(?<day>[0-2]\\d|3[01])${AFTER}`,
  `(?<=\\b(?:hired?|start|from|date|term|terminated|to|end|exit|left|sep|appt|doh|dot|eod|doj|dol)[:.]? ?)(?<first>\\d\\d)(?<second>\\d\\d)${YEAR}${AFTER}`,
  `${BEFORE}(?<first>\\d{1,2})(?<sep> ?[-/.] ?)(?<second>\\d{1,2})\\k<sep>(?:${YEAR}|${SHORT_YEAR})${AFTER}`,
  `(?<=^|\\b(?:hired?|start|from|date|term|terminated|to|end|exit|left|sep|appt|doh|dot)[:.]? ?)(?<first>\\d\\d)(?<sep> )(?<second>\\d\\d) ${YEAR}${AFTER}`,
  `${BEFORE}(?:the )?${DAY}${OF}${NAME}${OF}(?:${YEAR}|${SHORT_YEAR})${AFTER}`,
  `${BEFORE}${NAME}${OF}?(?:the )?${DAY}(?:,| of|,? in)? ?${YEAR}${AFTER}`,
  `${BEFORE}${NAME}${OF}?(?:the )?${DAY},? ?['’](?<short>\\d\\d)${AFTER}`,
  `${BEFORE}${NAME}(?: of| del?| do| in|,)?[ /.’-]? ?${YEAR}${AFTER}`,
  `${BEFORE}${NAME}(?: of| de|,)?[ /-]?${SHORT_YEAR}${AFTER}`,
  `${BEFORE}${YEAR}[ -/]${NAME}${AFTER}`,
  `${BEFORE}(?<month>0?[1-9]|1[0-2])[/.-]${YEAR}${AFTER}`,
  `${BEFORE}(?<academic>(?:19|20)\\d\\d/\\d\\d)(?![\\d/])`,
  `${BEFORE}${YEAR}[/-](?<month>0[1-9]|1[0-2])${AFTER}`,
  `${BEFORE}(?<ofYear>0?[1-9]|1[0-2])[/](?<short>\\d\\d)(?= ?(?:[-–—]|to|until|through|thru|till?) ?(?:0?[1-9]|1[0-2])/\\d\\d${AFTER})`,
  `(?<=\\0 ?(?:[-–—]|to|until|through|thru|till?) ?)(?<ofYear>0?[1-9]|1[0-2])[/](?<short>\\d\\d)${AFTER}`,
  `${BEFORE}(?:fa|sp|su|wi|fall|spring|summer|winter|autumn)(?: ?['’]| )?(?<short>\\d\\d)(?![\\d:/]|-\\d|\\.\\d)${AFTER}`,
  `${BEFORE}(?:the )?${DAY}(?: of | de | )?${NAME}${AFTER}`,
  `${BEFORE}${NAME} (?:the )?${DAY}${AFTER}`,
  `${BEFORE}(?<present>(?:the )?(?<!\\b(?:may|can|must|will|should) )present(?! (?:their|his|her|your|it|an?)\\b)(?: day| time| date)?|current(?:ly)?|today|to date|now|actualidad|la fecha|hoy|actualmente|presente|atualidade|aujourd'hui|ce jour|a present|heute|jetzt|laufend)${AFTER}`,
  `(?<![\\p{L}\\d/.#$£€-])${YEAR}(?= ?[-–—/] ?(?:19|20)\\d\\d(?!\\d))`,
  `(?<=(?:(?:19|20)\\d\\d|\\0) ?[-–—/] ?)${YEAR}${AFTER}`,
  `(?<=(?:early|mid|late|pre)-)${YEAR}${AFTER}`,
  `(?<=(?<![\\p{L}])(?:in|since|from|to|until|till|thru|through|of|spring|summer|fall|autumn|winter|en|em|de|desde|hasta|ate|depuis|seit|bis|im|[-–—]) ?)['’](?<short>\\d\\d)(?![\\d:/-]|\\.\\d|\\p{L})`,
  `(?<![\\p{L}\\d/.#$£€-])${YEAR}(?![\\p{L}\\d/.-]?\\d)(?!\\p{L})`,
  `${BEFORE}(?!(?:out|set)\\b)${NAME}(?= ?(?:[-–—]|to|until|through|thru|till|and|a|au|bis|hasta|ate|,? ?(?:and |y |et |und |e )?(?:not|instead of|rather than|nicht|no|pas|nao|statt)) )`,
].map((form) => new RegExp(form, 'giu'));

const ABOUT =
  /(?:about|around|approx(?:imately|\.)?|circa|ca\.|roughly|early|mid|late|beginning of|middle of|end of|start of|sometime|some time|maybe|perhaps|probably|i think|environ|vers|alrededor de|aproximadamente|etwa|ungefähr|por volta de|principios de|finales de|mediados de|début|fin|anfang|ende|mitte|início de|fim de|meados de|spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno)(?: of| in| de| the)?[ -]*$/i;

/** "2009-10", where it is the year that begins in 2009 and no month. */
const SCHOOL_YEAR = new RegExp(`${BEFORE}(?<academic>(?:19|20)\\d\\d[-–/]\\d\\d)(?![\\d/-])`, 'giu');
const NAMES_SCHOOL_YEAR =
  /\b(?:(?:school|academic|college) years?|cursos? (?:escolar|academico)|ano (?:lectivo|letivo|escolar|academico)|annees? (?:scolaire|universitaire|academique)|schuljahre?s?|studienjahre?s?)\b/i;

/** Whether years of schools are named: by that word, or as only they are written: "2009-10 to 2012-13". */
const hasSchoolYears = (text: string): boolean => {
  const years = allMatches(text, SCHOOL_YEAR).map(({ groups }) => (groups?.academic ?? '').split(/[-–/]/));
  const areNext = years.every(([from = '', to = '']) => String(Number(from) + 1).endsWith(to));
  return (
    years.length > 0 &&
    areNext &&
    (NAMES_SCHOOL_YEAR.test(text) || (years.length > 1 && years.some(([, to]) => Number(to) > 12)))
  );
};

/** A month by itself is no date. */
const MAY_HAVE_DATE =
  /\d|thousand|nineteen|twenty|\bmil\b|mille|tausend|hundert|present|current|today|to date|now|actual|fecha|hoy|atualidade|aujourd|ce jour|heute|jetzt|laufend/i;

/** The dates in a text, in its order. */
export function findDates(text: string, order: NumberOrder): FoundDate[] {
  if (!MAY_HAVE_DATE.test(text)) return [];
  // Names of months are known without their accents.
  let rest = fold(text.slice(0, MAX_LENGTH));
  const found: FoundDate[] = [];
  const forms = hasSchoolYears(rest) ? [SCHOOL_YEAR, ...FORMS] : FORMS;
  for (const form of forms) {
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

function dateOf(match: RegExpExecArray, order: NumberOrder, text: string): FoundDate | null {
  const { groups = {}, index } = match;
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
  if (groups.first !== undefined) return numbersOf(groups, year ?? '', order, { ...place, isAbout });
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
  { first = '', second = '', sep = '' }: Record<string, string | undefined>,
  year: string,
  order: NumberOrder,
  place: Pick<FoundDate, 'start' | 'end' | 'isAbout'>,
): FoundDate | null {
  const readings = [isoOf(year, Number(first), second), isoOf(year, Number(second), first)];
  // Between points the day comes first everywhere.
  const isMonthFirst = order === 'MONTH_FIRST' && !sep.includes('.');
  const [preferred, other] = isMonthFirst ? readings : readings.reverse();
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
