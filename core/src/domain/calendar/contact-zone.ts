import { knownPlaces, type Places, placeKey } from './places.ts';

/** From how many people on a city is meant when nothing but its name is given. */
const METROPOLIS = 500_000;

/**
 * The zone of a place as people write it: "Austin, TX", "Paris, France", "1 Main St, Boise, ID 83702", "Ohio". A city
 * that is not known counts as its region does where that has one zone. Two letters behind a city are read as a state
 * before they are read as a country.
 * @returns an IANA name, or null where the words leave more than one zone open, or mean nothing
 */
export function contactZone(location: string): string | null {
  const names = namesIn(location);
  if (names.length === 0) return null;
  const places = knownPlaces();
  const areas = areasIn(names, places);
  const bare = names.length === 1 ? zonesOfMetropolis(names, places) : [];
  const zones = [...areas.flatMap((area) => zonesOf(area, places)), ...bare];
  if (zones.length > 0) return onlyOne(zones);
  // None of the cities is known: the most exact of the areas stands for them.
  return onlyOne([...(places.zones.get(areas[0]?.key ?? '') ?? [])]);
}

/** A region or a country that the words may mean, with the names of places in it, the one next to it first. */
interface Area {
  key: string;
  within: string[];
}

/** The parts between commas, without postal codes, and with a state's two letters as a part of their own. */
function namesIn(location: string): string[] {
  return location
    .split(',')
    .map((part) => part.trim().replace(/(^|\s+)\d{5}(-\d{4})?$/, ''))
    .flatMap((part) => /^(.*\S)\s+([A-Z]{2})$/.exec(part)?.slice(1) ?? [part])
    .map(placeKey)
    .filter((name) => name !== '');
}

/** Everything that the last words may mean, a region before a country. */
function areasIn(names: readonly string[], { regions, countries }: Places): Area[] {
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
function zonesOf({ key, within }: Area, { cities, zones }: Places): string[] {
  if (within.length === 0) return [...(zones.get(key) ?? [])];
  for (const name of within) {
    const found = (cities.get(name) ?? []).filter(({ region, country }) => region === key || country === key);
    if (found.length > 0) return found.map(({ zone }) => zone);
  }
  return [];
}

/** The zones of the cities of a name that stands alone; none when none of them is large. */
function zonesOfMetropolis([name = '']: readonly string[], { cities }: Places): string[] {
  const found = cities.get(name) ?? [];
  return found.some(({ population }) => population >= METROPOLIS) ? found.map(({ zone }) => zone) : [];
}

function onlyOne(zones: readonly string[]): string | null {
  const [zone, ...others] = new Set(zones);
  return zone !== undefined && others.length === 0 ? zone : null;
}
