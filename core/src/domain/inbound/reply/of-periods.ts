import { plainWords } from '../read/fold.ts';
import type { ClaimedValues, ReadValue, ReplyField, ReplyRequest } from '../read/reading.ts';
import { agrees } from './agreement.ts';
import { assertedOf } from './assertion/asserted.ts';
import { type FoundDate, findDates } from './dates/find-dates.ts';
import { RANGE } from './values/date-statements.ts';
import type { ReplyWords } from './values/read-values.ts';

type Fields = Partial<Record<ReplyField, ReadValue>>;

/** "Rehired 2015": from then on it was another time. */
const AGAIN =
  /\b(?:rehired|re-?employed|returned|came back|hired (?:again|back)|again from|recontratad[oa]|volvio|reembauchee?|revenue?|wieder ?eingestellt|readmitid[oa]|voltou)(?: (?:us|in|on|from|to us|as of|en|le|am|im|em))*\s*$/i;

/**
 * What a reply says of several times with one house: a period is of the record that was claimed for it, where it agrees with no
 * other. It only confirms: which one a period that agrees with none is of, nothing tells.
 */
export function ofPeriods({ statements, at }: ReplyWords, request: ReplyRequest): Map<number, Fields> {
  const found = new Map<number, Fields>();
  if (!isOfOneHouse(request.records)) return found;
  for (const { text, isQuestion } of assertedOf(statements, request)) {
    if (isQuestion) continue;
    const dates = findDates(text, 'MONTH_FIRST');
    for (const [index, date] of dates.entries()) {
      const said = saidOf(text, date, dates[index + 1]);
      const of = said ? onlyRecord(said, request.records, at) : null;
      if (said && of !== null) found.set(of, { ...confirmed(said, text), ...found.get(of) });
    }
  }
  return found;
}

const isOfOneHouse = (records: readonly ClaimedValues[]): boolean =>
  new Set(records.map(({ employerName = '' }) => plainWords(employerName).join(' '))).size === 1;

interface Said {
  startDate: string;
  endDate?: string;
}

/** A period from one date to the next, or a beginning that is called another one. */
function saidOf(text: string, from: FoundDate, to: FoundDate | undefined): Said | null {
  if (from.other !== null || from.lacksYear) return null;
  if (to && to.other === null && RANGE.test(text.slice(from.end, to.start)))
    return { startDate: from.value, endDate: to.value };
  return AGAIN.test(text.slice(0, from.start)) ? { startDate: from.value } : null;
}

function onlyRecord(said: Said, records: readonly ClaimedValues[], at: Date): number | null {
  const fits = (claims: ClaimedValues) =>
    Object.entries(said).every(([field, value]) => agrees(field as ReplyField, value, claims, at));
  const fitting = records.flatMap((claims, record) => (fits(claims) ? [record] : []));
  const [record, ...others] = fitting;
  return record !== undefined && others.length === 0 ? record : null;
}

const confirmed = (said: Said, evidence: string): Fields =>
  Object.fromEntries(
    Object.entries(said).map(([field, value]) => [field, { says: 'CONFIRMED', value, evidence }]),
  );
