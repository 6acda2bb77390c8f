import { DAY_NUMBER, MONTH_NAME, type ReadDate, readDate } from '../../compare/read-date.ts';

/** Not a part of a longer number, as in a telephone number or the number of a ticket. */
const ALONE = ['(?<![\\w.#/-])', '(?![\\w/]|[-.]\\d)'] as const;

const DATES = new RegExp(
  ALONE.join(
    `(?:${[
      `${MONTH_NAME}\\.?(?: ${DAY_NUMBER},?|,| of)? \\d{4}`,
      `${DAY_NUMBER}(?: of)? ${MONTH_NAME}\\.?,? \\d{4}`,
      '\\d{4}([-/.])\\d{1,2}(?:\\1\\d{1,2})?',
      '\\d{1,2}([-/.])\\d{1,2}\\2\\d{4}',
      '\\d{1,2}/\\d{1,2}/\\d{2}',
      '\\d{1,2}[/.]\\d{4}',
    ].join('|')})`,
  ),
  'g',
);
const YEARS = new RegExp(
  `${ALONE[0]}((?:19|20)\\d\\d) ?(?:[-–—]|to|until|till|through|thru) ?(?:(?:19|20)\\d\\d|present|now|today|date|current)(?!\\w)`,
  'g',
);
const COPYRIGHT = /(?:©|\(c\)|copyright)[^\d\n]{0,40}(?:19|20)\d\d(?: ?[-–—] ?(?:19|20)\d\d)?/g;

/** How long ago something may be that a machine speaks of, in days: absence notes and receipts speak of about now. */
const ABOUT_NOW_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whether a text in lower case names a date, or from which year to which, that was over long before it was written. */
export function namesPastDate(text: string, at: Date): boolean {
  const words = text.replace(COPYRIGHT, ' ');
  const before = at.getTime() - ABOUT_NOW_DAYS * DAY_MS;
  const dates = [...words.matchAll(DATES)].flatMap(([date]) => readings(date));
  const years = [...words.matchAll(YEARS)].flatMap(([, year = '']) => readings(year));
  return [...dates, ...years].some((date) => endOf(date) < before);
}

/** What a date means; of one that may be either, the later one. */
function readings(text: string): ReadDate[] {
  const read = readDate(text.replace(/\/(\d\d)$/, (_, year) => `/${Number(year) < 70 ? 20 : 19}${year}`));
  if (read.kind === 'ambiguous')
    return [read.either.reduce((one, other) => (endOf(one) < endOf(other) ? other : one))];
  return read.kind === 'date' ? [read] : [];
}

const endOf = ({ year, month, day }: ReadDate): number =>
  Date.UTC(year, month === null ? 12 : month - (day === null ? 0 : 1), day ?? 0);
