import { locationKey } from '../../calendar/location-key.ts';
import { usState } from '../../calendar/us-states.ts';
import { findInstitution, type InstitutionMatch, type SchoolName } from './find-institution.ts';
import type { Institution } from './institution.ts';
import type { InstitutionIndex } from './institution-index.ts';
import { officialName } from './known-names.ts';
import { isKind, schoolKey, schoolWords } from './school-words.ts';

/** The lists that schools are looked up in. */
export interface SchoolLists {
  /** Of the United States, with their places. */
  listed: InstitutionIndex;
  /** Of the world, by their domains: a country, or not even that, and no place. */
  world: InstitutionIndex;
}

const NONE: InstitutionMatch = { kind: 'none' };

/**
 * Finds the school that a name and a place mean: in the list of the United States unless the place is in another country, and
 * else among the domains of the world. A name without a place means a listed school only where no school abroad is called so.
 */
export function findSchool(lists: SchoolLists, school: SchoolName): InstitutionMatch {
  const { listed, world } = lists;
  const inList = findInstitution(listed, school);
  if (isAbroad(school)) return firstOf(inWorld(lists, school), inList);
  const match = together(inList, byBareName(lists, school));
  if (match.kind === 'none') return inWorld(lists, school);
  if (match.kind === 'several' || isPlaced(school) || officialName(school.name) !== undefined) return match;
  if (isSpanish(school.name) && ![match.institution.name, ...match.institution.aliases].some(isSpanish))
    return { kind: 'several', candidates: [match.institution] };
  return together(match, ...namesakesAbroad(world, school.name));
}

/** "Universidad San Francisco" is in Quito, and not the University of San Francisco. */
const isSpanish = (name: string): boolean => /\b(?:universidad|colegio)\b/i.test(name);

/** Universities of other countries that are called so, or may be: "York University", "Manchester University". */
const namesakesAbroad = (world: InstitutionIndex, name: string): InstitutionMatch[] =>
  [name, turned(name)]
    .flatMap((called) => (called === null ? [] : bearersOf(world, called)))
    .filter((one) => isForeign(one) && isUniversity(one))
    .map((institution) => ({ kind: 'one', institution }));

/** What several looks came to: one institution only where none of them says otherwise. */
function together(...matches: readonly InstitutionMatch[]): InstitutionMatch {
  const candidates = new Set(
    matches.flatMap((match) =>
      match.kind === 'one' ? match.institution : match.kind === 'several' ? match.candidates : [],
    ),
  );
  const [institution, ...others] = candidates;
  if (!institution) return NONE;
  const isOne = others.length === 0 && matches.every(({ kind }) => kind !== 'several');
  return isOne ? { kind: 'one', institution } : { kind: 'several', candidates: [...candidates] };
}

const firstOf = (one: InstitutionMatch, other: InstitutionMatch): InstitutionMatch =>
  one.kind === 'none' ? other : one;

const isPlaced = ({ state, country = null }: SchoolName): boolean => state !== null || country !== null;
const isAbroad = ({ state, country = null }: SchoolName): boolean =>
  state === null && country !== null && country !== 'US';
const isForeign = ({ country }: Institution): boolean => country !== null && country !== 'US';

const bearersOf = ({ byName, byAlias }: InstitutionIndex, name: string): readonly Institution[] => {
  const key = schoolKey(name);
  return [...(byName.get(key) ?? []), ...(byAlias.get(key) ?? [])];
};

/**
 * By its name alone, among the domains of the world. Universities have names of their own; many other schools share theirs,
 * also with schools that no list has, so that only a state, which their websites have to name, tells which is meant.
 */
function inWorld({ listed, world }: SchoolLists, school: SchoolName): InstitutionMatch {
  const found = (name: string): InstitutionMatch => {
    const match = findInstitution(world, { ...school, name, state: null, cities: [] });
    if (match.kind !== 'one' || !mayBe(match.institution, school)) return NONE;
    return isPlaced(school) || !goesOnElsewhere({ listed, world }, name, match.institution) ? match : NONE;
  };
  const other = turned(school.name);
  const match = found(school.name);
  if (match.kind === 'one') {
    const rivals = isPlaced(school) || other === null ? [] : bearersOf(listed, other);
    return rivals.length === 0 ? match : { kind: 'several', candidates: [...rivals, match.institution] };
  }
  const isCalledSo =
    [...bearersOf(world, school.name), ...namesOf(listed, schoolWords(school.name))].length > 0;
  if (other === null || isCalledSo) return NONE;
  const likely = found(other);
  return likely.kind === 'one' && isForeign(likely.institution) ? likely : NONE;
}

/** "Victoria University" is in Melbourne; there is a Victoria University of Wellington as well, which is called the same. */
function goesOnElsewhere({ listed, world }: SchoolLists, name: string, { country }: Institution): boolean {
  const words = schoolWords(name);
  const [first = ''] = words.filter((word) => !isKind(word));
  return [...(listed.byWord.get(first) ?? []), ...(world.byWord.get(first) ?? [])].some(
    ({ institution, words: others }) =>
      institution.country !== country && [...others].slice(0, words.length).join(' ') === words.join(' '),
  );
}

const UNIVERSITY = /univers|uniwers|hochschule/i;
const isUniversity = ({ name, aliases }: Institution): boolean =>
  [name, ...aliases].some((called) => UNIVERSITY.test(called));

function mayBe(found: Institution, school: SchoolName): boolean {
  if (school.state !== null) return !isForeign(found);
  const isThere = !school.country || found.country === school.country;
  const isCollege = found.website?.endsWith('.edu') || isUniversity(found);
  return isThere && (isCollege || officialName(school.name) !== undefined);
}

/** "Oxford University" is the University of Oxford; those of states are different ones. */
function turned(name: string): string | null {
  const [, place = ''] = /^(.{3,100}) University$/i.exec(name) ?? [];
  return place === '' || usState(place) !== undefined ? null : `University of ${place}`;
}

/** "Stanford", "Kent State": the only one whose name has nothing more than its kind, and no city of others. */
function byBareName({ listed, world }: SchoolLists, school: SchoolName): InstitutionMatch {
  const words = schoolWords(school.name);
  const isBare =
    !words.some((word) => isKind(word) && word !== 'state') && usState(school.name) === undefined;
  if (!isBare || words.every(isKind)) return NONE;
  const found = namesOf(listed, words).filter(({ state }) => school.state === null || state === school.state);
  const [first] = found;
  const neighbours = listed.byCity.get(locationKey(school.name)) ?? [];
  if (!first || neighbours.some((one) => !found.includes(one))) return NONE;
  const abroad = isPlaced(school) ? [] : namesOf(world, words).filter(isForeign);
  const isOne = found.every((one) => one === first || (one.group !== null && one.group === first.group));
  if (!isOne || abroad.length > 0)
    return { kind: 'several', candidates: [...new Set([...found, ...abroad])] };
  return { kind: 'one', institution: found.find(({ isMain }) => isMain) ?? first };
}

/** Those that are called by these words and nothing but what kind of school it is. */
function namesOf({ byWord }: InstitutionIndex, words: readonly string[]): Institution[] {
  const [first = ''] = words.filter((word) => !isKind(word));
  const telling = new Set(words);
  return (byWord.get(first) ?? [])
    .filter((name) => telling.isSubsetOf(name.words) && [...name.words.difference(telling)].every(isKind))
    .map(({ institution }) => institution);
}
