import { readData } from '../../platform/read-data.ts';
import { locationKey } from './location-key.ts';
import { type UsState, usState } from './us-states.ts';

/** A zone of a state, and what of the list lies in it. */
interface Within {
  state: string;
  /** Null for places that the list has outside of their state. */
  zone: string | null;
  /** Between bars, as one text: sets of all of them take five times the memory, and are asked a few times for a contact. */
  cities: string;
}

interface UsLocations {
  all: readonly Within[];
  /** By ZIP code, one more than the place in `all`; zero where there is no such code. */
  zips: Uint8Array;
}

/** The state that a ZIP code lies in; undefined when it is not known. */
export const stateOfZip = (zip: string): UsState | undefined => {
  const exact = placesOf([Number(zip)]);
  const near = exact.length > 0 ? exact : placesOf(zipsNear(zip));
  const [code, ...others] = new Set(near.map((place) => place.state));
  return code === undefined || others.length > 0 ? undefined : usState(code);
};

/** Whether the post knows a city of that name in a state. */
export const isCityOf = (state: UsState, city: string): boolean => citiesNamed(state, city).length > 0;

/**
 * The zone of a place in a state, by its ZIP code before its city; a ZIP code of another state counts for nothing.
 * @returns undefined when neither is known; null when they leave more than one zone open, or one that the state
 * does not have
 */
export function zoneWithin(
  state: UsState,
  zip: string | null,
  cities: readonly string[],
): string | null | undefined {
  const inside = (zips: readonly number[]) => placesOf(zips).filter((place) => place.state === state.code);
  const exact = zip === null ? [] : inside([Number(zip)]);
  const named = cities.map((city) => citiesNamed(state, city));
  const near = zip === null ? [] : inside(zipsNear(zip));
  const found = [exact, ...named, near].find((some) => some.length > 0);
  return found && onlyZone(found.map(({ zone }) => zone));
}

/** A few entries lie outside of their state: they say nothing beside others that do not. */
function onlyZone(zones: readonly (string | null)[]): string | null {
  const [zone = null, ...others] = new Set(zones.filter((known) => known !== null));
  return others.length === 0 ? zone : null;
}

function citiesNamed({ code }: UsState, city: string): Within[] {
  const named = `|${locationKey(city)}|`;
  return knownUsLocations().all.filter(({ state, cities }) => state === code && cities.includes(named));
}

function placesOf(zips: readonly number[]): Within[] {
  const known = knownUsLocations();
  return [...new Set(zips.map((zip) => known.zips[zip] ?? 0))].flatMap((at) => known.all[at - 1] ?? []);
}

/** Those of one sorting office of the post, which the first three digits name. */
function zipsNear(zip: string): number[] {
  const first = Number(zip.slice(0, 3)) * 100;
  return Array.from({ length: 100 }, (_none, at) => first + at);
}

let locations: UsLocations | undefined;

function knownUsLocations(): UsLocations {
  locations ??= readUsLocations();
  return locations;
}

const MOST_ZIPS = 100_000;

/** From the list that `npm run list:us-places` writes. */
function readUsLocations(): UsLocations {
  const lines = readData('us-places.tsv').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  const zips = new Uint8Array(MOST_ZIPS);
  const all = rows.map(([state = '', zone = '', ranges = '', cities = ''], at): Within => {
    for (const range of ranges.split(' ').filter((some) => some !== '')) {
      const [from = '', to = from] = range.split('-');
      zips.fill(at + 1, Number(from), Number(to) + 1);
    }
    return { state, zone: zone === '-' ? null : zone, cities: `|${cities}|` };
  });
  return { all, zips };
}
