import type { SearchType } from '@credence/contract';
import { fold } from '../../read/fold.ts';
import { type ClaimedValues, REPLY_FIELDS, type ReplyField } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { isClaimedDate } from '../dates/agreeing.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { fieldsMeant } from '../values/fields-meant.ts';
import { meaningOf } from '../values/labels/labels.ts';
import { findClaim } from '../values/mentions.ts';
import { labelledLine } from '../values/shown-claim.ts';

/** Asks whether it is so at all, and not what: "Was the individual employed by your company?" */
const ASKS_AT_ALL =
  /\b(?:was|were|has|is|did|does|do) (?:[\p{L}.'’-]+ ){1,4}?(?:employed|enrolled|work|attend|a student|an employee|you employ)\b|\bdid you employ\b|^\W*(?:ever )?(?:worked|employed|attended|enrolled|studied) (?:here|there|for|by|at|with|in)\b|^\W*(?:rehire|eligible|would you)/iu;

/** Asks of what kind it was, and not what: "DOT regulated position?", "Was it a temporary job?", "Licence required for position?". */
const ASKS_OF_KIND =
  /\b(?:regulated|sensitive|covered|exempt|bonded|licen[cs]ed|certified|union|unioni[sz]ed|supervis\w+|manage(?:ment|rial)|seasonal|temporary|permanent|full[- ]?time|part[- ]?time|per diem|salaried|hourly|paid|unpaid|remote|driving|similar|same|another|other|different|any|new) (?:position|role|job|post|title)s?\b[^:?]{0,30}\?|\b(?:for|in|to|from) (?:this|the|that|a|any) (?:position|role|job)\b[^:?]{0,30}\?|\b(?:puesto|cargo|emploi|poste|stelle|position|funcao) (?:\w+ )?(?:temporal|fijo|sindicad[oa]|supervis\w+|reglad[oa]|temporaire|permanent|cadre|syndique|befristet|unbefristet|leitend\w*|temporari[oa]|efetiv[oa]|fix[oa])\b[^:?]{0,30}\?/i;

/** The fields that a line of a form asks about. */
export function fieldsAsked(prompt: string, searchType: SearchType): ReplyField[] {
  const label = labelledLine(prompt)?.label;
  const meaning = label === undefined ? null : meaningOf(label, searchType);
  if (meaning === 'dates') return ['startDate', 'endDate'];
  if (meaning !== null) return meaning === 'status' ? [] : [meaning];
  if (ASKS_OF_KIND.test(fold(prompt))) return [];
  return ASKS_AT_ALL.test(prompt) ? [] : fieldsMeant(prompt.replace(/"[^"]*"/g, ' '), searchType);
}

/** The fields of which a line shows the claim: "Adoption Counselor?", "Located in Duluth, MN?". */
export function fieldsShown(
  prompt: string,
  records: readonly ClaimedValues[],
  order: NumberOrder,
): ReplyField[] {
  const [claims, ...others] = records;
  if (!claims || others.length > 0) return [];
  const dates = findDates(prompt, order);
  return REPLY_FIELDS.filter((field) =>
    isDateField(field)
      ? dates.length === 1 && isClaimedDate(claims[field], dates[0]?.value ?? '')
      : claims[field] !== undefined && findClaim(prompt, claims[field]) !== null,
  );
}

/** The one field of which a line of a form without a label shows the claim. */
export function fieldShown(
  prompt: string,
  records: readonly ClaimedValues[],
  order: NumberOrder,
): ReplyField[] {
  const shown = ASKS_AT_ALL.test(prompt) ? [] : fieldsShown(prompt, records, order);
  return shown.length === 1 ? shown : [];
}
