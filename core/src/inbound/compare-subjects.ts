import { SUBJECT_WORDS } from './known-words.ts';
import { plainWords } from './plain-words.ts';
import { haveCommon, readingsOf, singular } from './readings.ts';
import { differs, isNegated, sameText, says, type TextComparison } from './text-comparison.ts';

/** Compares fields of study; of several, the order makes no difference. */
export function compareSubjects(applicant: string, source: string): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  if (haveCommon(readSubject(applicant), readSubject(source))) {
    return says('The same field of study, abbreviated differently.');
  }
  const [provided, verified] = [partsOf(applicant), partsOf(source)];
  const isAmong = (part: string, parts: readonly string[]) =>
    parts.some((other) => haveCommon(readSubject(part), readSubject(other)));
  const isSame =
    provided.length === verified.length &&
    provided.every((part) => isAmong(part, verified)) &&
    verified.every((part) => isAmong(part, provided));
  return isSame ? says('The same fields of study in another order.') : differs();
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'the', 'major', 'studies']);

const readSubject = (text: string): Set<string> =>
  readingsOf(
    plainWords(text).filter((word) => !SMALL_WORDS.has(word)),
    SUBJECT_WORDS,
    singular,
  );

const partsOf = (text: string): string[] =>
  isNegated(text)
    ? [text]
    : text.split(/\s*[,;/&]\s*|\s+and\s+/i).filter((part) => plainWords(part).length > 0);
