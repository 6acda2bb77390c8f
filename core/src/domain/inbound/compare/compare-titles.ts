import { TITLE_WORDS } from './known-words.ts';
import { plainWords } from './plain-words.ts';
import { haveCommonReading, singular } from './readings.ts';
import { differs, isNegated, sameText, says, type TextComparison } from './text-comparison.ts';

/**
 * Compares titles of positions. Abbreviations and a harmless order of the words ("Manager, Sales" or "Director of HR")
 * make no difference; every word about rank does.
 */
export function compareTitles(applicant: string, source: string): TextComparison {
  const same = sameText(applicant, source);
  if (same) return same;
  const [provided, verified] = [ordersOf(applicant), ordersOf(source)];
  if (areSame(provided.slice(0, 1), verified.slice(0, 1))) {
    return says('The same title, abbreviated differently.');
  }
  return areSame(provided, verified)
    ? says('The same title, its words in another order.')
    : differs(onlyOneSays(applicant, source));
}

type Orders = readonly (readonly string[])[];

const areSame = (some: Orders, others: Orders): boolean =>
  some.some((one) => others.some((other) => haveCommonReading(one, other, TITLE_WORDS, singular)));

/** Words that say nothing of their own. What stands before or after them matters, for which see `ordersOf`. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'the', 'and']);

/** Numbers as levels are counted. */
const LEVELS: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4' };

function wordsOf(text: string): string[] {
  const words = plainWords(text).filter((word) => !SMALL_WORDS.has(word));
  const level = words.at(-1) === 'i' ? [...words.slice(0, -1), '1'] : words;
  return level.map((word) => LEVELS[word] ?? word);
}

/** Words that change what stands behind them. A title that has one may be turned round only where a comma says so. */
const RANKS: ReadonlySet<string> = new Set(
  (
    'acting assistant assoc associate asst avp chief deputy evp exec executive interim intern jr junior lead ' +
    'principal secretary senior snr sr svp to trainee training'
  ).split(' '),
);

const HEADS = 'mgr|manager|dir|director|vp|vice president|head|supv|supervisor|coord|coordinator';
const FIRST_IS_HEAD = new RegExp(`^(?:${HEADS}) (?=\\S)`);
const IS_HEAD = new RegExp(`^(?:${HEADS}|president)$`);

/** The words of a title as they are, then in every other order that means the same. */
function ordersOf(text: string): string[][] {
  const orders = [wordsOf(text)];
  if (isNegated(text)) return orders;
  const [first = '', second, ...more] = text.split(/\s*[,;(]\s*|\s+[-–—]\s+/).filter((part) => part !== '');
  if (second !== undefined && more.length === 0) orders.push([...wordsOf(second), ...wordsOf(first)]);
  const [what = '', ofWhat, ...evenMore] = text.split(/\s+of\s+/i);
  const words = plainWords(text);
  if (ofWhat !== undefined && evenMore.length === 0 && mayGoFirst(plainWords(ofWhat))) {
    orders.push([...wordsOf(ofWhat), ...wordsOf(what)]);
  }
  const head = FIRST_IS_HEAD.exec(words.join(' '))?.[0].trim().split(' ') ?? [];
  const rest = words.slice(head.length);
  if (head.length > 0 && mayGoFirst(rest)) orders.push([...wordsOf(rest.join(' ')), ...head]);
  return orders;
}

/** Whether words that stand behind a title say what it is about: not of which rank, and not whose. */
const mayGoFirst = (words: readonly string[]): boolean =>
  !words.map(singular).some((word) => RANKS.has(word) || IS_HEAD.test(word));

/** Tells which words make the difference, where one title is the other with more words. */
function onlyOneSays(applicant: string, source: string): string | null {
  const [provided, verified] = [plainWords(applicant), plainWords(source)];
  const extra = (some: string[], others: string[]) => some.filter((word) => !others.includes(word));
  const [more, less] = [extra(provided, verified), extra(verified, provided)];
  if (more.length > 0 && less.length === 0) return `Only the applicant says "${more.join(' ')}".`;
  return less.length > 0 && more.length === 0 ? `Only the source says "${less.join(' ')}".` : null;
}
