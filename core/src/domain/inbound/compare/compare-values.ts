import { compareDates } from './compare-dates.ts';
import { compareDegrees } from './compare-degrees.ts';
import { compareEmployers } from './compare-employers.ts';
import { comparePlaces } from './compare-places.ts';
import { compareSchools, type InstitutionsNamed } from './compare-schools.ts';
import { compareSubjects } from './compare-subjects.ts';
import { compareTitles } from './compare-titles.ts';
import { type Comparison, different, same, unclear } from './comparison.ts';
import { LONGEST_TEXT, wordsOf } from './words.ts';

/** What is known beside the two values. */
export interface ComparisonContext {
  /** What the applicant says to have studied, beside a qualification that does not tell. */
  fieldOfStudy?: string | null;
  /** When the source said so. */
  at?: Date;
  /** A register of institutions; without one their names are compared by the words alone. */
  institutionsNamed?: InstitutionsNamed;
}

type Compare = (provided: string, verified: string, context: ComparisonContext) => Comparison;

const COMPARE: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['employerName', compareEmployers],
  [
    'institutionName',
    (provided, verified, context) => compareSchools(provided, verified, context.institutionsNamed),
  ],
  ['position', compareTitles],
  ['qualification', compareDegrees],
  ['fieldOfStudy', compareSubjects],
  ['employerLocation', comparePlaces],
  ['institutionLocation', comparePlaces],
  ['startDate', compareDates],
  ['endDate', compareDates],
  ['graduationDate', compareDates],
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
  if (Math.max(provided.length, verified.length) > LONGEST_TEXT) {
    return unclear('One of the values is longer than what can be compared by rules.');
  }
  const corrected = verified.replace(CORRECTION, '$<value>').trim();
  const [stated, said] = [wordsOf(provided).join(' '), wordsOf(corrected).join(' ')];
  const noValue = NO_VALUES.find(({ words }) => words.has(said));
  if (noValue && stated !== said && field !== 'endDate') return noValue.means;
  if (!/Date$/.test(field)) {
    if (stated === '' || said === '') return unclear('One side has no words.');
    if (stated === said) return same('Both say the same, but for capitals, accents, spaces or punctuation.');
    // What says of a qualification that it was not awarded is read with it.
    const isDenied = field !== 'qualification' && (DENIAL.test(stated) || DENIAL.test(said));
    if (isDenied) return unclear('One side denies something, in words that rules cannot compare.');
  }
  const compare = COMPARE.get(field);
  return compare?.(provided, corrected, context) ?? unclear('The two are worded differently.');
}

/** What people write before the value that is right. */
const CORRECTION =
  /^(?:(?:no|wrong|incorrect|not correct|not quite|actually|correction)[,.:;!-]+\s+)?(?:(?:(?:it|this|that|he|she|they|the (?:correct |right |actual )?(?:title|date|name|position|degree|major|location|value|answer)) (?:is|was|were|should be|should read)|should be|correct is|actually)(?: actually)?:?\s+)?(?<value>\S[\s\S]*)$/i;

/** A text that denies something may not be read word by word. */
const DENIAL = /\b(?:not|never|nor|neither|isnt|wasnt|cannot|didnt|doesnt|without|except)\b/;

/** What people write where a value belongs. */
const NO_VALUES: readonly { words: ReadonlySet<string>; means: Comparison }[] = [
  {
    words: new Set([
      ...[
        'na',
        'n a',
        'unknown',
        'unsure',
        'not sure',
        'not known',
        'not available',
        'not applicable',
        'none',
      ],
      ...[
        'dont know',
        'do not know',
        'i dont know',
        'i do not know',
        'cannot say',
        'see comments',
        'tbd',
        '',
      ],
    ]),
    means: unclear('The source gave no value.'),
  },
  {
    words: new Set([
      ...['yes', 'y', 'ok', 'true', 'correct', 'confirmed', 'verified', 'accurate', 'same', 'as stated'],
      ...['same as above', 'as above', 'see above', 'matches', 'that is correct', 'no change'],
    ]),
    means: unclear('The source seems to agree, but wrote it where another value belongs.'),
  },
  {
    words: new Set(['no', 'n', 'false', 'wrong', 'incorrect', 'not correct', 'inaccurate']),
    means: different('The source calls this wrong, and gave no other value.'),
  },
];
