import { bestOf, type Comparison, different, same, unclear } from '../comparison.ts';
import { LONGEST_TEXT } from '../words.ts';
import { areSameGivenName } from './given-names.ts';
import {
  likenessOf,
  type NameWord,
  type NameWords,
  nameWord,
  readNameWords,
  type WordLikeness,
} from './name-words.ts';
import { legalName, type Name, type PersonNames, wholeName } from './read-person.ts';

/**
 * Compares the names of a person with a name in a document or a reply. Nicknames, the order of the names, additions and
 * middle names that only one side gives make no difference. A family name or a given name alone, initials, and a name
 * spelled otherwise leave it open; another given or another family name is another person.
 */
export function comparePeople(person: PersonNames, text: string): Comparison {
  if (text.length > LONGEST_TEXT) return TOO_LONG;
  const read = readNameWords(text);
  if (read.words.length > MOST_WORDS) return TOO_LONG;
  if (read.words.length === 0) return unclear('No name is given.');
  const words = read.words.map(nameWord);
  const found: FoundName = {
    words,
    runs: runsOf(words),
    generation: read.generation,
    isForeign: read.isForeign,
  };
  const names = [legalName(person), ...(person.aliases ?? []).slice(0, MOST_ALIASES).map(wholeName)];
  return bestOf(names.map((name) => compareName(name, found))) ?? unclear('No name is known.');
}

const TOO_LONG = unclear('This is longer than a name.');
const MOST_ALIASES = 20;
const MOST_WORDS = 12;

/** The name that stands in the text. */
interface FoundName extends Pick<NameWords, 'generation' | 'isForeign'> {
  words: readonly NameWord[];
  runs: readonly Run[];
}

function compareName(name: Name, found: FoundName): Comparison {
  if (name.generation !== null && found.generation !== null && name.generation !== found.generation) {
    return different('The generations differ, as Senior and Junior of one family do.');
  }
  const family = findFamily(name, found);
  const compared = family ? compareGiven(name, family) : compareWithoutFamily(name, found.words);
  // Other letters can be written in more ways than are known here.
  return found.isForeign && compared.match === 'MISMATCH'
    ? unclear('The name is written in other letters, and may be the same.')
    : compared;
}

interface FoundFamily {
  likeness: WordLikeness;
  /** The words that are not the family name. */
  rest: readonly NameWord[];
}

const MOST_JOINED = 3;

/** Words that stand together, as one. */
interface Run {
  from: number;
  length: number;
  word: NameWord;
}

/** The shortest first, and of one length the last. */
const runsOf = (words: readonly NameWord[]): Run[] =>
  Array.from({ length: MOST_JOINED }, (_, index) => index + 1).flatMap((length) =>
    words
      .flatMap((word, from) => {
        if (from + length > words.length) return [];
        const texts = words.slice(from, from + length).map(({ text }) => text);
        return { from, length, word: length === 1 ? word : nameWord(texts.join('')) };
      })
      .reverse(),
  );

/** Finds the family name, whole or one of its parts, wherever it stands. */
function findFamily({ wholeFamily, partsOfFamily }: Name, { words, runs }: FoundName): FoundFamily | null {
  let near: Run | null = null;
  const without = ({ from, length }: Run) => words.filter((_, at) => at < from || at >= from + length);
  for (const names of [wholeFamily, partsOfFamily]) {
    for (const run of runs) {
      const likeness = surestOf(names, run.word);
      if (likeness === 'SAME') return { likeness, rest: without(run) };
      if (likeness === 'NEAR') near ??= run;
    }
  }
  return near && { likeness: 'NEAR', rest: without(near) };
}

function surestOf(names: readonly NameWord[], word: NameWord): WordLikeness {
  let surest: WordLikeness = null;
  for (const name of names) {
    const likeness = likenessOf(name, word);
    if (likeness === 'SAME') return likeness;
    surest ??= likeness;
  }
  return surest;
}

function compareGiven(name: Name, { likeness, rest }: FoundFamily): Comparison {
  if (rest.length === 0) return unclear('Only the family name is given.');
  const at = rest.findIndex((word) => isFirstName(name, word));
  const written = textOf(rest);
  const joined = written === textOf([name.first, ...name.middle]) || written === name.first.text;
  if (at >= 0 || joined) {
    const others = joined ? [] : rest.filter((_, index) => index !== at);
    if (likeness === 'NEAR') return unclear('The family name is spelled differently.');
    return areOtherMiddleNames(name.middle, others)
      ? unclear('The middle names differ.')
      : same('It is the name of the applicant.');
  }
  // Who goes by a middle name gives the first one as an initial.
  const [initial, ...called] = rest;
  const calledBy = textOf(called);
  const isByMiddleName =
    initial !== undefined && isInitialOf(initial, name.first) && calledBy === textOf(name.middle);
  if (isByMiddleName && calledBy.length > 1 && likeness === 'SAME') {
    return same('It is the name of the applicant, who goes by a middle name.');
  }
  if (rest.some((word) => isInitialOf(word, name.first) || isInitialOf(name.first, word))) {
    return unclear('Only the initial of the given name is given.');
  }
  if (rest.some(({ text }) => name.middle.some((middle) => middle.text === text))) {
    return unclear('The person is called by a middle name.');
  }
  return rest.some((word) => likenessOf(name.first, word) === 'NEAR')
    ? unclear('The given name is spelled differently.')
    : different('The given names differ.');
}

const isFirstName = ({ first }: Name, word: NameWord): boolean =>
  likenessOf(first, word) === 'SAME' || areSameGivenName(first.text, word.text);

const textOf = (words: readonly NameWord[]): string => words.map(({ text }) => text).join('');

const isInitialOf = (short: NameWord, long: NameWord): boolean =>
  short.text.length === 1 && long.text.startsWith(short.text);

/** Both sides give middle names, of which none is another's or its initial. */
function areOtherMiddleNames(middle: readonly NameWord[], others: readonly NameWord[]): boolean {
  if (middle.length === 0 || others.length === 0) return false;
  return !middle.some((one) =>
    others.some(
      (other) => likenessOf(one, other) !== null || isInitialOf(one, other) || isInitialOf(other, one),
    ),
  );
}

/** Another family name may be one that the person had or has; a given name alone is that of many. */
function compareWithoutFamily(name: Name, words: readonly NameWord[]): Comparison {
  const at = words.findIndex((word) => isFirstName(name, word));
  if (at < 0) return different('It is the name of another person.');
  const rest = words.filter((_, index) => index !== at);
  if (rest.length === 0) return unclear('Only the given name is given.');
  const [only = NO_WORD] = rest;
  if (
    rest.length === 1 &&
    name.family.some((family) => only.text.length === 1 && family.startsWith(only.text))
  ) {
    return unclear('Only the initial of the family name is given.');
  }
  return name.middle.some(({ text }) => text.length > 1 && rest.some((word) => word.text === text))
    ? unclear('The given names agree, but not the family name.')
    : different('The family names differ.');
}

const NO_WORD = nameWord('');
