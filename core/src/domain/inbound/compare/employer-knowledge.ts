import { type EmployerName, isCommon } from './employer-name.ts';
import { COUNTRY_TAILS } from './vocabulary/company-words.ts';
import {
  CARE_GROUPS,
  CARE_WORDS,
  EMPLOYER_FAMILIES,
  RUN_BY_OTHERS,
  STAFFING_FIRMS,
  STAFFING_WORDS,
} from './vocabulary/employer-families.ts';
import { EMPLOYER_FORMS } from './vocabulary/employer-forms.ts';
import { GROUPS_ABROAD } from './vocabulary/groups/abroad.ts';
import { GROUPS_AT_HOME } from './vocabulary/groups/at-home.ts';
import { EMPLOYER_GROUPS } from './vocabulary/groups/by-industry.ts';
import { EMPLOYER_NAMES } from './vocabulary/known-employers.ts';
import { PUBLIC_EMPLOYERS } from './vocabulary/public-employers.ts';
import { REGISTERED_EMPLOYERS } from './vocabulary/registered-employers.ts';
import { linesOfNames, stem, wordsOf, writtenOut } from './words.ts';

const FULL_NAMES: readonly [string, string][] = [
  ...EMPLOYER_NAMES,
  ...REGISTERED_EMPLOYERS,
  ...PUBLIC_EMPLOYERS,
];

/** Shops are called with and without the S of an owner: "Krogers" is Kroger. */
const withoutPlurals = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word.length < SHORTEST_PLURAL ? word : stem(word)))
    .join(' ');

const SHORTEST_PLURAL = 5;

const NAMES: ReadonlyMap<string, string> = new Map([
  ...FULL_NAMES.map(([name, known]): [string, string] => [withoutPlurals(name), known]),
  ...FULL_NAMES,
]);

/** The name by which a well-known employer is told here; null where it is not known. */
export function knownName({ words }: EmployerName): string | null {
  const spelled = words.flatMap(spelledOut);
  // Agencies of the United States are called with and without it.
  const [first, second] = spelled;
  const domestic = first === 'united' && second === 'states' ? spelled.slice(2) : spelled;
  const forms = [
    words,
    spelled,
    domestic,
    wordsOf(withoutPlurals(domestic.join(' '))),
    particleJoined(words),
  ];
  for (const form of forms) {
    const name = longestName(form, NAMES, (word) => isCountry(word) || word === 'group');
    if (name !== null) return NAMES.get(name) ?? null;
  }
  return null;
}

/** "O Reilly" is O'Reilly. */
const particleJoined = ([first = '', second = '', ...more]: readonly string[]): readonly string[] =>
  first === 'o' || first === 'mc' ? [`${first}${second}`, ...more] : [first, second, ...more];

/** The well-known employer whose name a name begins with, whatever it says behind it of its business. */
export function nameWithin(employer: EmployerName): string | null {
  const name = longestName(employer.words, NAMES, isTail);
  return knownName(employer) ?? (name === null ? null : (NAMES.get(name) ?? null));
}

const spelledOut = (word: string, at: number): readonly string[] =>
  word === 'st' && at === 0 ? ['saint'] : writtenOut(word, EMPLOYER_FORMS);

const FAMILIES = linesOfNames(EMPLOYER_FAMILIES, EMPLOYER_GROUPS, GROUPS_ABROAD, GROUPS_AT_HOME);

/** Whether both are names, and two of them, in one family of companies, whatever they say behind it of their business. */
export function areOfOneFamily(one: EmployerName, other: EmployerName): boolean {
  const [name, otherName] = [familyName(one), familyName(other)];
  const [families, others] = [FAMILIES.get(name), FAMILIES.get(otherName)];
  return name !== otherName && families !== undefined && others?.isDisjointFrom(families) === false;
}

const familyName = (employer: EmployerName): string =>
  longestName(employer.words, FAMILIES, isTail) ?? nameWithin(employer) ?? '';

/** Whether it is one of the companies that have others, which are called otherwise. */
export const isOfFamily = (employer: EmployerName): boolean =>
  FAMILIES.has(knownName(employer) ?? '') || longestName(employer.words, FAMILIES, isCountry) !== null;

/** Whether the business under a name is run by others: either may answer as employer. */
export const isRunByOthers = (employer: EmployerName): boolean => isNamedIn(employer, RUN_BY_OTHERS);

/** Whether its staff works for others: either may answer as employer. */
export const isStaffingFirm = (employer: EmployerName): boolean =>
  isNamedIn(employer, STAFFING_FIRMS) || employer.words.some((word) => STAFFING_WORDS.has(word));

const isNamedIn = (employer: EmployerName, names: ReadonlySet<string>): boolean =>
  names.has(knownName(employer) ?? employer.words.join(' ')) ||
  longestName(employer.words, names, isCommon) !== null;

/** Whether it is a group to which places of care with names of their own belong. */
export const isCareGroup = (employer: EmployerName): boolean =>
  CARE_GROUPS.has(knownName(employer) ?? employer.words.join(' ')) ||
  longestName(employer.words, CARE_GROUPS, isCountry) !== null;

export const isPlaceOfCare = ({ words, form }: EmployerName): boolean =>
  form === 'nhs' || words.some((word) => CARE_WORDS.has(word) || /.(?:health|medicine|hospital)$/.test(word));

/** Whether it is a university, which may have hospitals of other names. */
export const isUniversity = ({ words }: EmployerName): boolean =>
  words.some((word) => UNIVERSITIES.has(word)) && !words.some((word) => CARE_WORDS.has(word));

const UNIVERSITIES: ReadonlySet<string> = new Set(
  'university universitat universite universidad universidade universita universiteit'.split(' '),
);

const isTail = (word: string): boolean => isCountry(word) || isCommon(word) || COUNTRIES.has(word);

/** Countries that companies name behind their own name. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'germany deutschland france espana spain iberia italia italy uk canada mexico brasil brazil india japan china polska poland nederland australia'.split(
    ' ',
  ),
);

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
