import { align } from './align.ts';
import { type Comparison, different, quoted, same, unclear } from './comparison.ts';
import { DEGREE_CODES } from './vocabulary/degree-codes.ts';
import { REAL_WORDS } from './vocabulary/known-words.ts';
import { TRANSLATED_SUBJECTS } from './vocabulary/subject-translations.ts';
import { SMALL_SUBJECT_WORDS, SUBJECT_FORMS, SUBJECT_NAMES, SUBJECTS } from './vocabulary/subject-words.ts';
import { plainText, wordsOf, writtenOut } from './words.ts';

/**
 * Compares fields of study. Short forms, the order of several, and the long names of the national classification make
 * no difference; a word that only one side gives leaves it open.
 */
export function compareSubjects(applicant: string, source: string): Comparison {
  const [provided, verified] = [readSubject(applicant), readSubject(source)];
  if (provided.isMinor !== verified.isMinor) {
    return different(`Only the ${provided.isMinor ? 'applicant' : 'source'} calls it a minor.`);
  }
  const compared = compareMain(provided.words, verified.words);
  return compared.match === 'MATCH' && provided.minor !== null && verified.minor === null
    ? unclear('The source does not name the minor.')
    : compared;
}

interface Subject {
  words: string[];
  /** What was studied beside it. */
  minor: string | null;
  /** Whether the whole was studied beside something else. */
  isMinor: boolean;
}

const MINOR = /[,;(]?\s*(?:\b(?:and|with|plus)\b )?(?:\ban? )?\bminor(?:ed|ing)?(?: in| of)?\b[: ]*(.*)$/;

/** A degree written behind what was studied. */
const DEGREE = /(?:,| -|(?= \()) ?\(?\b([a-z](?:\.?[a-z]){1,4})\.?\)?$/;

function readSubject(text: string): Subject {
  const plain = plainText(text)
    .replace(/\bphys\.? ed\b/g, 'physical ed')
    .replace(/\bw\/ ?/g, 'with ')
    .replace(DEGREE, (written, code: string) => (DEGREE_CODES.has(code.replaceAll('.', '')) ? ' ' : written));
  const found = MINOR.exec(plain);
  const before = found ? plain.slice(0, found.index) : plain;
  const main = subjectWords(before);
  if (!found) return { words: main, minor: null, isMinor: false };
  if (main.length === 0) return { words: subjectWords(found[1] ?? ''), minor: null, isMinor: true };
  return { words: main, minor: found[1] ?? '', isMinor: false };
}

function subjectWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !SMALL_SUBJECT_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function compareMain(provided: string[], verified: string[]): Comparison {
  const { onlyLeft, onlyRight, shared, likenesses, inOrder, longestInitials } = align(
    provided,
    verified,
    SUBJECT_FORMS,
  );
  if (shared.length > 0 && onlyLeft.length === 0 && onlyRight.length === 0) {
    const isReal = [...provided, ...verified].some((word) => REAL_WORDS.has(word));
    if (likenesses.has('SLIP') || (likenesses.has('LONG_SLIP') && isReal))
      return unclear('The fields of study are spelled differently.');
    if (longestInitials > 0 && longestInitials <= 2 && shared.length <= 2) {
      return unclear('One may be short for the other.');
    }
    return same(inOrder ? 'The same field of study.' : 'The same fields of study in another order.');
  }
  const names = [provided, verified].map(nameOf);
  if (names[0] === names[1]) return same('Two names of the same field of study.');
  if (onlyLeft.length === 0 || onlyRight.length === 0) {
    const [more, who] = onlyLeft.length > 0 ? [onlyLeft, 'applicant'] : [onlyRight, 'source'];
    return unclear(
      `Only the ${who} says ${quoted(more)}, which may be a closer description of the same field.`,
    );
  }
  const [left, right] = [onlyLeft.filter(SUBJECTS.isKnown), onlyRight.filter(SUBJECTS.isKnown)];
  const areApart = left.every((one) => right.every((other) => SUBJECTS.areApart(one, other)));
  return left.length > 0 && right.length > 0 && areApart
    ? different(`The fields of study differ: ${quoted(onlyLeft)} and ${quoted(onlyRight)}.`)
    : unclear(`${quoted(onlyLeft)} and ${quoted(onlyRight)} may be close to each other, or the same.`);
}

/** The name by which a field of study is told, where it has several. */
function nameOf(words: readonly string[]): string {
  const name = words.flatMap((word) => writtenOut(word, SUBJECT_FORMS)).join(' ');
  const english = TRANSLATED_SUBJECTS.get(name) ?? name;
  return SUBJECT_NAMES.get(english) ?? english;
}
