import { CITY_NAMES, US_STATE_NAMES } from './vocabulary/place-words.ts';
import { SCHOOL_FORMS } from './vocabulary/school-forms.ts';
import { MAIN_CAMPUSES, PRESENT_NAMES, SCHOOL_NAMES } from './vocabulary/school-names.ts';
import {
  COMMON_SCHOOL_WORDS,
  MAIN_KINDS,
  SHARED_INITIALS,
  SMALL_SCHOOL_WORDS,
  SYSTEMS,
  TRANSLATED_KINDS,
} from './vocabulary/school-words.ts';
import { LONGEST_TEXT, plainText, wordsOf, writtenOut } from './words.ts';

/** What the name of a school says. */
export interface SchoolName {
  /** Without small words, with short forms written out that have one meaning. */
  words: readonly string[];
  /** Without the system that it belongs to; null where none is named. */
  withoutSystem: readonly string[] | null;
  hasArticle: boolean;
  /** Whether it was written like "Arkansas, University of". */
  isTurned: boolean;
}

/** What names the whole of a school or its office, and no other one. */
const WHOLE =
  /[-,\s(]*\b(?:main campus|online(?: campus)?|world campus|central administration|system administration|(?:system )?(?:central|district|central administrative) offices?|(?:college |district )?system offices?|college system|administrative offices?|office of the president|inc|llc)\b[)\s.]*$/;

/** "City Colleges of Chicago - Malcolm X College" is told by its own name. */
const DISTRICT_BEFORE =
  /^[^,-]{0,60}\b(?:colleges|(?:college|school) (?:district|system))\b(?: of [^,-]{2,40}?)?\s*(?:,| -) ?(?=[^,]*\b(?:college|school)\b)/;

export function readSchoolName(text: string): SchoolName {
  const plain = plainText(text)
    .replace(DISTRICT_BEFORE, '')
    .replace(WHOLE, '')
    .replace(/(\w) campus$/, '$1');
  const turned = /^([^,]*),\s*([^,]*\b(?:of|the))$/.exec(plain);
  const all = wordsOf(turned ? `${turned[2]} ${turned[1]}` : plain);
  const telling = all.filter(
    (word, at) => !SMALL_SCHOOL_WORDS.has(word) || (at === 0 && NAMING_PARTICLES.has(word)),
  );
  const words = (telling.length > 0 ? telling : all).flatMap((word) =>
    writtenOut(inEnglish(word), SCHOOL_FORMS),
  );
  return {
    words,
    withoutSystem: withoutSystem(words),
    hasArticle: all[0] === 'the',
    isTurned: turned !== null,
  };
}

/** "De La Salle University" is another one than La Salle University, and De Anza College is not Anza. */
const NAMING_PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'des', 'di', 'do', 'du']);

const inEnglish = (word: string): string => TRANSLATED_KINDS.get(word) ?? CITIES_ABROAD.get(word) ?? word;

/** Cities by their names in other languages; those that are told with a state are cities of the United States. */
const CITIES_ABROAD: ReadonlyMap<string, string> = new Map(
  [...CITY_NAMES].filter(([, name]) => !/ [a-z]{2}$/.test(name)),
);

function withoutSystem(words: readonly string[]): string[] | null {
  const text = ` ${words.join(' ')} `;
  const system = SYSTEMS.find((name) => text.includes(` ${name} `));
  const rest = system === undefined ? '' : text.replace(` ${system} `, ' ').trim();
  return rest === '' ? null : rest.split(' ');
}

const readable = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names].map((pair) => pair.map((name) => keyOf(readSchoolName(name))) as [string, string]));

const keyOf = ({ words }: SchoolName): string =>
  words.map((word) => (word === 'st' ? 'saint' : word)).join(' ');

/** The name by which a school is told here, where it has several. */
export function knownName(school: SchoolName): string {
  const name = keyOf(school);
  const known = NAMES.get(name) ?? withTownWrittenOut(name) ?? name;
  return CAMPUSES.get(known) ?? known;
}

/** "BYU Provo" is Brigham Young University Provo; behind the town its state says nothing. */
function withTownWrittenOut(name: string): string | null {
  const words = name.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const known = NAMES.get(words.slice(0, end).join(' '));
    if (known !== undefined) return [known, ...withoutState(words.slice(end))].join(' ');
  }
  return null;
}

const withoutState = (town: readonly string[]): readonly string[] => {
  const state = town.findIndex((_, at) => at > 0 && US_STATE_NAMES.has(town.slice(at).join(' ')));
  return state < 0 ? town : town.slice(0, state);
};

/** Whether it is one of the names that are known to stand for a school. */
export const hasOtherName = (school: SchoolName): boolean => NAMES.has(keyOf(school));

/** The name that a school has today, of those that had another one; null where none is known. */
export const presentName = (school: SchoolName): string | null => RENAMED.get(keyOf(school)) ?? null;

/** Whether it is initials that several schools have. */
export const isSharedInitials = ({ words }: SchoolName): boolean =>
  words.length === 1 && SHARED_INITIALS.has(words[0] ?? '');

export const isDistinctive = (word: string): boolean => word.length > 2 && !COMMON_SCHOOL_WORDS.has(word);

/** What kind of school a name says that it is; empty where it does not. */
export const kindOf = ({ words }: SchoolName): string =>
  words.length > 1 ? (words.find((word) => MAIN_KINDS.has(word)) ?? '') : '';

const MOST_NAMES = 6;
const SHORTEST_NAME = 3;

/** The names that a text lists, and whether each stands for itself or has a comma behind it. */
export function listOf(text: string): { name: string; isWhole: boolean }[] {
  const parts = text.slice(0, LONGEST_TEXT).split(/[/|;]|\s{2,}/);
  const names = parts.flatMap((part) => {
    const [first = '', ...more] = part.split(/,| or /).map((name) => name.trim());
    return [
      { name: first, isWhole: more.length === 0 },
      ...more.filter((name) => name.includes(' ')).map((name) => ({ name, isWhole: true })),
    ];
  });
  return names.filter(({ name }) => name.length > SHORTEST_NAME).slice(0, MOST_NAMES);
}

const NAMES = readable(SCHOOL_NAMES);
const CAMPUSES = readable(MAIN_CAMPUSES);
const RENAMED: ReadonlyMap<string, string> = new Map(
  [...PRESENT_NAMES].map(([name, today]) => [keyOf(readSchoolName(name)), today]),
);
