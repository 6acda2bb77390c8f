import type { ReplyField } from '../../../read/reading.ts';
import type { NumberOrder } from '../../dates/find-dates.ts';
import { isUnjudged } from '../../no-testimony.ts';
import type { Candidate } from '../candidate.ts';
import { givenValue } from '../given-value.ts';
import { INSTEAD, NO, YES } from '../given-words.ts';
import type { LabelMeaning } from '../labels/label-meaning.ts';
import { nominalPart } from '../plausible.ts';

type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

/** "Ours says Clerk" */
const OURS_SAYS =
  /^\W*(?:ours|(?:our|my|the) (?:records?|files?|system|card|sheet)) (?:says?|shows?|has|have|reads?|lists?)(?: it as| as)? /i;
/** "Scooper, then shift lead, so yes" */
const SO_YES =
  /\b(?:so|then|i['’]d say),? (?:yes|correct|right|ok(?:ay)?|true)\W*$|[,;] yes(?:,)? (?!but\b)/i;

/** "It was Castlebar actually" */
const IT_WAS =
  /^(?:it|that|this) (?:was|is|should be) (?:actually |really |in fact )?(?<value>\p{Lu}[^,;.]*?)(?:,? (?:actually|in fact|though|really))?(?=\s*(?:[,;.]|$))/u;

/** "Concentration is Community Practice" */
const NAMES_AGAIN =
  /^\W*(?:(?:the|her|his|their|our|actual|correct|official|real) ){0,2}(?:(?:job |last )?titles?|position|role|major|concentration|field(?: of study)?|program|degree|(?:start|end|hire|last|graduation) (?:date|day)|location|city|employer|company|school) (?:is|was|should be|should read|reads|shows?) (?!not\b|never\b|n['’]t|wrong|incorrect|correct|right|fine|ok)/i;

/** "[RC] Right.": who wrote it between our lines. */
const WRITER = /^\s*[[(<]\p{Lu}{1,4}[\])>]:?\s+/u;

/** "No longer", and what a form asks and leaves blank: "Correct? ____". */
const NO_ANSWER = /^\W*no longer\b|_{3,}|\?\W*$/i;

/** "No, we only gave her a Diploma": nothing that a degree is called. */
const isOfSentence = ({ field, value }: Candidate): boolean =>
  field === 'qualification' && value !== null && nominalPart(value) === null;

/** What an answer gives for what was asked: a verdict, a value, or both. */
export function answered(
  meaning: LabelMeaning,
  given: string,
  place: Place,
  order: NumberOrder,
): Candidate[] {
  const answer = given.replace(WRITER, '');
  if (isUnjudged(answer) || NO_ANSWER.test(answer)) return [];
  // "As: Cook - she was a waitress"
  const corrected = answer
    .replace(INSTEAD, '')
    .replace(OURS_SAYS, '')
    .replace(/^\W*(?:actually|really|should (?:be|read|say))[:,]? +/i, '')
    .replace(IT_WAS, '$<value>')
    .replace(/^(?:s?he|they) (?:was|were|is) (?:an? |the |our )?(?=\p{L})(?!not\b|never\b)/iu, '')
    .replace(NAMES_AGAIN, '');
  const hasDate = /date/i.test(meaning) && /\d{2}/.test(answer);
  if ((YES.test(answer) || SO_YES.test(answer)) && !hasDate) return givenValue(meaning, 'yes', place, order);
  const values = corrected.trim() === '' ? null : givenValue(meaning, corrected, place, order);
  if (values && !(NO.test(answer) && values.some(isOfSentence))) return values;
  const fields: ReplyField[] =
    meaning === 'dates' ? ['startDate', 'endDate'] : meaning === 'status' ? [] : [meaning];
  return NO.test(answer) ? fields.map((field) => ({ ...place, field, kind: 'DENIED', value: answer })) : [];
}
