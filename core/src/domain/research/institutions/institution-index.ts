import { locationKey } from '../../calendar/location-key.ts';
import { usState } from '../../calendar/us-states.ts';
import type { Institution } from './institution.ts';
import { isKind, schoolWords } from './school-words.ts';

/** Institutions by what they are called; made once for many look-ups. */
export interface InstitutionIndex {
  byId: ReadonlyMap<string, Institution>;
  /** Those of a name, by its `schoolKey`. */
  byName: ReadonlyMap<string, readonly Institution[]>;
  /** Those whose names go on with a campus, an office or a place, by the `schoolKey` of what stands before it. */
  byStem: ReadonlyMap<string, readonly Institution[]>;
  /** Those that are also called so. */
  byAlias: ReadonlyMap<string, readonly Institution[]>;
  /** Those whose names, or what stands before a campus, have words that begin with these letters. */
  byInitials: ReadonlyMap<string, readonly Institution[]>;
  /** Those of a city, by its `locationKey`. */
  byCity: ReadonlyMap<string, readonly Institution[]>;
  /** All names with their words, by each of the words. */
  byWord: ReadonlyMap<string, readonly IndexedName[]>;
}

/** A name or an alias of an institution. */
export interface IndexedName {
  institution: Institution;
  /** In their order. */
  words: ReadonlySet<string>;
}

/** An acronym is shared by too many to be likened to anything. */
const SHORT = 4;

export function indexInstitutions(institutions: readonly Institution[]): InstitutionIndex {
  // Reading a name is most of the work: each is read once.
  const read = new Map<string, readonly string[]>();
  const wordsOf = (name: string): readonly string[] => {
    const words = read.get(name) ?? schoolWords(name);
    read.set(name, words);
    return words;
  };
  const keyOf = (name: string): string => wordsOf(name).join('');
  const initialsOf = (name: string): string => initials(wordsOf(name));
  const names = institutions.flatMap((institution) =>
    [institution.name, ...institution.aliases.filter((alias) => alias.length > SHORT)].map(
      (name): IndexedName => ({ institution, words: new Set(wordsOf(name)) }),
    ),
  );
  const byWord = new Map<string, IndexedName[]>();
  for (const name of names) for (const word of name.words) append(byWord, word, name);
  return {
    byId: new Map(institutions.map((institution) => [institution.id, institution])),
    byName: Map.groupBy(institutions, ({ name }) => keyOf(name)),
    byStem: keyed(institutions, stemsOf, keyOf),
    byAlias: keyed(institutions, ({ aliases }) => aliases, keyOf),
    byInitials: keyed(institutions, (institution) => [institution.name, ...stemsOf(institution)], initialsOf),
    byCity: Map.groupBy(institutions, ({ city }) => locationKey(city ?? '')),
    byWord,
  };
}

function keyed(
  institutions: readonly Institution[],
  namesOf: (institution: Institution) => readonly string[],
  keyOf: (name: string) => string,
): Map<string, Institution[]> {
  const lists = new Map<string, Institution[]>();
  for (const institution of institutions)
    for (const key of new Set(namesOf(institution).map(keyOf))) append(lists, key, institution);
  return lists;
}

/** Whether a name tells one school from others: "California" and "State University" do not, though lists give them. */
export function tellsSchool(name: string): boolean {
  const words = schoolWords(name);
  return usState(name) === undefined && usState(words.join(' ')) === undefined && !words.every(isKind);
}

/** The first letters of words: "Lakes State University" is LSU to those who were there. */
export const initials = (words: readonly string[]): string => words.map(([letter = '']) => letter).join('');

const KIND = /\b(?:University|College|Institute|School|Academy|Seminary)\b/;

/**
 * "Missouri State University-Springfield", "Austin Community College District", "Indiana University at Kokomo",
 * "Wheaton College (Massachusetts)", "York College of Pennsylvania".
 */
function stemsOf({ name, state }: Institution): string[] {
  // Without their places, parts of a school are not told from its namesakes.
  if (state === null) return [];
  const stem = name.split(/-|\s(?:at|in)\s|\s\(|\sDistrict$|\sSystem(?: Office)?$/)[0] ?? '';
  const [, before = stem, behind = ''] = /^(.*?) of ([\w ]+)$/.exec(stem) ?? [];
  const stems = [stem, usState(behind) ? before : stem];
  return [...new Set(stems)].filter((one) => one.length < name.length && KIND.test(one) && tellsSchool(one));
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
