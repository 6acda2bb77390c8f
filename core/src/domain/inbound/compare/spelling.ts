import { editsBetween } from '../../../platform/edits-between.ts';
import { isSlip } from './likeness.ts';
import { plainText, type ShortForms, stem, wordsOf } from './words.ts';

const SHORTEST_WITH_TWO_SPELLINGS = 5;
const LONGEST_SHORT = 7;

/**
 * A word as it is spelled the same in Britain and America, and with and without umlaut: "labourer" is "laborer", and
 * "Mueller" is how Müller is written where there is no umlaut. Not always a word itself: only to be compared.
 */
export function spellingOf(word: string): string {
  const single = stem(word);
  if (single.length < SHORTEST_WITH_TWO_SPELLINGS) return single;
  const spelled = single
    .replace(/(?<=p|an|gyn|h|leuk)ae(?=[cdms])/, 'e')
    .replace(/([aou])e/g, '$1')
    .replace(/(?<=[a-z]{2})our(?=$|ed$|er$|ing$|it|al$|hood$)/, 'or')
    .replace(/(?<=[bct])re$/, 'er')
    .replace(/(?<=def|lic|off)ence$/, 'ense');
  return single.length <= LONGEST_SHORT
    ? spelled
    : spelled.replace(/ll(?=(?:ed|er|ing|or)$)/, 'l').replace(/is(?=(?:e|ed|er|ing|ation|ational)$)/, 'iz');
}

/** The words of a field that are known. */
export interface KnownWords {
  /** As `stem` leaves them. */
  stems: ReadonlySet<string>;
  /** What is short for them. */
  forms: ShortForms;
  /** How long the longer of two words has to be for one to be the other misspelled. */
  shortest: number;
}

/**
 * A text with its misspelled words as the other one spells them: long words that nothing knows, of which only that known word
 * is so near. A short one, or one that is known itself, may be another word.
 */
export function spelledLike(text: string, other: string, { stems, forms, shortest }: KnownWords): string {
  const said = wordsOf(other).flatMap((word) => [word, ...(forms.get(word)?.flat() ?? [])]);
  const others = new Set(said.filter((word) => stems.has(stem(word))));
  if (others.size === 0) return text;
  // What is short for a word, or a usual slip of it, is no other word.
  const words = [...stems].filter((word) => !forms.has(word));
  return text.replace(/[\p{L}\p{M}]+/gu, (written) => {
    const word = plainText(written);
    const isLong = (candidate: string) =>
      longer(stem(word), stem(candidate)) >= (areTurned(word, candidate) ? shortest - 1 : shortest);
    const meant = (candidate: string) => isLong(candidate) && isOnlyMeant(word, candidate, words);
    return stems.has(stem(word)) ? written : ([...others].find(meant) ?? written);
  });
}

/** Whether both have the same letters: those in another order are the surest sign of a slip. */
const areTurned = (one: string, other: string): boolean =>
  [...one].sort().join() === [...other].sort().join();

const longer = (one: string, other: string): number => Math.max(one.length, other.length);

/** So long a word may have two letters wrong. */
const LONG_WITH_TWO_SLIPS = 10;

function isOnlyMeant(word: string, candidate: string, known: readonly string[]): boolean {
  const most = longer(word, candidate) < LONG_WITH_TWO_SLIPS ? 1 : 2;
  const slips = slipsBetween(word, candidate);
  if (word[0] !== candidate[0] || slips > most) return false;
  const [single, meant] = [stem(word), stem(candidate)];
  return !known.some(
    (one) =>
      one !== meant &&
      one[0] === single[0] &&
      Math.abs(one.length - single.length) <= slips &&
      slipsBetween(single, one) <= slips,
  );
}

const slipsBetween = (one: string, other: string): number =>
  isSlip(one, other) ? 1 : editsBetween(one, other);

const SHORTEST_JOINED = 5;
const FEWEST_JOINED = 3;
const SHORTEST_ALIKE = 7;
const MOST_DIFFERENCES = 2;

/**
 * Whether a word of each side may be one that people spell in two ways, as "Tsinghua" and "Qinghua", or that was joined
 * with another, as "Chevron" in "ChevronTexaco".
 */
export const areSpelledAlike = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) =>
    others.some((other) => isSpelledAlike(one, other) || isJoinedIn(one, other) || isJoinedIn(other, one)),
  );

const isJoinedIn = (one: string, other: string): boolean =>
  one.length >= SHORTEST_JOINED && other.length >= one.length + FEWEST_JOINED && other.startsWith(one);

function isSpelledAlike(one: string, other: string): boolean {
  const isShort = Math.min(one.length, other.length) < SHORTEST_ALIKE;
  if (isShort || Math.abs(one.length - other.length) > MOST_DIFFERENCES) return false;
  return editsBetween(one, other) <= MOST_DIFFERENCES;
}

/** Whether two texts have no alphabet in common, so that their words cannot be compared. */
export const areInOtherAlphabets = (one: string, other: string): boolean =>
  (IN_LATIN.test(one) && WITHOUT_LATIN.test(other)) || (IN_LATIN.test(other) && WITHOUT_LATIN.test(one));

const IN_LATIN = /\p{Script=Latin}/u;
const WITHOUT_LATIN = /^(?=[\s\S]*\p{L})\P{Script=Latin}*$/u;
