import { locationKey } from '../../calendar/location-key.ts';
import { usState } from '../../calendar/us-states.ts';
import type { Institution } from './institution.ts';
import type { InstitutionIndex } from './institution-index.ts';
import { likenedInstitutions } from './likened-institutions.ts';
import { schoolKey } from './school-words.ts';
import { splitNames } from './split-names.ts';

/** A school as an order names it. */
export interface SchoolName {
  name: string;
  /** Of the United States, two letters; null where it is not known. */
  state: string | null;
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
 * each other: where the place leaves more than one, or contradicts the only one, it is a question for a person.
 */
export function findInstitution(index: InstitutionIndex, school: SchoolName): InstitutionMatch {
  const { name, state, cities } = withPlaceInName(school);
  const parts = [...new Set([name, ...splitNames(name)])];
  const alike = parts.flatMap((part) => writtenAlike(index, schoolKey(part)));
  const likened = state === null ? [] : likenedInstitutions(index, name, state);
  for (const found of [...alike, inNamedCity(index, name), likened]) {
    const local = state === null ? found : found.filter((institution) => institution.state === state);
    if (local.length > 0) return choose(local, cities);
  }
  const elsewhere = alike.flat();
  return elsewhere.length > 0 ? severalOf(elsewhere) : { kind: 'none' };
}

/** Those of that name; those whose name goes on with a campus; those that are also called so. */
const writtenAlike = ({ byName, byStem, byAlias }: InstitutionIndex, key: string) =>
  [byName, byStem, byAlias].map((lists) => lists.get(key) ?? []);

/** "Ohio State University - Columbus": those that are called by the first words and lie in the city of the last. */
function inNamedCity(index: InstitutionIndex, name: string): Institution[] {
  const [, before = '', city = ''] = /^(.{3,200})(?:\s-\s|-|,\s|\sat\s)([^-,]{2,60})$/.exec(name) ?? [];
  const key = locationKey(city);
  return writtenAlike(index, schoolKey(before))
    .flat()
    .filter((institution) => institution.city !== null && locationKey(institution.city) === key);
}

/** "Columbia College (SC)". */
function withPlaceInName({ name, state, cities }: SchoolName): SchoolName {
  const [, before, words] = /^([^()]{3,200})\(([^()]{2,60})\)\s*$/.exec(name) ?? [];
  if (before === undefined || words === undefined) return { name, state, cities };
  const named = usState(words);
  return { name: before, state: state ?? named?.code ?? null, cities: named ? cities : [...cities, words] };
}

/** One institution may have several campuses: the one in the city, or else the one that stands for all. */
function choose(found: readonly Institution[], cities: readonly string[]): InstitutionMatch {
  const [only, ...others] = new Set(found);
  if (only && others.length === 0) return { kind: 'one', institution: only };
  const keys = new Set(cities.map(locationKey));
  const there = found.filter(({ city }) => city !== null && keys.has(locationKey(city)));
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
