import type { ReplyRequest } from '../../../read/reading.ts';
import { fieldShown } from '../../boxes/fields-asked.ts';
import { findDates, type NumberOrder } from '../../dates/find-dates.ts';
import { fieldsAsked, meaningOfFields } from '../asked-line.ts';
import type { Candidate } from '../candidate.ts';
import { givenValue } from '../given-value.ts';
import { YES } from '../given-words.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import { meaningOf } from '../labels/labels.ts';
import { shownClaim } from '../shown-claim.ts';
import { answered } from './answered.ts';

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

/** What a line says that has both what was asked and the answer: a question, or an arrow between them; null for any other. */
export function answeredInLine(
  line: string,
  place: Place,
  request: ReplyRequest,
  order: NumberOrder,
): Candidate[] | null {
  const { asked = '', answer = '' } = QUESTION.exec(line)?.groups ?? {};
  if (asked !== '') return answeredQuestion(asked, answer, place, { request, order });
  const pointed = pointedAt(line, request, order);
  return pointed && answered(pointed.meaning, pointed.answer, place, order);
}

/** "Is the major (Accounting) correct?   N - Finance" */
const QUESTION =
  /^\W*(?<asked>\p{L}[^?]{5,200}\?)\s+(?<answer>(?:y|n|yes|no|yep|nope|s[íi]|oui|non|ja|nein|sim|n[ãa]o|correct|incorrect|true|false)(?![\p{L}])[^?]{0,120})$/iu;
/** That the question is whether it is so. */
const WHETHER_RIGHT =
  /(?<![\p{L}])(?:correct\p{L}*|right|accurate|true|confirm\p{L}*|match\p{L}*|agree\p{L}*|exact\p{L}*|richtig|korrekt|stimm\p{L}*|zutreffend|cert[oa]s?|corret[oa]s?|concuerdan?|coinciden?)(?![\p{L}])/iu;

/** The answer to a question of a form, which says of what it shows whether it is right. */
function answeredQuestion(
  asked: string,
  answer: string,
  place: Place,
  { request, order }: { request: ReplyRequest; order: NumberOrder },
): Candidate[] {
  const fields = WHETHER_RIGHT.test(asked)
    ? fieldsAsked(asked, request)
    : fieldShown(asked, request.records, order);
  const meaning = meaningOfFields(fields);
  if (meaning === null) return [];
  // What the question shows is called right, whatever we claimed.
  const isShown =
    /date/i.test(meaning) && YES.test(answer) && !/\d/.test(answer) && findDates(asked, order).length > 0;
  return isShown ? givenValue(meaning, asked, place, order) : answered(meaning, answer, place, order);
}

const POINTED = /^(?<asked>[\p{L}\d].{1,120}?)\s*(?:-{1,2}>|=+>|→|>>+)\s*(?<answer>\S.*)$/u;

/** What a line without a label points to, where it begins with what was asked: "Cello -> Music Education". */
function pointedAt(
  line: string,
  request: ReplyRequest,
  order: NumberOrder,
): { meaning: LabelMeaning; answer: string } | null {
  const { asked = '', answer = '' } = POINTED.exec(line.trim())?.groups ?? {};
  const shown = asked === '' ? null : shownClaim(asked, request.records, order);
  if (shown?.behind === '') {
    const meaning = meaningOfFields(shown.fields);
    return meaning && { meaning, answer };
  }
  // "Graduated May 2014 -> December 2014"
  const [date] = findDates(asked, order);
  const meaning = date ? meaningOf(asked.slice(0, date.start), request.searchType) : null;
  return meaning && { meaning, answer };
}
