import { LEGAL_FORMS } from '../../research/legal-forms.ts';
import { NAME_WORDS } from './known-words.ts';
import { plainWords } from './plain-words.ts';
import { haveCommonReading } from './readings.ts';
import { differs, isNegated, leavesOpen, sameText, says, type TextComparison } from './text-comparison.ts';

/**
 * Compares names of employers or schools. A legal form that only one side gives makes no difference, two legal forms
 * do. The order of the words always counts: Miami University is not the University of Miami.
 */
export function compareNames(applicant: string, source: string): TextComparison {
  const [provided, verified] = [namesIn(applicant), namesIn(source)];
  const isAmong = (name: string, names: readonly string[]) =>
    names.some((other) => compareOneName(name, other).match === 'MATCH');
  if (provided.length > 1 || verified.length > 1) {
    const isSame =
      provided.every((name) => isAmong(name, verified)) || verified.every((name) => isAmong(name, provided));
    return isSame
      ? says('The same organization, by a name that is given together with another one.')
      : differs();
  }
  return compareOneName(applicant, source);
}

function compareOneName(one: string, other: string): TextComparison {
  const same = sameText(one, other);
  if (same) return same;
  const [left, right] = [readName(one), readName(other)];
  if (haveCommonReading(left.all, right.all, NAME_WORDS)) {
    return says('The same name, abbreviated differently.');
  }
  if (haveCommonReading(left.core, right.core, NAME_WORDS)) {
    if (left.form === right.form) return says('The same name, abbreviated differently.');
    if (left.form === '' || right.form === '')
      return says('The same name; only one side gives the legal form.');
    return differs('The legal forms differ.');
  }
  return areInitials(left.core, right.core) || areInitials(right.core, left.core)
    ? leavesOpen('One side may be the initials of the other.')
    : differs();
}

const OTHER_NAME =
  /\b(?:d[./]?b[./]?a|doing business as|trading as|t\/a|also known as|a[./]?k[./]?a|now known as|(?:formerly|previously)(?: known as)?|f[./]?k[./]?a)\b[.:]?/gi;

/** Most names that one organization is given: all are compared with all. */
const MOST_NAMES = 4;

/** The names that a text gives to one organization: "Fabrikam (formerly Contoso)" has two. */
function namesIn(text: string): string[] {
  if (isNegated(text)) return [text];
  const names = text.split(OTHER_NAME);
  const areNames = names.length <= MOST_NAMES && names.every((name) => plainWords(name).length > 0);
  return areNames ? names : [text];
}

interface ReadName {
  /** Without articles, and in the order in which the name is spoken. */
  all: string[];
  /** Without the legal form at the end. */
  core: string[];
  /** The legal form; empty when there is none. */
  form: string;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['the', 'and']);

function readName(text: string): ReadName {
  const spoken = text.replace(/^(.*),\s*(.*\b(?:of|the))\s*$/i, '$2 $1');
  const words = plainWords(spoken)
    .join(' ')
    .replace(/\blimited liability company$/, 'llc')
    .split(' ');
  const all = words.filter((word) => !SMALL_WORDS.has(word));
  const core = [...all];
  const form: string[] = [];
  for (let last = core.at(-1); core.length > 1 && last !== undefined && Object.hasOwn(LEGAL_FORMS, last); ) {
    form.unshift(LEGAL_FORMS[last] ?? last);
    core.pop();
    last = core.at(-1);
  }
  return { all, core, form: form.join(' ') };
}

/** Whether one is a single word made of the first letters of the other's words, small ones with or without. */
function areInitials([short, ...others]: readonly string[], long: readonly string[]): boolean {
  if (short === undefined || others.length > 0 || short.length < 2 || long.length < 2) return false;
  const initialsOf = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('');
  return short === initialsOf(long) || short === initialsOf(long.filter((word) => word !== 'of'));
}
