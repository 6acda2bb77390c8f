import { LEGAL_FORMS } from './legal-forms.ts';

/** Spellings of one word. */
const SPELLINGS = new Map([
  ['univ', 'university'],
  ['intl', 'international'],
]);

/**
 * Equal for two names exactly when they are taken for the same employer or school: without case, accents, punctuation,
 * a leading article and legal forms at the end. Every other word counts, so that the University of X stays itself.
 */
export function entityKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]|\.(?=\S)/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS.get(word) ?? word);
  const from = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let to = words.length;
  // In the University of Co it is a place.
  while (to > from + 1 && isEnding(words[to - 1]) && words[to - 2] !== 'of') to -= 1;
  return words.slice(from, to).join(' ') || name.trim().toLowerCase();
}

/** What is left of `Smith & Co` ends in `and`. */
const isEnding = (word: string | undefined): boolean =>
  word !== undefined && (Object.hasOwn(LEGAL_FORMS, word) || word === 'and');
