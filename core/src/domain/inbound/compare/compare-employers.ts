import { type Alignment, align } from './align.ts';
import { type Comparison, different, quoted, same, unclear } from './comparison.ts';
import { compareOrganizations } from './organization-names.ts';
import { COMPANY_FORMS } from './vocabulary/company-forms.ts';
import {
  COMMON_NAME_WORDS,
  COUNTRY_TAILS,
  INDUSTRIES,
  SMALL_NAME_WORDS,
  STRUCTURE_TAILS,
} from './vocabulary/company-words.ts';
import { EMPLOYER_FORMS } from './vocabulary/employer-forms.ts';
import { EMPLOYER_FAMILIES, EMPLOYER_NAMES } from './vocabulary/known-employers.ts';
import { stem, wordsOf } from './words.ts';

/**
 * Compares names of employers. A legal form that only one side gives makes no difference; what only one side adds may
 * be another company of the same group, and leaves it open. Other names are another employer only where nothing that
 * tells employers apart is shared.
 */
export function compareEmployers(applicant: string, source: string): Comparison {
  return compareOrganizations(applicant, source, compareNames);
}

interface EmployerName {
  /** Without small words and the legal form. */
  words: readonly string[];
  /** The legal form as it is told; empty where none is given. */
  form: string;
  /** Whether it was written like "Austin, City of". */
  isTurned: boolean;
}

const STATE_OF_REGISTER = /[/\\][a-z]{2,3}[/\\]?(?=\s|$)/g;
const STORE_NUMBER = /(?:[-,]?\s*(?:#|no\.?|store|unit|location|branch|restaurant)\s*)+\d{2,}\s*$/;

function readName(text: string): EmployerName {
  const plain = text
    .replace(STATE_OF_REGISTER, ' ')
    .replace(STORE_NUMBER, ' ')
    .replace(/\blimited liability (?:company|co\.?)/, 'llc')
    .replace(/\blimited liability partnership\b/, 'llp')
    .replace(/\bnational association$/, 'na')
    .replace(/\bs\.p\.a\b/, 'plc');
  const turned = /^([^,]*),\s*([^,]*\b(?:of|the))\s*$/.exec(plain);
  const words = wordsOf(turned ? `${turned[2]} ${turned[1]}` : plain);
  const form: string[] = [];
  const core = [...words];
  for (let last = core.at(-1); core.length > 1 && last !== undefined; last = core.at(-1)) {
    const known = COMPANY_FORMS.get(last);
    if (known === undefined && !(form.length > 0 && (last === 'and' || last === 'de'))) break;
    if (known !== undefined) form.unshift(known);
    core.pop();
  }
  const telling = core.filter((word) => !SMALL_NAME_WORDS.has(word));
  return { words: telling.length > 0 ? telling : core, form: form[0] ?? '', isTurned: turned !== null };
}

function compareNames(one: string, other: string): Comparison {
  const [provided, verified] = [readName(one), readName(other)];
  const byWords = compareWords(provided, verified);
  return byWords.match === 'MATCH' ? byWords : (compareKnown(provided, verified) ?? byWords);
}

function compareWords(provided: EmployerName, verified: EmployerName): Comparison {
  const aligned = align(provided.words, verified.words, EMPLOYER_FORMS);
  const { onlyLeft, onlyRight, shared } = aligned;
  if (onlyLeft.length === 0 && onlyRight.length === 0) return compareSameWords(aligned, provided, verified);
  if (onlyLeft.length === 0 || onlyRight.length === 0) return compareTails(aligned, provided, verified);
  if (shared.some(isDistinctive)) {
    const isOther = onlyLeft.every((left) => onlyRight.every((right) => INDUSTRIES.areApart(left, right)));
    const pair = `${quoted(onlyLeft)} and ${quoted(onlyRight)}`;
    return isOther && shared.length === 1
      ? different(`The names differ: ${pair}.`)
      : unclear(`The names share ${quoted(shared)}, but differ in ${pair}.`);
  }
  return mayBeShort(provided, verified)
    ? unclear('One side may be a short name of the other.')
    : different('The names have nothing in common that tells employers apart.');
}

const isDistinctive = (word: string): boolean =>
  word.length > 1 && !COMMON_NAME_WORDS.has(word) && !COMMON_NAME_WORDS.has(stem(word));

/** What a verifier knows about well-known employers. */
function compareKnown(provided: EmployerName, verified: EmployerName): Comparison | null {
  const names = [provided, verified].map(({ words }) => nameOf(words, EMPLOYER_NAMES) ?? '');
  if (names[0] !== '' && names[0] === names[1]) return same('Two names by which the same employer is known.');
  const families = [provided, verified].map(
    ({ words }, side) => nameOf(words, EMPLOYER_FAMILIES) ?? EMPLOYER_FAMILIES.get(names[side] ?? ''),
  );
  return families[0] !== undefined && families[0] === families[1]
    ? unclear('One belongs or belonged to the other, or was renamed.')
    : null;
}

function nameOf(words: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  const end = words.findLastIndex((word) => !COUNTRY_TAILS.has(word) && word !== 'inc');
  return names.get(words.join(' ')) ?? names.get(words.slice(0, end + 1).join(' '));
}

function compareSameWords(
  { inOrder, likenesses, longestInitials, shared, plurals }: Alignment,
  provided: EmployerName,
  verified: EmployerName,
): Comparison {
  if (likenesses.has('SLIP') || likenesses.has('CODE') || likenesses.has('CUT'))
    return unclear('The names are spelled differently.');
  if (plurals.some(isDistinctive)) return unclear('Only one side has the plural of a word of the name.');
  const isTurned = provided.isTurned || verified.isTurned;
  // Registers write "SMITH A O" for A. O. Smith.
  const hasInitials = [...provided.words, ...verified.words].some((word) => word.length <= 2);
  const isSurnameFirst = shared.length === 2 && shared.every(isDistinctive);
  if (!inOrder && !isTurned && !hasInitials && !isSurnameFirst)
    return unclear('The same words in another order.');
  const isInitials = longestInitials > 1;
  if (isInitials && longestInitials === shared.length && longestInitials < SURE_INITIALS) {
    return unclear('One side may be the initials of the other.');
  }
  if (isInitials && !shared.some(isDistinctive) && longestInitials < SURE_INITIALS) {
    return unclear('One side may be partly the initials of the other.');
  }
  if (provided.form !== '' && verified.form !== '' && provided.form !== verified.form) {
    return unclear(`The same name, but the legal forms differ: ${provided.form} and ${verified.form}.`);
  }
  return same(
    provided.form === verified.form
      ? 'The same name, at most abbreviated differently.'
      : 'The same name; only one side gives the legal form.',
  );
}

/** So many initials are hardly those of another employer. */
const SURE_INITIALS = 4;

/** One side says more: a country, the structure of the company, or something that may be another employer. */
function compareTails(aligned: Alignment, provided: EmployerName, verified: EmployerName): Comparison {
  const { onlyLeft, onlyRight, shared, inOrder, likenesses, longestInitials, plurals } = aligned;
  const [more, who] = onlyLeft.length > 0 ? [onlyLeft, 'applicant'] : [onlyRight, 'source'];
  const isSure =
    inOrder &&
    longestInitials < 2 &&
    !likenesses.has('SLIP') &&
    !likenesses.has('CUT') &&
    !likenesses.has('CODE') &&
    !plurals.some(isDistinctive) &&
    (provided.form === '' || verified.form === '' || provided.form === verified.form);
  const isTail = (tails: ReadonlySet<string>) => more.every((word) => tails.has(word));
  const isName = shared.some(isDistinctive);
  if (isSure && isName && isTail(COUNTRY_TAILS)) {
    return same('The same name; only one side names a country or the whole world.');
  }
  if (isSure && isName && shared.length > 1 && more.length === 1 && isTail(STRUCTURE_TAILS)) {
    return same(`The same name; only the ${who} adds ${quoted(more)}.`);
  }
  return unclear(`Only the ${who} says ${quoted(more)}, which may be another employer or the same.`);
}

const LONGEST_SHORT_NAME = 6;

/** Whether one side is a single short word with a letter that a word of the other side begins with. */
const mayBeShort = (provided: EmployerName, verified: EmployerName): boolean =>
  isShortOf(provided, verified) || isShortOf(verified, provided);

function isShortOf({ words }: EmployerName, long: EmployerName): boolean {
  const [word = '', ...others] = words;
  if (others.length > 0 || word.length > LONGEST_SHORT_NAME || long.words.length < 2) return false;
  return (
    long.words[0]?.[0] === word[0] || (word.length <= 4 && long.words.some((other) => other[0] === word[0]))
  );
}
