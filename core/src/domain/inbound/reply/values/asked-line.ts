import type { ReplyField, ReplyRequest } from '../../read/reading.ts';
import { fieldsShown } from '../boxes/fields-asked.ts';
import type { NumberOrder } from '../dates/find-dates.ts';
import { fieldsMeant } from './fields-meant.ts';
import type { LabelMeaning } from './labels/label-meaning.ts';
import { meaningOf } from './labels/labels.ts';
import { labelledLine, shownClaim } from './shown-claim.ts';

/** What a line of our request asks for. */
export interface AskedLine {
  meaning: LabelMeaning;
  /** What stands behind what it asks, with the claim where that is there. */
  rest: string;
  /** Where the claim stands that it shows. */
  claim: string;
  /** Whether only the claim that it shows tells what it asks for: then an answer has to judge it. */
  isByClaim: boolean;
  isQuestion: boolean;
  /** Whether it asks if the applicant was there at all: who says no denies more than the name of the house. */
  isAtAll: boolean;
}

/** Reads a line of our request, without its mark; null where it asks for nothing that is known. */
export function askedLine(words: string, request: ReplyRequest, order: NumberOrder): AskedLine | null {
  const isBare = shownClaim(words, request.records, order) !== null;
  const asked = isBare ? { label: '', rest: words } : (labelledLine(words) ?? questionIn(words));
  if (!asked) return null;
  const named = meaningOfLine(asked, request, order);
  const isQuestion = /\?/.test(words);
  const shown = named === null && isQuestion ? fieldsShown(words, request.records, order) : [];
  const isAtAll = named === null && ASKS_AT_ALL.test(words);
  const meaning = named ?? meaningOfFields(isAtAll ? shown.filter((field) => /Name$/.test(field)) : shown);
  if (!meaning || (isAtAll && shown.length > 1)) return null;
  const isNamed = meaningOf(asked.label, request.searchType) !== null || (isQuestion && named !== null);
  const claim = asked.rest || words;
  return { meaning, rest: asked.rest, claim, isByClaim: isBare || !isNamed, isQuestion, isAtAll };
}

/** Asks whether it is so at all, and not what: "Was she employed by you?" */
const ASKS_AT_ALL =
  /\b(?:was|were|has|is|did) (?:[\p{L}.'’-]+ ){1,4}?(?:employed|enrolled|work|attend|a student)\b/iu;

/** "Did she study at Lakeridge?": a question that no other sign ends. */
const questionIn = (line: string): { label: string; rest: string } | null =>
  /\?\s*(?:\([^()]{1,120}\)\s*)?$/.test(line) ? { label: line, rest: '' } : null;

/** What one of our lines asks for, by its label, by the claim that it shows, or by the words of a question. */
function meaningOfLine(
  { label, rest }: { label: string; rest: string },
  request: ReplyRequest,
  order: NumberOrder,
): LabelMeaning | null {
  const shown = shownClaim(rest, request.records, order)?.fields ?? [];
  const fields = shown.length > 0 ? shown : fieldsAsked(label, request);
  return meaningOf(label, request.searchType) ?? meaningOfFields(fields);
}

/** The one field, or the two dates, of several. */
export const meaningOfFields = (fields: readonly ReplyField[]): LabelMeaning | null =>
  fields.join(' ') === 'startDate endDate' ? 'dates' : fields.length === 1 ? (fields[0] ?? null) : null;

/** What a question of ours asks for: "was the position Site Coordinator?" asks about no site. */
export function fieldsAsked(question: string, { records, searchType }: ReplyRequest): ReplyField[] {
  const words = records
    .flatMap((claims) => Object.values(claims))
    .reduce((left, claim) => left.replaceAll(claim, ' '), question.replace(/"[^"]*"/g, ' '));
  return ASKS_AT_ALL.test(question) ? [] : fieldsMeant(words, searchType);
}
