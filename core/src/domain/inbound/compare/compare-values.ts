import { compareDates, compareEnds, compareStarts } from './compare-dates.ts';
import { compareDegrees } from './compare-degrees.ts';
import { compareEmployers } from './compare-employers.ts';
import { comparePlaces } from './compare-places.ts';
import { compareSchools, type SchoolContext } from './compare-schools.ts';
import { compareSubjects } from './compare-subjects.ts';
import { type Comparison, same, unclear } from './comparison.ts';
import { spelledLike } from './spelling.ts';
import { compareTitles } from './titles/compare-titles.ts';
import { KNOWN_WORDS } from './vocabulary/known-words.ts';
import { LONGEST_TEXT, MOST_WORDS, wordsOf } from './words.ts';

/** What is known beside the two values. */
export interface ComparisonContext extends SchoolContext {
  /** What the applicant says to have studied, beside a qualification that does not tell. */
  fieldOfStudy?: string | null;
  /** Whether the applicant says, beside the qualification, that it was still to come. */
  isExpected?: boolean;
  /** When the source said so. */
  at?: Date;
}

type Compare = (provided: string, verified: string, context: ComparisonContext) => Comparison;

const COMPARE: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['employerName', compareEmployers],
  ['institutionName', compareSchools],
  ['position', compareTitles],
  ['qualification', compareDegrees],
  ['fieldOfStudy', compareSubjects],
  ['employerLocation', comparePlaces],
  ['institutionLocation', comparePlaces],
  ['startDate', compareStarts],
  ['endDate', (provided, verified, { at }) => compareEnds(provided, verified, at)],
  ['graduationDate', (provided, verified, { at }) => compareDates(provided, verified, at)],
]);

/**
 * Tells whether a source means what the applicant said, as a careful verifier would: different words for the same are a
 * match, other facts are a mismatch, and what may be either is for a person.
 * @param field name of the field, which tells by what rules its values are compared
 */
export function compareValues(
  field: string,
  provided: string,
  verified: string,
  context: ComparisonContext = {},
): Comparison {
  if (provided.trim() === verified.trim()) return same('Both say the same.');
  if (isTooLong(provided) || isTooLong(verified)) return TOO_LONG;
  const corrected = verified.replace(CORRECTION, '$<value>').trim();
  const words = [wordsOf(provided), wordsOf(corrected)];
  if (words.some(({ length }) => length > MOST_WORDS)) return TOO_LONG;
  const [stated = '', said = ''] = words.map((found) => found.join(' '));
  if (!/Date$/.test(field)) {
    if (stated === '') return unclear('The applicant gave no words.');
    if (stated === said)
      return same('Both say the same; only capitals, accents, spaces or punctuation differ.');
    const answer = compareAnswer(said);
    if (answer) return answer;
    // What says of a qualification that it was not awarded is read with it.
    const isDenied = field !== 'qualification' && (DENIAL.test(stated) || DENIAL.test(said));
    if (isDenied) return unclear('One side denies something, in words that rules cannot compare.');
  }
  const compare = COMPARE.get(field);
  const [one, other] = spelledAlike(field, provided, corrected);
  return compare?.(one, other, context) ?? unclear('The two are worded differently.');
}

/** Both values, each with its misspelled words as the other one spells them. */
function spelledAlike(field: string, one: string, other: string): readonly [string, string] {
  const known = KNOWN_WORDS.get(field);
  return known ? [spelledLike(one, other, known), spelledLike(other, one, known)] : [one, other];
}

/** Some letters stand for whole phrases, which are written out before they are compared. */
const isTooLong = (text: string): boolean =>
  text.length > LONGEST_TEXT || text.normalize('NFKD').length > 2 * LONGEST_TEXT;

const TOO_LONG = unclear('One of the values is longer than what can be compared by rules.');

/** What people write before the value that is right. */
const CORRECTION =
  /^(?:(?:no|wrong|incorrect|not correct|not quite|actually|correction)[,.:;!-]+\s+)?(?:(?:(?:it|this|that|he|she|they|the (?:correct |right |actual )?(?:title|date|name|position|degree|major|location|value|answer)) (?:is|was|were|should be|should read)|should be|correct is|actually)(?: actually)?:?\s+)?(?<value>\S[\s\S]*)$/i;

/** A text that denies something may not be read word by word. */
const DENIAL = /\b(?:not|never|nor|neither|isnt|wasnt|cannot|didnt|doesnt|without|except)\b/;

/** What people write where a value belongs, and have none. */
const NOTHING: ReadonlySet<string> = new Set([
  ...['', 'na', 'n a', 'unknown', 'unsure', 'not sure', 'not known', 'not available', 'none'],
  ...['not applicable'],
  ...['dont know', 'do not know', 'i dont know', 'i do not know', 'cannot say', 'see comments', 'tbd'],
]);

const LONGEST_NOTHING = 60;

/** Whether a source only says that it has no value to give. */
export const saysNothing = (verified: string): boolean =>
  verified.length <= LONGEST_NOTHING && NOTHING.has(wordsOf(verified).join(' '));

const AGREEMENT: ReadonlySet<string> = new Set([
  ...['yes', 'y', 'ok', 'true', 'correct', 'confirmed', 'verified', 'accurate', 'same', 'as stated'],
  ...['same as above', 'as above', 'see above', 'matches', 'that is correct', 'no change'],
]);

const DISAGREEMENT: ReadonlySet<string> = new Set([
  ...['no', 'n', 'false', 'wrong', 'incorrect', 'not correct', 'inaccurate'],
]);

/** What is no value, but a word about the applicant's; null where it is a value. */
function compareAnswer(said: string): Comparison | null {
  if (NOTHING.has(said)) return unclear('The source gave no value.');
  if (AGREEMENT.has(said)) {
    return unclear('The source seems to agree, but wrote it where another value belongs.');
  }
  return DISAGREEMENT.has(said) ? unclear('The source calls this wrong, and gave no other value.') : null;
}
