import { PHYSICAL_EDUCATION, SUBJECT_WORDS } from './known-words.ts';
import { plainWords } from './plain-words.ts';
import { haveCommonReading, singular } from './readings.ts';
import { differs, isNegated, sameText, says, type TextComparison } from './text-comparison.ts';

/** Compares fields of study; of several, the order makes no difference. */
export function compareSubjects(applicant: string, source: string): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  if (areSame(wordsOf(applicant), wordsOf(source))) {
    return says('The same field of study, abbreviated differently.');
  }
  const [provided, verified] = [partsOf(applicant), partsOf(source)];
  const isAmong = (part: Words, parts: readonly Words[]) => parts.some((other) => areSame(part, other));
  const isSame =
    provided.length === verified.length &&
    provided.every((part) => isAmong(part, verified)) &&
    verified.every((part) => isAmong(part, provided));
  return isSame ? says('The same fields of study in another order.') : differs();
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'the', 'major', 'studies']);

type Words = readonly string[];

const areSame = (some: Words, others: Words): boolean =>
  haveCommonReading(some, others, SUBJECT_WORDS, singular);

const wordsOf = (text: string): Words =>
  plainWords(text)
    .join(' ')
    .replace(PHYSICAL_EDUCATION, 'physical education')
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word));

/** The fields of study that a text names, in words. */
function partsOf(text: string): Words[] {
  const parts = isNegated(text) ? [text] : text.split(/\s*[,;/&]\s*|\s+and\s+/i);
  return parts.filter((part) => plainWords(part).length > 0).map(wordsOf);
}
