import { readPublicBody } from './public-body.ts';
import {
  COMPANY_FORMS,
  COMPANY_PHRASES,
  CREDENTIALS,
  FORMS_BEFORE_NAME,
  FORMS_WITHOUT_SPACE,
} from './vocabulary/company-forms.ts';
import { COMMON_NAME_WORDS, COUNTRY_TAILS, SMALL_NAME_WORDS } from './vocabulary/company-words.ts';
import {
  CARE_GROUPS,
  CARE_WORDS,
  EMPLOYER_FAMILIES,
  RUN_BY_OTHERS,
  STAFFING_FIRMS,
} from './vocabulary/employer-families.ts';
import { EMPLOYER_FORMS } from './vocabulary/employer-forms.ts';
import { EMPLOYER_NAMES } from './vocabulary/known-employers.ts';
import { PUBLIC_EMPLOYERS } from './vocabulary/public-employers.ts';
import { stem, wordsOf } from './words.ts';

/** What the name of an employer says. */
export interface EmployerName {
  /** Without small words and the legal form. */
  words: readonly string[];
  /** The legal form as it is told; empty where none is given. */
  form: string;
  /** The state that stands behind the name of a city or a county, by its code; null where none does. */
  state: string | null;
  /** The county whose public schools it names; null where it names something else. */
  schoolsOf: string | null;
  /** Whether it was written like "Austin, City of". */
  isTurned: boolean;
}

const STATE_OF_REGISTER = /[/\\][a-z]{2,3}[/\\]?(?=\s|$)/g;
const STORE_NUMBER = /(?:[-,]?\s*(?:#|no\.?|store|unit|location|branch|restaurant)\s*)+\d{2,}\s*$/;
/** "Los Angeles County" and "County of Los Angeles" are one, and so are an office of a person and that person's office. */
const TURNED_NAME =
  /^(?:the )?(city|county|town|township|village|borough|parish|law (?:offices?|firm)|dental offices?|estate) of ([^\s,]+(?: [^\s,]+){0,2})$/;
/** "FCPS - Fairfax County Public Schools" says its name twice. */
const INITIALS_BEFORE = /^([a-z]{2,6}) - ([a-z].*)$/;

/** @param text as `plainText` leaves it */
export function readEmployerName(text: string): EmployerName {
  const plain = text
    .replace(STATE_OF_REGISTER, ' ')
    .replace(STORE_NUMBER, ' ')
    .replace(FORMS_WITHOUT_SPACE, ' ')
    .replace(/\bs\.p\.a\b/, 'plc')
    .replace(/\ba\s?t\s?(?:&|and)\s?t\b/, 'att')
    .replace(/\bp\.\s?a\.?$/, 'professional association')
    .trim()
    .replace(INITIALS_BEFORE, withoutInitials);
  const { name, state, schoolsOf } = readPublicBody(plain);
  const turned = /^([^,]*),\s*([^,]*\b(?:of|the))\s*$/.exec(name);
  const straight = turned ? `${turned[2]} ${turned[1]}` : name;
  const { core, form } = withoutForms(wordsOf(straight.replace(TURNED_NAME, '$2 $1')));
  const telling = core.filter(
    // "A-1" is a name.
    (word, at) => !SMALL_NAME_WORDS.has(word) || /^\d/.test(core[at + 1] ?? ''),
  );
  const words = telling.length > 0 ? telling : core;
  return { words, form, state, schoolsOf, isTurned: turned !== null };
}

function withoutInitials(text: string, initials: string, name: string): string {
  const letters = wordsOf(name).map(([letter]) => letter);
  const telling = wordsOf(name).filter((word) => !SMALL_NAME_WORDS.has(word));
  const isTwice = [letters.join(''), telling.map(([letter]) => letter).join('')].includes(initials);
  return isTwice ? name : text;
}

const MOST_WORDS_OF_FORM = 5;

/** Takes the legal forms off the end of a name, which may be several, and off its beginning; one word always stays. */
function withoutForms(words: readonly string[]): { core: string[]; form: string } {
  const core = [...words];
  const forms: string[] = [];
  const before = core.length > 1 ? FORMS_BEFORE_NAME.get(core[0] ?? '') : undefined;
  if (before !== undefined) core.shift();
  for (let found = formAtEnd(core); found !== null; found = formAtEnd(core)) {
    forms.unshift(found.form);
    core.splice(core.length - found.length);
    const isLink = core.at(-1) === 'and' || core.at(-1) === 'de';
    if (isLink && core.length > 1) core.pop();
  }
  while (core.length > 2 && CREDENTIALS.has(core.at(-1) ?? '')) core.pop();
  if (core.length > 2 && core[0] === 'dr') core.shift();
  return { core, form: forms[0] ?? before ?? '' };
}

function formAtEnd(words: readonly string[]): { form: string; length: number } | null {
  for (let length = Math.min(MOST_WORDS_OF_FORM, words.length - 1); length > 1; length -= 1) {
    const form = COMPANY_PHRASES.get(words.slice(-length).join(' '));
    if (form !== undefined) return { form, length };
  }
  const form = words.length > 1 ? COMPANY_FORMS.get(words.at(-1) ?? '') : undefined;
  return form === undefined ? null : { form, length: 1 };
}

export const isDistinctive = (word: string): boolean =>
  word.length > 1 && !isCommon(word) && !FORMS_BEFORE_NAME.has(word);

const isCommon = (word: string): boolean => COMMON_NAME_WORDS.has(word) || COMMON_NAME_WORDS.has(stem(word));

const NAMES: ReadonlyMap<string, string> = new Map([...EMPLOYER_NAMES, ...PUBLIC_EMPLOYERS]);

/** The name by which a well-known employer is told here; null where it is not known. */
export function knownName({ words }: EmployerName): string | null {
  const spelled = words.flatMap(spelledOut);
  // Agencies of the United States are called with and without it.
  const [first, second] = spelled;
  const domestic = first === 'united' && second === 'states' ? spelled.slice(2) : spelled;
  for (const form of [words, spelled, domestic]) {
    const name = longestName(form, NAMES, (word) => isCountry(word) || word === 'group');
    if (name !== null) return NAMES.get(name) ?? null;
  }
  return null;
}

const spelledOut = (word: string, at: number): readonly string[] => {
  if (word === 'st' && at === 0) return ['saint'];
  const [only, ...more] = EMPLOYER_FORMS.get(word) ?? [];
  return only && more.length === 0 ? only : [word];
};

/** The family of companies that a name belongs to, whatever it says behind it of its business, and the name in it. */
export function familyOf(employer: EmployerName): { family: string; name: string } | null {
  const known = knownName(employer) ?? '';
  const isTail = (word: string) => isCountry(word) || isCommon(word);
  const name = longestName(employer.words, EMPLOYER_FAMILIES, isTail) ?? known;
  const family = EMPLOYER_FAMILIES.get(name);
  return family === undefined ? null : { family, name };
}

/** Whether the business under a name is run by others: either may answer as employer. */
export const isRunByOthers = (employer: EmployerName): boolean => isNamedIn(employer, RUN_BY_OTHERS);

/** Whether its staff works for others: either may answer as employer. */
export const isStaffingFirm = (employer: EmployerName): boolean => isNamedIn(employer, STAFFING_FIRMS);

const isNamedIn = (employer: EmployerName, names: ReadonlySet<string>): boolean =>
  names.has(knownName(employer) ?? employer.words.join(' ')) ||
  longestName(employer.words, names, isCommon) !== null;

/** Whether it is a group to which places of care with names of their own belong. */
export const isCareGroup = (employer: EmployerName): boolean =>
  CARE_GROUPS.has(knownName(employer) ?? employer.words.join(' ')) ||
  longestName(employer.words, CARE_GROUPS, isCountry) !== null;

export const isPlaceOfCare = ({ words }: EmployerName): boolean => words.some((word) => CARE_WORDS.has(word));

const isCountry = (word: string): boolean => COUNTRY_TAILS.has(word) || word === 'inc';

/** The name that is known, with as few as possible of the words left out behind it that say nothing of their own. */
function longestName(
  words: readonly string[],
  names: { has(name: string): boolean },
  isTail: (word: string) => boolean,
): string | null {
  for (let end = words.length; end > 0; end -= 1) {
    const name = words.slice(0, end).join(' ');
    if (names.has(name)) return name;
    if (!isTail(words[end - 1] ?? '')) return null;
  }
  return null;
}
