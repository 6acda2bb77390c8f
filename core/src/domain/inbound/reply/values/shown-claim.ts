import { claimInWords } from '../../../records/claim-in-words.ts';
import { type ClaimedValues, REPLY_FIELDS, type ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';

/** A claim that a line of our request shows. */
export interface ShownClaim {
  /** What it is claimed for: the beginning and the end where it shows both. */
  fields: readonly ReplyField[];
  /** What stands behind it. */
  behind: string;
}

/**
 * The claim in a line of our request: it is no answer itself, whatever it looks like.
 * @param line what follows the label
 * @returns null where the line gives no claim of ours whole, as where it was wrapped
 */
export function shownClaim(
  line: string,
  records: readonly ClaimedValues[],
  order: NumberOrder,
): ShownClaim | null {
  const plain = unmarked(line);
  const shown = records
    .flatMap((claims) =>
      REPLY_FIELDS.flatMap((field) => shownValues(field, claims[field]).map((value) => ({ field, value }))),
    )
    .toSorted((one, other) => other.value.length - one.value.length)
    .find(({ value }) => plain.startsWith(value));
  const period = shownPeriod(plain, records, order);
  if (period || !shown) return period;
  return { fields: [shown.field], behind: plain.slice(shown.value.length) };
}

const LABEL =
  /^[\s*•·–▪#|-]*(?:\(?\d{1,2}[.)]\s*)?(?<label>\p{L}[^:=|]{0,80}?)\s*(?:[:=|?]|\.{3,}:?|\s{3,})\s*(?<rest>.*)$/u;

/** A line in its label and what follows it; null where it has no label. */
export function labelledLine(line: string): { label: string; rest: string } | null {
  const { label = '', rest = '' } = LABEL.exec(line)?.groups ?? {};
  return label === '' ? null : { label, rest };
}

/** The claim that a line shows behind a label, as "Title: Line Cook - no record of that"; null where it shows none. */
export function claimLine(
  line: string,
  records: readonly ClaimedValues[],
  order: NumberOrder,
): (ShownClaim & { label: string; rest: string }) | null {
  const labelled = labelledLine(line);
  const shown = labelled && shownClaim(labelled.rest, records, order);
  return shown && { ...shown, ...labelled };
}

/** Between the beginning and the end of a period. */
const UP_TO = /^ ?(?:[-–—]|to|until|through|bis|al?|à|au|até) ?$/iu;

/** Dates in other words than those that they were claimed in: "May 2005", "August 2014 - May 2018". */
function shownPeriod(
  plain: string,
  records: readonly ClaimedValues[],
  order: NumberOrder,
): ShownClaim | null {
  const [from, to] = findDates(plain, order);
  if (!from || from.start > 0) return null;
  const isPeriod = to !== undefined && UP_TO.test(plain.slice(from.end, to.start));
  const claimed = (field: ReplyField, { value }: { value: string }) =>
    records.some((claims) => claims[field] === value);
  if (isPeriod) {
    const isOurs = claimed('startDate', from) && claimed('endDate', to);
    return isOurs ? { fields: ['startDate', 'endDate'], behind: plain.slice(to.end) } : null;
  }
  const fields = DATES.filter((field) => claimed(field, from));
  return fields.length > 0 ? { fields: fields.slice(0, 1), behind: plain.slice(from.end) } : null;
}

const DATES: readonly ReplyField[] = REPLY_FIELDS.filter(isDateField);

function shownValues(field: ReplyField, claimed: string | undefined): string[] {
  if (claimed === undefined) return [];
  const provided = isDateField(field) && claimed === 'present' ? null : claimed;
  return [unmarked(claimInWords({ kind: isDateField(field) ? 'DATE' : 'TEXT', provided }))];
}

/** Without what mail adds to break links and to set words in bold; wide spaces, which part columns, stay wide. */
const unmarked = (text: string): string =>
  text
    .replace(/[\p{Cf}*]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, (space) => (space.length < 3 ? ' ' : '   '))
    .trim();
