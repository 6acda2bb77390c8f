import { once } from '../../../platform/once.ts';
import { COUNTRY_OF_CITY } from './vocabulary/big-cities.ts';
import {
  AUSTRALIAN_STATE_NAMES,
  CITY_NAMES,
  PLACE_FORMS,
  PROVINCE_NAMES,
  readCountries,
  US_STATE_NAMES,
} from './vocabulary/place-words.ts';
import { plainText, wordsOf, writtenOut } from './words.ts';

/** What a text says of where something is. */
export interface Place {
  /** In words, without short forms; null where none is named. */
  city: string | null;
  /** What is named before it, where the country is one whose regions are not known here: that may be the city. */
  before: string | null;
  /** The code of a state or a province. */
  state: string | null;
  country: string | null;
  /** The country for which the code of the state stands as well: CA is also Canada. */
  otherCountry: string | null;
  /** The country whose name for the city it is, as "Köln" is Germany's. */
  impliedCountry: string | null;
}

const UNITED_STATES = 'united states';
const POSTAL_CODE = /\b\d{5}(?:-\d{4})?\b/g;

export function readPlace(text: string): Place {
  const parts = plainText(text)
    .replace(POSTAL_CODE, ' ')
    .split(/[,;|/()\n]| - /)
    .map((part) => wordsOf(part))
    .filter((words) => words.length > 0);
  const known = CITY_NAMES.get(parts.flat().join(' '));
  if (known === undefined) return withCityName(readParts(parts));
  const isOtherName = known !== parts.flat().join(' ');
  return {
    ...readParts([known.split(' ')]),
    impliedCountry: isOtherName ? (COUNTRY_OF_CITY.get(known) ?? null) : null,
  };
}

/** A city by the name that it is told by here, as "LA" and "California" are Los Angeles. */
function withCityName(place: Place): Place {
  const { city, state } = place;
  const named = city === null ? undefined : CITY_NAMES.get(state === null ? city : `${city} ${state}`);
  return named === undefined ? place : { ...place, city: named.replace(/ [a-z]{2}$/, '') };
}

interface Region {
  state: string | null;
  country: string;
  otherCountry: string | null;
}

/** Names and codes of states, then of countries. */
const regions = once((): ReadonlyMap<string, Region> => {
  const { byName, byCode } = readCountries();
  const otherCountry = (name: string) => byCode.get(name) ?? null;
  return new Map<string, Region>([
    ...[...byCode, ...byName].map(
      ([name, country]) => [name, { state: null, country, otherCountry: null }] as const,
    ),
    ...[...PROVINCE_NAMES].map(
      ([name, state]) => [name, { state, country: 'canada', otherCountry: otherCountry(name) }] as const,
    ),
    ...[...AUSTRALIAN_STATE_NAMES].map(
      ([name, state]) => [name, { state, country: 'australia', otherCountry: null }] as const,
    ),
    ...[...US_STATE_NAMES].map(
      ([name, state]) => [name, { state, country: UNITED_STATES, otherCountry: otherCountry(name) }] as const,
    ),
  ]);
});

/** Reads from the end: the country, the state, and the town before it. */
function readParts(parts: readonly (readonly string[])[]): Place {
  const rest = parts.map((words) => [...words]);
  const last = takeRegion(rest);
  const before = last && last.state === null ? takeRegion(rest, last.country) : null;
  const region = before ?? last;
  const [town, ...parents] = rest
    .map(townOf)
    .filter((name) => name !== '')
    .reverse();
  const isElsewhere = region !== null && region.state === null && region.country !== UNITED_STATES;
  return {
    city: town ?? null,
    before: isElsewhere || region === null ? (parents[0] ?? null) : null,
    state: region?.state ?? null,
    country: region?.country ?? null,
    otherCountry: before === null ? (last?.otherCountry ?? null) : null,
    impliedCountry: null,
  };
}

const townOf = (words: readonly string[]): string =>
  words
    .filter((word) => !AREA_WORDS.has(word))
    .flatMap((word) => writtenOut(word, PLACE_FORMS))
    .join(' ');

/** Words about a town that are not in its name. */
const AREA_WORDS: ReadonlySet<string> = new Set('greater downtown metro metropolitan area of'.split(' '));

/** What is named without a state is the city. */
const CITIES_TOO: ReadonlySet<string> = new Set([
  'new york',
  'washington',
  'quebec',
  'singapore',
  'luxembourg',
  'panama',
]);

/** Most words in the name of a state or a country. */
const MOST_WORDS = 4;

/** Takes the name of a region off the end of the last part that has words. */
function takeRegion(parts: string[][], country: string | null = null): Region | null {
  const last = parts.findLast((words) => words.length > 0);
  if (!last) return null;
  const isAll = parts.filter((words) => words.length > 0).length === 1;
  // The longest first: New Mexico is not in Mexico.
  for (let from = Math.max(0, last.length - MOST_WORDS); from < last.length; from += 1) {
    const name = last.slice(from).join(' ');
    if (from === 0 && isAll && CITIES_TOO.has(name)) return null;
    const found = regions().get(name);
    if (!found || (country !== null && (found.country !== country || found.state === null))) continue;
    last.splice(from);
    return found;
  }
  return null;
}
