import { type Comparison, different, same, unclear } from '../comparison.ts';
import { LONGEST_TEXT } from '../words.ts';
import { areSameGivenName } from './given-names.ts';
import {
  likenessOf,
  likenessOfSounded,
  type NameWords,
  readNameWords,
  type Sounded,
  sounded,
  type WordLikeness,
} from './name-words.ts';

/** A person as they gave their names. */
export interface PersonNames {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  /** Other whole names that they have or had. */
  aliases?: readonly string[];
}

/**
 * Compares the names of a person with a name in a document or a reply. Nicknames, the order of the names, additions and
 * middle names that only one side gives make no difference. A family name or a given name alone, initials, and a name
 * spelled otherwise leave it open; another given or another family name is another person.
 */
export function comparePeople(person: PersonNames, text: string): Comparison {
  if (text.length > LONGEST_TEXT) return TOO_LONG;
  const found = readNameWords(text);
  if (found.words.length > MOST_WORDS) return TOO_LONG;
  if (found.words.length === 0) return unclear('No name is given.');
  const names = [legalName(person), ...(person.aliases ?? []).slice(0, MOST_ALIASES).map(wholeName)];
  const runs = runsOf(found.words);
  const compared = names.map((name) => compareName(name, found, runs));
  return (
    compared.find(({ match }) => match === 'MATCH') ??
    compared.find(({ match }) => match === 'UNCLEAR') ??
    compared[0] ??
    unclear('No name is known.')
  );
}

const TOO_LONG = unclear('This is longer than a name.');
const MOST_ALIASES = 20;
const MOST_WORDS = 12;

/** A name with its parts told apart. */
interface Name {
  first: string;
  middle: readonly string[];
  family: readonly string[];
  /** The family name as one word, as some write it. */
  joinedFamily: string;
  generation: string | null;
}

function legalName({ firstName, middleName, lastName }: PersonNames): Name {
  const [given, middle, family] = [firstName, middleName ?? '', lastName].map((part) =>
    readNameWords(part.slice(0, LONGEST_TEXT)),
  );
  const [first = '', ...more] = given?.words ?? [];
  return {
    first,
    middle: [...more, ...(middle?.words ?? [])].slice(0, MOST_WORDS),
    family: (family?.words ?? []).slice(0, MOST_WORDS),
    joinedFamily: family?.joined ?? '',
    generation: family?.generation ?? null,
  };
}

/** An alias, whose last word is the family name unless a comma tells otherwise. */
function wholeName(alias: string): Name {
  const [before = '', after] = alias.slice(0, LONGEST_TEXT).split(',');
  const { words, generation } = readNameWords(alias.slice(0, LONGEST_TEXT));
  const given = readNameWords(after ?? '').words;
  if (given.length > 0 && readNameWords(before).words.length + given.length === words.length) {
    const [first = '', ...middle] = given;
    const family = readNameWords(before);
    return { first, middle, family: family.words, joinedFamily: family.joined, generation };
  }
  const [first = '', ...rest] = words;
  const family = rest.slice(-1);
  return { first, middle: rest.slice(0, -1), family, joinedFamily: family.join(''), generation };
}

function compareName(name: Name, found: NameWords, runs: readonly Run[]): Comparison {
  if (name.generation !== null && found.generation !== null && name.generation !== found.generation) {
    return different('It is the name of another one of the same family.');
  }
  const family = findFamily(name, found.words, runs);
  const compared = family ? compareGiven(name, family) : compareWithoutFamily(name, found.words);
  // Other letters can be written in more ways than are known here.
  return found.isForeign && compared.match === 'MISMATCH'
    ? unclear('The name is written in other letters, and may be the same.')
    : compared;
}

interface FoundFamily {
  likeness: WordLikeness;
  /** The words that are not the family name. */
  rest: readonly string[];
}

const MOST_JOINED = 3;

/** Words that stand together, as one, and how that sounds. */
interface Run extends Sounded {
  from: number;
  length: number;
}

/** The shortest first, and of one length the last. */
const runsOf = (words: readonly string[]): Run[] =>
  Array.from({ length: MOST_JOINED }, (_, index) => index + 1).flatMap((length) =>
    words
      .flatMap((_, from) => {
        const text = words.slice(from, from + length).join('');
        return from + length <= words.length ? { from, length, ...sounded(text) } : [];
      })
      .reverse(),
  );

/** Finds the family name, whole or one of its parts, wherever it stands. */
function findFamily(
  { family, joinedFamily }: Name,
  words: readonly string[],
  runs: readonly Run[],
): FoundFamily | null {
  let near: FoundFamily | null = null;
  for (const parts of [[family.join(''), joinedFamily], family.filter((name) => name.length > 2)]) {
    const names = parts.map(sounded);
    for (const run of runs) {
      const { from, length } = run;
      const likeness = names.map((name) => likenessOfSounded(name, run)).sort(surestFirst)[0] ?? null;
      if (likeness === null || (likeness === 'NEAR' && near)) continue;
      const found = { likeness, rest: words.filter((_, at) => at < from || at >= from + length) };
      if (likeness === 'SAME') return found;
      near = found;
    }
  }
  return near;
}

const surestFirst = (one: WordLikeness, other: WordLikeness): number => rankOf(one) - rankOf(other);
const rankOf = (likeness: WordLikeness): number => (likeness === 'SAME' ? 0 : likeness === 'NEAR' ? 1 : 2);

function compareGiven(name: Name, { likeness, rest }: FoundFamily): Comparison {
  if (rest.length === 0) return unclear('Only the family name is given.');
  const at = rest.findIndex(
    (word) => likenessOf(name.first, word) === 'SAME' || areSameGivenName(name.first, word),
  );
  const joined = rest.join('') === [name.first, ...name.middle].join('') || rest.join('') === name.first;
  if (at >= 0 || joined) {
    const others = joined ? [] : rest.filter((_, index) => index !== at);
    if (likeness === 'NEAR') return unclear('The family name is spelled differently.');
    return areOtherMiddleNames(name.middle, others)
      ? unclear('The middle names differ.')
      : same('It is the name of the applicant.');
  }
  // Who goes by a middle name gives the first one as an initial.
  const [initial = '', ...called] = rest;
  const isByMiddleName = isInitialOf(initial, name.first) && called.join('') === name.middle.join('');
  if (isByMiddleName && called.join('').length > 1 && likeness === 'SAME') {
    return same('It is the name of the applicant, who goes by a middle name.');
  }
  if (rest.some((word) => isInitialOf(word, name.first) || isInitialOf(name.first, word))) {
    return unclear('Only the initial of the given name is given.');
  }
  if (rest.some((word) => name.middle.includes(word))) return unclear('It is named by a middle name.');
  return rest.some((word) => likenessOf(name.first, word) === 'NEAR')
    ? unclear('The given name is spelled differently.')
    : different('The given names differ.');
}

const isInitialOf = (short: string, long: string): boolean => short.length === 1 && long.startsWith(short);

/** Both sides give middle names, of which none is another's or its initial. */
function areOtherMiddleNames(middle: readonly string[], others: readonly string[]): boolean {
  if (middle.length === 0 || others.length === 0) return false;
  return !middle.some((one) =>
    others.some(
      (other) => likenessOf(one, other) !== null || isInitialOf(one, other) || isInitialOf(other, one),
    ),
  );
}

/** Another family name may be one that the person had or has; a given name alone is that of many. */
function compareWithoutFamily(name: Name, words: readonly string[]): Comparison {
  const isFirst = (word: string) =>
    likenessOf(name.first, word) === 'SAME' || areSameGivenName(name.first, word);
  const at = words.findIndex(isFirst);
  if (at < 0) return different('It is the name of another person.');
  const rest = words.filter((_, index) => index !== at);
  if (rest.length === 0) return unclear('Only the given name is given.');
  if (rest.length === 1 && name.family.some((family) => isInitialOf(rest[0] ?? '', family))) {
    return unclear('Only the initial of the family name is given.');
  }
  return name.middle.some((middle) => middle.length > 1 && rest.includes(middle))
    ? unclear('The given names agree, but not the family name.')
    : different('The family names differ.');
}
