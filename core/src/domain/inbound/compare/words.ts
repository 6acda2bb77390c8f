/** Longest text that is read into words, in UTF-16 code units: no name, title, degree or place is longer. */
export const LONGEST_TEXT = 300;

/** Most words that are compared with each other. */
export const MOST_WORDS = 24;

/** Letters that carry their stroke or ligature inside and so have no accent to take off. */
const UNDECOMPOSED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);

/** A text in lower case, without accents, and with one way to write apostrophes, dashes and spaces. */
export const plainText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    // Some letters stand for whole phrases.
    .slice(0, 2 * LONGEST_TEXT)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => UNDECOMPOSED.get(letter) ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[–—‒−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The words of a text in lower case, without accents and punctuation; letters that stand alone ("B. S.", "J P") are
 * joined to one word.
 */
export const wordsOf = (text: string): string[] =>
  plainText(text)
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replace(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '');

/** A word without the ending of its plural, so that "Services" is "Service". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^aisu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A set of words, written with spaces between them. */
export const wordSet = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(/\s+/)).filter((word) => word !== ''));

/** What short forms stand for: for each the readings that it may have, every one in words. */
export type ShortForms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A word as it is written out, where it is short for one thing only. */
export function writtenOut(word: string, forms: ShortForms): readonly string[] {
  const [only, ...more] = forms.get(word) ?? [];
  return only && more.length === 0 ? only : [word];
}

/** Reads a table of short forms, one a line: `mgr manager` or `tech technician, technology`. */
export function shortForms(...tables: readonly string[]): ShortForms {
  const forms = new Map<string, string[][]>();
  for (const line of tables.flatMap((table) => table.split('\n'))) {
    const [, short, long] = /^\s*(\S+)\s+(\S.*)$/.exec(line) ?? [];
    if (short === undefined || long === undefined) continue;
    const readings = long.split(',').map((reading) => reading.trim().split(/\s+/));
    forms.set(short, [...(forms.get(short) ?? []), ...readings]);
  }
  return forms;
}

/** Reads a table in which every line gives names of one thing, as `nyc, new york city`; each is told by the first. */
export function nameTable(table: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const line of table.split('\n')) {
    const [first, ...others] = line.split(',').map((name) => name.trim());
    if (!first) continue;
    for (const name of [first, ...others]) names.set(name, first);
  }
  return names;
}

/** Reads tables in which every line gives names that belong together: the numbers of the lines in which each name is. */
export function linesOfNames(...tables: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = tables.join('\n').split('\n');
  return linesOf(lines.map((line) => line.split(',').map((name) => name.trim())));
}

/** For each name the numbers of the lines in which it is. */
export function linesOf(lines: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [at, names] of lines.entries()) {
    for (const name of names) if (name !== '') found.set(name, (found.get(name) ?? new Set()).add(at));
  }
  return found;
}

/** Words of a field in lines: those of one line are near each other, those of different lines are different things. */
export interface Neighbours {
  /** All of them, as `stem` leaves them. */
  stems: ReadonlySet<string>;
  isKnown(word: string): boolean;
  /** Whether both words are known, and in no line together. */
  areApart(one: string, other: string): boolean;
}

export function neighbours(lines: readonly string[]): Neighbours {
  const found = linesOf(lines.map((words) => words.split(' ').map(stem)));
  const find = (word: string) => found.get(stem(word));
  return {
    stems: new Set(found.keys()),
    isKnown: (word) => find(word) !== undefined,
    areApart(one, other) {
      const [left, right] = [find(one), find(other)];
      return left !== undefined && right?.isDisjointFrom(left) === true;
    },
  };
}
