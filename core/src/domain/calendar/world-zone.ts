import { locationKey } from './location-key.ts';
import { knownLocations, type Locations } from './locations.ts';
import type { UsState } from './us-states.ts';

/**
 * The zone of a place that the parts of an address name, from the smallest to the largest. A city that is not known
 * counts as its region does where that has one zone.
 * @returns an IANA name, or null where the words leave more than one zone open, or mean nothing
 */
export function zoneOfWords(parts: readonly string[]): string | null {
  const names = keysOf(parts);
  if (names.length === 0) return null;
  const places = knownLocations();
  const areas = areasIn(names, places);
  const bare = names.length === 1 ? zonesOfMetropolis(names, places) : [];
  const zones = [...areas.flatMap((area) => zonesOf(area, places)), ...bare];
  if (zones.length > 0) return onlyOne(zones);
  // None of the cities is known: the most exact of the areas stands for them.
  return onlyOne(places.zones.get(areas[0]?.key ?? '') ?? []);
}

/** The zone of a country, given in two letters; null where it has more than one, or none is known. */
export const zoneOfCountry = (country = ''): string | null =>
  onlyOne([...(knownLocations().zones.get(country.toLowerCase()) ?? [])]);

/** Whether a city among the parts is known in a region or country abroad that the last part names. */
export function isCityAbroad(parts: readonly string[]): boolean {
  const places = knownLocations();
  return areasIn(keysOf(parts), places)
    .filter(({ key, within }) => key.split('/')[0] !== 'us' && within.length > 0)
    .some((area) => zonesOf(area, places).length > 0);
}

/** Whether the name of a state, standing alone, may as well be meant for a country, or for a large city elsewhere. */
export function isMoreThanState(name: string, { zones }: UsState): boolean {
  const places = knownLocations();
  const key = locationKey(name);
  return places.countries.has(key) || zonesOfMetropolis([key], places).some((zone) => !zones.includes(zone));
}

/** The country, in two letters, that the parts name or lie in; null where they leave more than one open, or none. */
export function countryOfWords(parts: readonly string[]): string | null {
  const names = keysOf(parts);
  const places = knownLocations();
  const [known = '', ...others] = new Set(countriesOf(names, places));
  return others.length === 0 && known !== '' ? known.toUpperCase() : null;
}

function countriesOf(names: readonly string[], places: Locations): string[] {
  const areas = areasIn(names, places);
  const exact = areas.filter((area) => area.within.length > 0 && zonesOf(area, places).length > 0);
  const metropolis = (places.cities.get(names.length === 1 ? (names[0] ?? '') : '') ?? [])
    .filter(({ isLarge }) => isLarge)
    .map(({ country }) => country);
  return [...(exact.length > 0 ? exact : areas).map(({ key }) => key.slice(0, 2)), ...metropolis];
}

const keysOf = (parts: readonly string[]): string[] => parts.map(locationKey).filter((key) => key !== '');

/** A region or a country that the words may mean, with the names of places in it, the one next to it first. */
interface Area {
  key: string;
  within: string[];
}

/** Everything that the last words may mean, a region before a country. */
function areasIn(names: readonly string[], { regions, countries }: Locations): Area[] {
  const [last = '', ...within] = names.toReversed();
  const ofRegions = (regions.get(last) ?? []).map((key) => ({ key, within }));
  const ofCountries = (countries.get(last) ?? []).flatMap((country) => {
    const [next = '', ...others] = within;
    const inside = (regions.get(next) ?? []).filter((key) => key.startsWith(`${country}/`));
    const exact = inside.map((key) => ({ key, within: others }));
    // "Washington, USA" may be the state or the city; "Redmond, Washington, USA" leaves no doubt.
    return exact.length > 0 && others.length > 0 ? exact : [...exact, { key: country, within }];
  });
  return [...ofRegions, ...ofCountries];
}

/** The zones that an area with its cities may be in; none when no city of it is known. */
function zonesOf({ key, within }: Area, { cities, zones }: Locations): string[] {
  if (within.length === 0) return [...(zones.get(key) ?? [])];
  for (const name of within) {
    const found = (cities.get(name) ?? []).filter(({ region, country }) => region === key || country === key);
    if (found.length > 0) return found.map(({ zone }) => zone);
  }
  return [];
}

/** The zones of the cities of a name that stands alone; none when none of them is large. */
function zonesOfMetropolis([name = '']: readonly string[], { cities }: Locations): string[] {
  const found = cities.get(name) ?? [];
  return found.some(({ isLarge }) => isLarge) ? found.map(({ zone }) => zone) : [];
}

function onlyOne(zones: readonly string[]): string | null {
  const [zone, ...others] = new Set(zones);
  return zone !== undefined && others.length === 0 ? zone : null;
}

/** Whether a name is that of a country, or of a region of one, other than the United States. */
export function isForeign(name: string): boolean {
  const places = knownLocations();
  return areasIn(keysOf([name]), places).some(({ key }) => key.split('/')[0] !== 'us');
}
