import { align, isUnsure } from './align.ts';
import { type Comparison, different, same } from './comparison.ts';
import { SMALL_DEGREE_WORDS } from './vocabulary/degree-words.ts';
import { QUALIFICATION_FORMS } from './vocabulary/qualification-names.ts';
import { plainText, wordsOf } from './words.ts';

/**
 * Compares licences and other qualifications that are no degrees, by their words and the classes that they are of.
 * @returns null where they name none of these, or leave it open
 */
export function compareLicences(applicant: string, source: string): Comparison | null {
  const [provided, verified] = [applicant, source].map(licenceWords);
  if (!provided || !verified || ![...provided, ...verified].some((word) => QUALIFICATION_FORMS.has(word)))
    return null;
  const aligned = align(provided, verified, QUALIFICATION_FORMS);
  const { onlyLeft, onlyRight, shared } = aligned;
  if (shared.length < 2 || isUnsure(aligned)) return null;
  if (onlyLeft.length === 0 && onlyRight.length === 0)
    return same('The same qualification, abbreviated differently.');
  return [onlyLeft, onlyRight].every((words) => words.length === 1 && CLASS.test(words[0] ?? ''))
    ? different(`The classes differ: ${[...onlyLeft, ...onlyRight].join(' and ').replaceAll('class', '')}.`)
    : null;
}

const CLASS = /^[a-e]class$/;

const licenceWords = (text: string): string[] =>
  wordsOf(
    plainText(text)
      .replace(/\b[dl]'/g, '')
      .replace(/\b(?:class|(?<=cdl))[ -]{1,3}([a-e])\b/g, ' $1class'),
  ).filter((word) => !SMALL_LICENCE_WORDS.has(word));

const SMALL_LICENCE_WORDS: ReadonlySet<string> = new Set([...SMALL_DEGREE_WORDS, 'of', 'in']);
