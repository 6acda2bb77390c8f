import { readPublicBody } from './public-body.ts';
import {
  COMPANY_FORMS,
  COMPANY_PHRASES,
  CREDENTIALS,
  FORMS_BEFORE_NAME,
  FORMS_ON_BOTH_SIDES,
  FORMS_WITHOUT_SPACE,
} from './vocabulary/company-forms.ts';
import { COMMON_NAME_WORDS, SMALL_NAME_WORDS } from './vocabulary/company-words.ts';
import { US_STATE_NAMES } from './vocabulary/place-words.ts';
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
  /** The number of its district, where it is the public schools of a town; null where none is given. */
  district: string | null;
  /** Whether it was written like "Austin, City of". */
  isTurned: boolean;
  /** The words of "Ace Hardware of Clinton" with the place first; null where no place stands behind. */
  placeFirst: readonly string[] | null;
  /** Whether it is a list of partners, as law firms have it, who are called by the first. */
  isOfPartners: boolean;
  /** First letters of the words, and of the legal form as it is written behind them. */
  initials: readonly string[];
}

const STATE_OF_REGISTER = /[/\\][a-z]{2,3}[/\\]?(?=\s|$)/g;
/**
 * "Store 0451", and the town in which it is; a restaurant of Chick-fil-A may be a free-standing unit. The number of a district
 * of schools tells it from others.
 */
const STORE_NUMBER =
  /(?<!\bdistrict[ ,-]*)(?:(?:\s*[-,])?\s*(?:#|no\.?|store|unit|location|branch|restaurant|\bt-))+\s*\d{2,}(?:,? [a-z][a-z .'-]{1,30},? (?<state>[a-z]{2}))?\s*$|\sfsu$/;
/** What lawyers and others who practise put behind the name of their firm. */
const PROFESSION =
  /,?\s(?:attorneys?(?:(?:,| and| &)? (?:counsel(?:l?ors)?|advisors))? at law|counsell?ors at law)(?=,|$)|,\s*(?:attorneys|lawyers|cpas|certified public accountants|architects|rechtsanwalt\w*|steuerberater\w*|notare?|abogados|avocats|advogados(?: associados)?|avvocati|notaires?|solicitors)(?=,|$)/;
/** "Los Angeles County" and "County of Los Angeles" are one, and so are an office of a person and that person's office. */
const TURNED_NAME =
  /^(?:the )?(city and county|city|county|town|township|village|borough|parish|law (?:offices?|firm)|dental offices?|estate|(?:(?:unified|independent) )?school district|public schools|housing authority|(?:arch)?diocese) of (\S+(?: \S+){0,4})$/;
/** "FCPS - Fairfax County Public Schools" says its name twice. */
const INITIALS_BEFORE = /^([a-z]{2,6}) - ([a-z].*)$/;

/** @param text as `plainText` leaves it */
export function readEmployerName(text: string): EmployerName {
  const plain = text
    .replace(STATE_OF_REGISTER, ' ')
    .replace(STORE_NUMBER, withoutStore)
    .replace(PROFESSION, ' ')
    .replace(FORMS_WITHOUT_SPACE, ' ')
    .replace(/\bs\.p\.a\b/, 'plc')
    .replace(/\ba\s?t\s?(?:&|and)\s?t\b/, 'att')
    .replace(/\bp\.\s?a\.?$/, 'professional association')
    .trim()
    .replace(INITIALS_BEFORE, withoutInitials);
  const { name, state, schoolsOf, district } = readPublicBody(plain);
  const turned = /^([^,]*),\s*([^,]*\b(?:of|the))\s*$/.exec(name);
  const straight = turned ? `${turned[2]} ${turned[1]}` : name;
  const { core: said, form } = withoutForms(wordsOf(straight));
  const core = said.join(' ').replace(TURNED_NAME, '$2 $1').split(' ');
  const words = tellingOf(core);
  return {
    words,
    form,
    state,
    schoolsOf,
    district,
    isTurned: turned !== null,
    placeFirst: withPlaceFirst(core),
    isOfPartners: PARTNERSHIPS.has(form) && words.length >= FEWEST_PARTNERS && core.at(-2) === 'and',
    initials: initialsOf(words, straight),
  };
}

const withoutStore = (written: string, state?: string): string =>
  state === undefined || US_STATE_NAMES.has(state) ? ' ' : written;

const PARTNERSHIPS: ReadonlySet<string> = new Set(['llp', 'lllp', 'pllp', 'pc', 'pllc', 'pa']);
/** "Smith & Jones" may be called so in full. */
const FEWEST_PARTNERS = 3;

function tellingOf(core: readonly string[]): readonly string[] {
  const telling = core.filter(
    // "A-1" is a name.
    (word, at) => !SMALL_NAME_WORDS.has(word) || /^\d/.test(core[at + 1] ?? ''),
  );
  return telling.length > 0 ? telling : core;
}

/** "Bank of Granite" is not turned: without its place it is no name. */
function withPlaceFirst(core: readonly string[]): readonly string[] | null {
  const at = core.findLastIndex((word) => word === 'of' || word === 'at' || word === 'in');
  const before = tellingOf(core.slice(0, at));
  return at > 0 && before.some(isDistinctive) ? [...tellingOf(core.slice(at + 1)), ...before] : null;
}

/** A company that is called by its initials may count its legal form: SAIC ends with the C of its corporation. */
function initialsOf(words: readonly string[], text: string): string[] {
  const letters = lettersOf(words);
  const [, form = ''] = FORM_WITH_INITIAL.exec(text) ?? [];
  const all = [letters, lettersOf(words.filter((word) => !PARTICLES.has(word)))];
  return form === '' ? all : [...all, `${letters}${form}`];
}

const lettersOf = (words: readonly string[]): string => words.map(([letter = '']) => letter).join('');

/** What initials leave out in other languages: "IMSS" of "Instituto Mexicano del Seguro Social". */
const PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los el do da dos das di des du der die das fur van e para pour per'.split(' '),
);

const FORM_WITH_INITIAL = /\b([cl])(?:orporation|orp|ompany|o|imited|td)\.?$/;

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
  const before = formBefore(core);
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

/** "SAS Institute" is a name: what such letters stand before has to be one without them. */
function formBefore([first = '', ...rest]: readonly string[]): string | undefined {
  if (rest.length === 0) return undefined;
  const isForm =
    FORMS_ON_BOTH_SIDES.has(first) &&
    rest.some((word) => word.length > 1 && !isCommon(word) && !COMPANY_FORMS.has(word));
  return isForm ? COMPANY_FORMS.get(first) : FORMS_BEFORE_NAME.get(first);
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

/** Whether many employers have a word in their names. */
export const isCommon = (word: string): boolean =>
  COMMON_NAME_WORDS.has(word) || COMMON_NAME_WORDS.has(stem(word));
