import type { ReplyField } from '../../../read/reading.ts';
import { agrees, isDateField } from '../../agreement.ts';
import { datesAgree } from '../../dates/agreeing.ts';
import { type FoundDate, findDates } from '../../dates/find-dates.ts';
import { withoutDeniedDates } from '../../dates/without-denied-dates.ts';
import type { Statement } from '../../statements.ts';
import { isBrokenOff } from '../degrees/broken-off.ts';
import { type Asked, isDenied, type Named } from './asked.ts';

/** Years within which a date that nothing explains may be the one that is meant. */
const RIVAL_YEARS = 2;
/** A year alone may be that of anything. */
const AS_EXACT = 'yyyy-mm'.length;

/**
 * The date of a claim, where no word tells what it is: no other claim has it, and no other date near it is told.
 * @param said what is asserted of the applicant
 * @param told everything that the mail tells: a date of it may be meant that is of nothing else
 */
export function namedDate(
  field: ReplyField,
  said: readonly Statement[],
  told: readonly Statement[],
  asked: Asked,
): Named | null {
  const own = said.filter(({ text }) => !isBrokenOff(text));
  const year = Number(asked.claims[field]?.slice(0, 4));
  if (told.some(({ text }) => datesIn(text).some((date) => isRival(date, year, asked)))) return null;
  const [first] = own
    .flatMap(({ text }) => {
      const dates = withoutDeniedDates(datesIn(text), text);
      return dates.flatMap((date, at) => {
        const value = asClaimed(field, date, asked);
        const isNamed =
          value !== null &&
          !isReadElsewhere(field, date, asked) &&
          (value.length >= AS_EXACT ? claimsOf(date, asked).length === 1 : isOfPair(field, dates, at, asked));
        return isNamed && !isDenied(text, date.start, date.end) ? [{ value, evidence: text }] : [];
      });
    })
    .toSorted((one, other) => other.value.length - one.value.length);
  return first ?? null;
}

/** "Think he come in 2011 and went around 2016": two years, which are the claimed beginning and end. */
function isOfPair(
  field: ReplyField,
  [from, to, more]: readonly FoundDate[],
  at: number,
  asked: Asked,
): boolean {
  if (!from || !to || more || `${from.value}${to.value}`.length !== 'yyyyyyyy'.length) return false;
  const isPeriod = [from, to].every((date, place) =>
    claimsOf(date, asked).includes(place === 0 ? 'startDate' : 'endDate'),
  );
  return isPeriod && field === (at === 0 ? 'startDate' : 'endDate');
}

/** What was read as the date of a degree says nothing of when the studies ended. */
const isReadElsewhere = (field: ReplyField, date: FoundDate, { read }: Asked): boolean =>
  field !== 'graduationDate' && date.value === read.graduationDate?.value;

/** In any order of numbers: what is claimed tells which of them is the day. */
const datesIn = (text: string): FoundDate[] => findDates(text, 'MONTH_FIRST');

/** Whether a date near the claimed one is neither claimed nor read. */
const isRival = (date: FoundDate, year: number, asked: Asked): boolean =>
  Math.abs(Number(date.value.slice(0, 4)) - year) < RIVAL_YEARS &&
  claimsOf(date, asked).length === 0 &&
  !Object.entries(asked.read).some(
    ([field, { value }]) =>
      isDateField(field as ReplyField) && readings(date).some((one) => datesAgree(one, value ?? '-')),
  );

const claimsOf = (date: FoundDate, asked: Asked): ReplyField[] =>
  (Object.keys(asked.claims) as ReplyField[]).filter(
    (field) => isDateField(field) && asClaimed(field, date, asked) !== null,
  );

const asClaimed = (field: ReplyField, date: FoundDate, { claims, at }: Asked): string | null =>
  readings(date).find((one) => agrees(field, one, claims, at)) ?? null;

const readings = ({ value, other }: FoundDate): string[] =>
  [value, other].filter((one): one is string => one !== null && one !== 'present');
