import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { rememberRecent } from '../../platform/remember-recent.ts';
import { zoneOfAreaCode } from './area-codes.ts';
import type { Calendar } from './holidays.ts';
import { locationKey } from './location-key.ts';
import { isCityOf, stateOfZip, zoneWithin } from './us-locations.ts';
import { isUnitedStates, type UsState, usState } from './us-states.ts';
import {
  countryOfWords,
  isCityAbroad,
  isForeign,
  isMoreThanState,
  zoneOfCountry,
  zoneOfWords,
} from './world-zone.ts';

/** What is known of where a contact is. */
export interface Whereabouts {
  /** As people write it: "Austin, TX", "Paris, France", "1 Main St, Boise, ID 83702", "Ohio". */
  location: string;
  /** Telephone and fax numbers with their country codes, as `+18085550100`. */
  numbers?: readonly string[];
}

/**
 * The zone of a contact, from the state, the ZIP code, the city and the number's area code or country, in that order of
 * trust: what is trusted less decides only what the others leave open. Where a state is named, it is one of the United States, unless
 * the city is known in a country of the same name or code and not in the state.
 * @returns an IANA name, or null where the words leave more than one zone open, contradict each other, or mean nothing
 */
export function contactZone({ location, numbers = [] }: Whereabouts): string | null {
  const place = readPlace(location);
  const zone = place.state ? zoneOfState(place.state, place) : zoneOfWords(place.names);
  return zone ?? zoneOfNumbers(numbers, place);
}

/** The state that a location names, by its name, its code or its ZIP code; undefined where it names none. */
export const stateOf = (location: string): UsState | undefined => readPlace(location).state;

/** The city that a location names, by its `locationKey`; null where it names none. */
export function cityKey(location: string): string | null {
  const { state, names } = readPlace(location);
  const city = names.at(state ? -1 : -2);
  return city === undefined ? null : locationKey(city);
}

interface Place {
  /** The parts between commas, without ZIP code; in a state, those before it. */
  names: readonly string[];
  zip: string | null;
  state: UsState | undefined;
}

const MOST_CHARACTERS = 300;
/** Each step of a search asks for the hours and holidays of the same few contacts. */
const MOST_RECENT = 256;

const readRecent = rememberRecent(MOST_RECENT, readAnew);

const readPlace = (location: string): Readonly<Place> => readRecent(location.slice(0, MOST_CHARACTERS));

function readAnew(location: string): Place {
  const parts = location
    .split(/[,;()\n]|\s[-–/|]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  let zip: string | null = null;
  const names = parts
    .map((part) => {
      const [, rest, code] = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/.exec(part) ?? [];
      // The last one counts: house numbers have five digits as well.
      if (code !== undefined) zip = code;
      return rest ?? part;
    })
    .flatMap((part) => /^(.*\S)\s+([A-Z]{2})$/.exec(part)?.slice(1) ?? [part])
    .filter((name) => locationKey(name) !== '');
  return inState(names, zip);
}

function inState(all: readonly string[], zip: string | null): Place {
  const names = all.filter((name) => !isUnitedStates(name));
  const isAmerican = names.length < all.length;
  const before = names.slice(0, -1);
  const last = names.at(-1) ?? '';
  const named = usState(last);
  if (named && isMeant(named, names, { isAmerican, zip })) return { names: before, zip, state: named };
  const ending = endingIn(last);
  if (ending) return { names: [...before, ending.city], zip, state: ending.state };
  const state = zip !== null && (isAmerican || !isForeign(last)) ? stateOfZip(zip) : undefined;
  return { names: state ? names : [...all], zip, state };
}

/** Whether the last name stands for a state: "Washington" and "Georgia" alone, and "Toronto, CA", may be elsewhere. */
function isMeant(
  state: UsState,
  names: readonly string[],
  { isAmerican, zip }: { isAmerican: boolean; zip: string | null },
): boolean {
  if (zip !== null && stateOfZip(zip) === state) return true;
  const [last = '', ...cities] = names.toReversed();
  if (cities.length === 0) return !isMoreThanState(last, state);
  return isAmerican || cities.some((city) => isCityOf(state, city)) || !isCityAbroad(names);
}

/** "Salt Lake City Utah", where the post knows such a city in the state. */
function endingIn(words: string): { city: string; state: UsState } | undefined {
  const list = words.split(/\s+/);
  for (const length of [1, 2, 3]) {
    const state = list.length > length ? usState(list.slice(-length).join(' ')) : undefined;
    const city = list.slice(0, -length).join(' ');
    if (state && isCityOf(state, city)) return { city, state };
  }
  return undefined;
}

function zoneOfState(state: UsState, { names, zip }: Readonly<Place>): string | null {
  const within = zoneWithin(state, zip, names.toReversed());
  const [only, ...others] = state.zones;
  return (within === undefined && others.length === 0 ? only : within) ?? null;
}

/** What the numbers say, as long as it is in the state or country where one is named, and all say the same. */
function zoneOfNumbers(numbers: readonly string[], { state, names }: Readonly<Place>): string | null {
  const zones = new Set(
    numbers.flatMap((number) => zoneOfAreaCode(number) ?? zoneOfCountry(countryOf(number)) ?? []),
  );
  const [zone = null, ...others] = zones;
  if (zone === null || others.length > 0) return null;
  if (state) return state.zones.includes(zone) ? zone : null;
  const country = countryOfWords(names);
  return country === null || numbers.some((number) => countryOf(number) === country) ? zone : null;
}

const countryOf = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country;

/**
 * Whose holidays are kept at a contact's place.
 * @returns null where the words name no country
 */
export function contactCalendar({ location, numbers = [] }: Whereabouts): Calendar | null {
  const { state, names } = readPlace(location);
  if (state) return { country: 'US', state: state.code };
  const country = countryOfWords(names) ?? countryOfNumbers(numbers);
  return country === null ? null : { country, state: null };
}

function countryOfNumbers(numbers: readonly string[]): string | null {
  const [country = null, ...others] = new Set(numbers.flatMap((number) => countryOf(number) ?? []));
  return others.length === 0 ? country : null;
}
