import { locationKey } from '../../calendar/location-key.ts';
import { usState } from '../../calendar/us-states.ts';
import type { Institution } from './institution.ts';
import { type InstitutionIndex, initials, tellsSchool } from './institution-index.ts';
import { officialName } from './known-names.ts';
import { likenedInstitutions } from './likened-institutions.ts';
import { schoolKey, schoolWords } from './school-words.ts';
import { splitNames } from './split-names.ts';

/** A school as an order names it. */
export interface SchoolName {
  name: string;
  /** Of the United States, two letters; null where it is not known. */
  state: string | null;
  /** Two letters; null, or left out, where it is not known. */
  country?: string | null;
  /** Cities, or whatever else stands in its location. */
  cities: readonly string[];
}

/** Which institution is meant. */
export type InstitutionMatch =
  | { kind: 'one'; institution: Institution }
  /** A person has to say which; the likeliest first. */
  | { kind: 'several'; candidates: readonly Institution[] }
  | { kind: 'none' };

const MOST_CANDIDATES = 5;

/**
 * Finds the institution that a name and a place mean. Institutions of one name in different places are never taken for
 * each other: where the place leaves more than one, or contradicts the only one, it is a question for a person. Without a
 * place, whatever bears the name in any way has to be one institution.
 */
export function findInstitution(index: InstitutionIndex, school: SchoolName): InstitutionMatch {
  const given = withPlaceInName(school);
  const { name, state, cities } = given;
  const isPossible = possibleFor(given);
  const readings = readingsOf(index, name).map((found) => found.filter(isPossible));
  const there = readings.map((found) => inCities(found, cities)).find(hasAny);
  if (there) return choose(there, cities);
  const likened = state === null ? [] : likenedInstitutions(index, name, state).filter(isPossible);
  const nearest = [...readings, likened].find(hasAny);
  if (nearest) return choose(state === null ? withRivals(index, nearest, name) : nearest, cities);
  const elsewhere = readingsOf(index, name).flat().filter(possibleFor({ name }));
  return elsewhere.length > 0 ? severalOf(elsewhere) : { kind: 'none' };
}

const possibleFor =
  ({ name, state = null, country = null }: Partial<SchoolName>) =>
  (institution: Institution): boolean =>
    (!isOffice(institution.name) || isOffice(name ?? '')) &&
    (state === null || institution.state === state) &&
    (state !== null || country === null || [null, country].includes(institution.country));

/** Those that a name can mean, by what it is read as; the surest reading first. */
function readingsOf(index: InstitutionIndex, name: string): (readonly Institution[])[] {
  const known = officialName(name);
  const parts = splitNames(name).filter((part) => part !== name);
  return [
    ...(known === undefined ? [] : writtenAlike(index, known)),
    ...writtenAlike(index, name),
    inNamedCity(index, name),
    ...parts.flatMap((part) => writtenAlike(index, part)),
  ];
}

const hasAny = (found: readonly Institution[]): boolean => found.length > 0;

/** Of the administration of several schools: it keeps no records of theirs. */
const isOffice = (name: string): boolean => OFFICE.test(name);
const OFFICE = /\b(?:System|Central|District|Chancellors?)\b.*\b(?:Offices?|Administration)$/i;

/** Where no place is known, those of the name in other states are meant as well, unless they are parts of the same school. */
function withRivals(index: InstitutionIndex, nearest: readonly Institution[], name: string): Institution[] {
  const isSame = (one: Institution, other: Institution): boolean =>
    one === other ||
    (one.state !== null && one.state === other.state) ||
    (one.system !== null && one.system === other.system);
  const alike = officialName(name) === undefined ? writtenAlike(index, name).flat() : [];
  return [
    ...nearest,
    ...[...alike, ...laterNamed(index, name)]
      .filter(possibleFor({ name }))
      .filter((one) => !nearest.some((other) => isSame(one, other))),
  ];
}

/**
 * Those of that name; those whose name goes on with a campus; those that are also called so. Initials are shared by more
 * schools than say so: all that could be called by them are meant, where one of them is.
 */
function writtenAlike(index: InstitutionIndex, name: string): (readonly Institution[])[] {
  const words = schoolWords(name);
  const [named = [], stems = [], aliases = []] = [index.byName, index.byStem, index.byAlias].map(
    (lists) => lists.get(words.join('')) ?? [],
  );
  if (!tellsSchool(name)) return [named];
  const isShort = words.join('').length <= MOST_INITIALS || words.some(({ length }) => length === 1);
  const letters = words.length === 1 ? (words[0] ?? '') : initials(words);
  const others = aliases.length > 0 && isShort ? (index.byInitials.get(letters) ?? []) : [];
  return [named, stems, [...aliases, ...others]];
}

const MOST_INITIALS = 5;

/** Many a college has become a university, and those who were there before say "Augustana College". */
const laterNamed = (index: InstitutionIndex, name: string): readonly Institution[] =>
  /\scollege$/i.test(name)
    ? (index.byName.get(schoolKey(name.replace(/college$/i, 'University'))) ?? [])
    : [];

/** "Ohio State University - Columbus": those that are called by the first words and lie in the city of the last. */
function inNamedCity(index: InstitutionIndex, name: string): Institution[] {
  const [, before = '', city = ''] = /^(.{3,200})(?:\s-\s|-|,\s|\sat\s)([^-,]{2,60})$/.exec(name) ?? [];
  return inCities(writtenAlike(index, before).flat(), [city]);
}

function inCities(found: readonly Institution[], cities: readonly string[]): Institution[] {
  const keys = new Set(cities.map(locationKey));
  return found.filter(({ city }) => city !== null && keys.has(locationKey(city)));
}

/** "Columbia College (SC)". */
function withPlaceInName({ name, cities, ...place }: SchoolName): SchoolName {
  const [, before, words] = /^([^()]{3,200})\(([^()]{2,60})\)\s*$/.exec(name) ?? [];
  if (before === undefined || words === undefined) return { ...place, name, cities };
  const named = usState(words);
  const state = place.state ?? named?.code ?? null;
  return { ...place, name: before, state, cities: named ? cities : [...cities, words] };
}

/** One institution may have several campuses: the one in the city, or else the one that stands for all. */
function choose(found: readonly Institution[], cities: readonly string[]): InstitutionMatch {
  const [only, ...others] = new Set(found);
  if (only && others.length === 0) return { kind: 'one', institution: only };
  const there = inCities(found, cities);
  if (there.length > 0 && there.length < found.length) return choose(there, cities);
  if (only && only.group !== null && others.every(({ group }) => group === only.group)) {
    return { kind: 'one', institution: found.find(({ isMain }) => isMain) ?? only };
  }
  return severalOf(found);
}

const severalOf = (found: readonly Institution[]): InstitutionMatch => ({
  kind: 'several',
  candidates: [...new Set(found)].slice(0, MOST_CANDIDATES),
});
