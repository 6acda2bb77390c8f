import { LONGEST_TEXT } from '../words.ts';
import { type NameWord, type NameWords, nameWord, readNameWords } from './name-words.ts';

/** A person as they gave their names. */
export interface PersonNames {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  /** Other whole names that they have or had. */
  aliases?: readonly string[];
}

/** A name with its parts told apart. */
export interface Name {
  first: NameWord;
  middle: readonly NameWord[];
  family: readonly string[];
  /** The family name as one word, as some write it. */
  wholeFamily: readonly NameWord[];
  /** The words of a family name of several, by any of which the person may go. */
  partsOfFamily: readonly NameWord[];
  generation: string | null;
}

/** Most words of each part of a name: what is longer is told by these as well. */
const MOST_WORDS_OF_PART = 6;

export function legalName({ firstName, middleName, lastName }: PersonNames): Name {
  const [given, middle, family] = [firstName, middleName ?? '', lastName].map(readNameWords);
  const [first = '', ...more] = given?.words ?? [];
  return nameOf(first, [...more, ...(middle?.words ?? [])], family ?? NO_WORDS, family?.generation ?? null);
}

const NO_WORDS: Pick<NameWords, 'words' | 'joined'> = { words: [], joined: '' };

/** An alias, whose last word is the family name unless a comma tells otherwise. */
export function wholeName(alias: string): Name {
  const { words, generation } = readNameWords(alias);
  const [before = '', after = ''] = alias.slice(0, LONGEST_TEXT).split(',', 2);
  const [family, given] = after === '' ? [NO_WORDS, NO_WORDS] : [readNameWords(before), readNameWords(after)];
  const [first = '', ...rest] = words;
  const [called, ...middle] = given.words;
  if (called !== undefined && family.words.length + given.words.length === words.length) {
    return nameOf(called, middle, family, generation);
  }
  const last = rest.slice(-1);
  return nameOf(first, rest.slice(0, -1), { words: last, joined: last.join('') }, generation);
}

function nameOf(
  first: string,
  middle: readonly string[],
  { words, joined }: Pick<NameWords, 'words' | 'joined'>,
  generation: string | null,
): Name {
  const family = words.slice(0, MOST_WORDS_OF_PART);
  return {
    first: nameWord(first),
    middle: middle.slice(0, MOST_WORDS_OF_PART).map(nameWord),
    family,
    wholeFamily: [...new Set([words.join(''), joined])].map(nameWord),
    partsOfFamily: words.length > 1 ? family.filter(({ length }) => length > 2).map(nameWord) : [],
    generation,
  };
}
