import { fold } from '../../read/fold.ts';
import type { ClaimedValues, ReadValue, ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { claimedDate, datesAgree } from '../dates/agreeing.ts';
import { YEAR_IN_WORDS } from '../dates/years-in-words.ts';

type Fields = Partial<Record<ReplyField, ReadValue>>;

/** Words of sentences, which no name of a job, a degree or a place has. */
const OF_SENTENCE =
  /\b(?:s?he|they|we|you|ran|his|their|was|were|is|are|had|have|has|did|does|would|could|should|might|not|never|wrong|unknown|awarded|conferred|earned|expected|expedido|obtenu|verliehen|semester|term|because|until|since|please|attached|er|wir|nicht|war|wurde|durchgesehen|elle|nous|vous|pas|etait|deja|fue|nao|foi)\b|\b(?:19|20)\d\d\b|\b\d{1,4} (?:of|von|sur|de) \d|[?✓✔☑✗✘☒]/i;
const SPOKEN_YEAR = new RegExp(YEAR_IN_WORDS, 'iu');
const OF_SENTENCE_IN_SMALL = /\b(?:it|i)\b|^I (?=\p{Ll})/u;

/** "Summer intern, unpaid": how a job was paid or filled. */
const OF_PAY = /^(?:(?:un)?paid|part[- ]time|full[- ]time|temporary|seasonal|temp|casual|on call)$/i;

/** "Out of Portsmouth, VA for the whole time" */
const LEADS_ON = /\s(?:for|of|the|and|or|with|by|from)$|^(?:though|however|but)$/i;

/** Whether words can be what a job, a degree or a subject is called. */
const isNominal = (value: string): boolean =>
  !OF_SENTENCE.test(fold(value)) &&
  !SPOKEN_YEAR.test(fold(value)) &&
  !OF_SENTENCE_IN_SMALL.test(value) &&
  !OF_PAY.test(value) &&
  !LEADS_ON.test(value) &&
  /\p{L}{2}/u.test(value);

/** A name without the sentence that goes on behind it; null where there is none. */
export function nominalPart(value: string): string | null {
  const [first = ''] = value.split(/[,;(]|\s[–—-]\s/);
  const quoted = /["“](?<words>[^"”]{3,80})["”]/.exec(value)?.groups?.words;
  return [value, first.trim(), quoted].find((words) => words !== undefined && isNominal(words)) ?? null;
}

/** Years by which a date that is given instead may differ: what lies further off is about another time. */
const MOST_YEARS_APART = 15;

/** Whether a date in a sentence can be the one that was claimed, given instead. */
export function isNear(value: string, claim: string | undefined): boolean {
  const claimed = claimedDate(claim);
  if (claimed === null || !/^\d{4}/.test(claimed) || !/^\d{4}/.test(value)) return true;
  return Math.abs(Number(claimed.slice(0, 4)) - Number(value.slice(0, 4))) <= MOST_YEARS_APART;
}

const OPPOSITE: Partial<Record<ReplyField, ReplyField>> = { startDate: 'endDate', endDate: 'startDate' };

/**
 * Leaves open dates given instead that contradict the others: an end before its beginning, the claimed one where no other is
 * given, or a beginning that is the claimed end. One of them was taken for the other, or is of another matter.
 */
export function withoutContradictions(fields: Fields, claims: ClaimedValues): Fields {
  const { startDate, endDate } = fields;
  const from = startDate?.value ?? claimedDate(claims.startDate);
  const to = endDate?.value ?? claimedDate(claims.endDate);
  const isBackward = isAfter(from, to);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { says, value }]) => {
      const field = name as ReplyField;
      const opposite = OPPOSITE[field];
      if (says !== 'CORRECTED' || !isDateField(field) || opposite === undefined || value === null)
        return true;
      const claimed = claimedDate(claims[opposite]);
      const isOpposite = claimed !== null && claimed !== 'present' && datesAgree(claimed, value);
      return !isBackward && !(isOpposite && value.length >= 7 && claimed.length >= 7);
    }),
  );
}

const isAfter = (one: string | null | undefined, other: string | null | undefined): boolean => {
  if (!one || !other || !/^\d/.test(one) || !/^\d/.test(other)) return false;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
};
