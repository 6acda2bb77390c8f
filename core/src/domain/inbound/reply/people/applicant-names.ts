import { comparePeople } from '../../compare/people/compare-people.ts';
import { areSameGivenName } from '../../compare/people/given-names.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';

interface KnownNames {
  first: ReadonlySet<string>;
  last: ReadonlySet<string>;
}

export function knownNames({ applicant: { firstName, lastName, aliases } }: ReplyRequest): KnownNames {
  const others = aliases.map((alias) => plainWords(alias));
  return {
    first: new Set([...plainWords(firstName), ...others.flatMap((words) => words.slice(0, -1))]),
    last: new Set([...plainWords(lastName), ...others.flatMap((words) => words.slice(-1))]),
  };
}

const TITLES: ReadonlySet<string> = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'mx', 'sr', 'sra', 'srta', 'dna', 'don', 'dona', 'm', 'mme', 'mlle'],
  ...['herr', 'herrn', 'frau', 'madame', 'monsieur', 'prof', 'der', 'die', 'el', 'la', 'o', 'a'],
]);

/** Whether a name is that of another one of the same family name. */
export function isNamesake(name: string, request: ReplyRequest): boolean {
  const { last } = knownNames(request);
  const sharesName = plainWords(name).some((word) => last.has(word));
  return sharesName && comparePeople(request.applicant, name).match === 'MISMATCH';
}

/** Whether a name can be one of the applicant's: a surname, and no other first name beside it. */
export function isApplicant(name: string, request: ReplyRequest): boolean {
  const { match } = comparePeople(request.applicant, name);
  if (match !== 'UNCLEAR') return match === 'MATCH';
  const { first, last } = knownNames(request);
  const words = plainWords(name).filter((word) => !TITLES.has(word));
  if (words.length > 1 && words.every((word) => fitsFirst(word, first))) return true;
  if (words.length === 1) return fitsFirst(words[0] ?? '', first) || last.has(words[0] ?? '');
  const isInitial = (word: string) => word.length === 1 && [...last].some((name) => name.startsWith(word));
  if (words.length === 2 && fitsFirst(words[0] ?? '', first) && isInitial(words[1] ?? '')) return true;
  if (!words.some((word) => last.has(word))) return false;
  const given = words.filter((word) => !last.has(word));
  return (
    given.length === 0 || given.some((word) => fitsFirst(word, first)) || hasInitialsOf(name, given, first)
  );
}

/** "M.J. Moss", "Moss, M. J.": the first of the initials is that of the first name. */
function hasInitialsOf(name: string, given: readonly string[], first: ReadonlySet<string>): boolean {
  const initials = (name.match(/(?<![\p{L}'’-])\p{Lu}(?![\p{L}'’-])/gu) ?? []).join('').toLowerCase();
  return initials.length > 1 && given.join('') === initials && fitsFirst(initials.charAt(0), first);
}

/** Itself, its initial, or another form of it. */
export const fitsFirst = (word: string, first: ReadonlySet<string>): boolean =>
  [...first].some(
    (name) => name === word || (word.length === 1 && name.startsWith(word)) || areSameGivenName(name, word),
  );

/** One name of the applicant that stands alone, written as a name. */
export function hasName(text: string, request: ReplyRequest): boolean {
  const { first, last } = knownNames(request);
  return (text.match(/(?<![\p{L}])\p{Lu}[\p{L}'’-]+/gu) ?? [])
    .flatMap((word) => [plainWords(word).join(''), plainWords(word.replace(/['’]s$/, '')).join('')])
    .some((word) => word.length > 2 && (first.has(word) || last.has(word)));
}

/** A first name and a surname of the applicant near each other, in any order. */
export function namesApplicant(text: string, request: ReplyRequest): boolean {
  const { first, last } = knownNames(request);
  const words = plainWords(text);
  return words.some(
    (word, at) =>
      last.has(word) &&
      words.slice(Math.max(0, at - 3), at + 4).some((near) => fitsFirst(near, first) && near !== word),
  );
}
