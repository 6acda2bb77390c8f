import type { Institution } from './institution.ts';
import { schoolWords } from './school-words.ts';

/** Institutions by what they are called; made once for many look-ups. */
export interface InstitutionIndex {
  byId: ReadonlyMap<string, Institution>;
  /** Those of a name, by its `schoolKey`. */
  byName: ReadonlyMap<string, readonly Institution[]>;
  /** Those whose names go on with a campus, an office or a place, by the `schoolKey` of what stands before it. */
  byStem: ReadonlyMap<string, readonly Institution[]>;
  /** Those that are also called so. */
  byAlias: ReadonlyMap<string, readonly Institution[]>;
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

const KIND = /\b(?:University|College|Institute|School|Academy|Seminary)\b/;

/** "Missouri State University-Springfield", "Austin Community College District", "Indiana University at Kokomo". */
function stemsOf({ name }: Institution): string[] {
  const stem = name.split(/-|\s(?:at|in)\s|\sDistrict$|\sSystem(?: Office)?$/)[0] ?? '';
  return stem.length < name.length && KIND.test(stem) ? [stem] : [];
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
