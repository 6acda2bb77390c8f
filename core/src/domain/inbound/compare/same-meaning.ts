import { compareDegrees } from './compare-degrees.ts';
import { compareNames } from './compare-names.ts';
import { comparePlaces } from './compare-places.ts';
import { compareSubjects } from './compare-subjects.ts';
import { compareTitles } from './compare-titles.ts';
import { plainWords } from './plain-words.ts';
import { differs, leavesOpen, sameText, type TextComparison } from './text-comparison.ts';

/** A statement of the applicant and the value that the source gave instead. */
export interface ComparedTexts {
  /** Name of the field, which tells by what rules its values are compared. */
  field: string;
  provided: string;
  verified: string;
  /** The field of study that goes with a qualification; null where none is known. */
  fieldOfStudy?: string | null;
  /** When the source said so. */
  at: Date;
}

/** Longest value that is more than its words, in UTF-16 code units: no name, title or degree is longer. */
const LONGEST = 500;

/**
 * Tells whether a source means what the applicant said, by rules for names, titles, degrees, fields of study and
 * places. In doubt they differ, or it stays open: never is a match more than what the rules say.
 */
export function sameMeaning({
  field,
  provided,
  verified,
  fieldOfStudy = null,
  at,
}: ComparedTexts): TextComparison {
  const same = sameText(provided, verified);
  if (same) return same;
  const noValue = NO_VALUES.find(({ words }) => words.has(plainWords(verified).join(' ')));
  if (noValue) return noValue.means;
  if (Math.max(provided.length, verified.length) > LONGEST) return differs();
  switch (field) {
    case 'employerName':
    case 'institutionName':
      return compareNames(provided, verified);
    case 'position':
      return compareTitles(provided, verified);
    case 'qualification':
      return compareDegrees(provided, verified, { fieldOfStudy, at });
    case 'fieldOfStudy':
      return compareSubjects(provided, verified);
    case 'employerLocation':
    case 'institutionLocation':
      return comparePlaces(provided, verified);
    default:
      return differs();
  }
}

/** What people write where a value belongs. */
const NO_VALUES: readonly { words: ReadonlySet<string>; means: TextComparison }[] = [
  {
    words: new Set([
      ...['na', 'n a', 'unknown', 'unsure', 'not sure', 'not known', 'not available', 'not applicable'],
      ...['dont know', 'do not know', 'i dont know', 'i do not know', 'cannot say', 'none', ''],
    ]),
    means: leavesOpen('The source gave no value.'),
  },
  {
    words: new Set([
      ...['yes', 'y', 'ok', 'true', 'correct', 'confirmed', 'verified', 'accurate', 'same', 'as stated'],
      ...['same as above', 'as above', 'see above', 'matches', 'that is correct', 'no change'],
    ]),
    means: leavesOpen('The source seems to agree, but wrote it where another value belongs.'),
  },
  {
    words: new Set(['no', 'n', 'false', 'wrong', 'incorrect', 'not correct', 'inaccurate']),
    means: differs('The source calls this wrong, and gave no other value.'),
  },
];
