import type { ShortForms } from './known-words.ts';
import { joined } from './plain-words.ts';

/** Most words that short forms are looked for in; nobody writes a name or a title as long as that. */
const MOST_WORDS = 40;

/** Most ways to read one text; beyond them a further short form is read as the last of what it may stand for. */
const MOST_READINGS = 1_024;

/**
 * Every way to read words that may be short forms, each as one word. Two texts say the same when they have a reading
 * in common: "tech" is then technology here and technician there, while those two are never each other.
 * @param finish what becomes of every word in the end
 */
export function readingsOf(
  words: readonly string[],
  shortForms: ShortForms,
  finish: (word: string) => string = (word) => word,
): Set<string> {
  let readings: (readonly string[])[] = [[]];
  if (words.length > MOST_WORDS) readings = [words];
  else for (const word of words) readings = withWord(readings, formsOf(word, shortForms));
  return new Set(readings.map((reading) => joined(reading.map(finish))));
}

/** A word itself, then everything it may stand for. */
const formsOf = (word: string, shortForms: ShortForms): string[][] => [
  [word],
  ...(Object.hasOwn(shortForms, word) ? (shortForms[word] ?? []).map((form) => form.split(' ')) : []),
];

function withWord(readings: readonly (readonly string[])[], forms: readonly string[][]): string[][] {
  const usable = readings.length * forms.length > MOST_READINGS ? forms.slice(-1) : forms;
  return readings.flatMap((reading) => usable.map((form) => [...reading, ...form]));
}

/** Whether two sets of readings have one in common that says anything. */
export const haveCommon = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((reading) => reading !== '' && others.has(reading));

/** A word without the ending of its plural. */
export const singular = (word: string): string =>
  /[^aisu]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
