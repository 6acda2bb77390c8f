import type { SearchType } from '@credence/contract';
import type { ReplyField } from '../../read/reading.ts';
import { fieldsMeant } from '../values/fields-meant.ts';
import { meaningOf } from '../values/labels/labels.ts';
import { labelledLine } from '../values/shown-claim.ts';

/** Asks whether it is so at all, and not what: "Was the individual employed by your company?" */
const ASKS_AT_ALL =
  /\b(?:was|were|has|is|did|does|do) (?:[\p{L}.'’-]+ ){1,4}?(?:employed|enrolled|work|attend|a student|an employee|you employ)\b|\bdid you employ\b|^\W*(?:rehire|eligible|would you)/iu;

/** The fields that a line of a form asks about. */
export function fieldsAsked(prompt: string, searchType: SearchType): ReplyField[] {
  const label = labelledLine(prompt)?.label;
  const meaning = label === undefined ? null : meaningOf(label, searchType);
  if (meaning === 'dates') return ['startDate', 'endDate'];
  if (meaning !== null) return meaning === 'status' ? [] : [meaning];
  return ASKS_AT_ALL.test(prompt) ? [] : fieldsMeant(prompt.replace(/"[^"]*"/g, ' '), searchType);
}
