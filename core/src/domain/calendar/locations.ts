import { createRequire } from 'node:module';
import type * as CityTimezones from 'city-timezones';
import { locationKey } from './location-key.ts';

/** A city with its zone. */
export interface City {
  region: string;
  country: string;
  zone: string;
  population: number;
}

/** Cities and the zones of whole regions and countries; every name is a `locationKey`. */
export interface Locations {
  /** The cities of one name. */
  cities: ReadonlyMap<string, readonly City[]>;
  /** The keys of the regions, `country/region`, that a name stands for. */
  regions: ReadonlyMap<string, readonly string[]>;
  /** The keys of the countries that a name stands for. */
  countries: ReadonlyMap<string, readonly string[]>;
  /** The zones of a region or a country. */
  zones: ReadonlyMap<string, ReadonlySet<string>>;
}

const require = createRequire(import.meta.url);

let locations: Locations | undefined;

/** The locations known; read when they are first asked for, which takes some 150 milliseconds, and keeps 6 megabytes. */
export function knownLocations(): Locations {
  locations ??= readLocations();
  return locations;
}

/** Names in use that the data does not have; a code stands for the country or the region of the data. */
const COUNTRY_NAMES: Record<string, string> = {
  'united states': 'us',
  'u s': 'us',
  'u s a': 'us',
  america: 'us',
  uk: 'gb',
  'great britain': 'gb',
  britain: 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  'northern ireland': 'gb',
  'republic of ireland': 'ie',
  'the netherlands': 'nl',
  holland: 'nl',
  czechia: 'cz',
  'south korea': 'kr',
  uae: 'ae',
  brasil: 'br',
  deutschland: 'de',
  espana: 'es',
};

/** Codes of the American and the Canadian post that the data does not have. */
const REGION_CODES: Record<string, string> = {
  dc: 'us/district of columbia',
  ab: 'ca/alberta',
  bc: 'ca/british columbia',
  mb: 'ca/manitoba',
  nb: 'ca/new brunswick',
  ns: 'ca/nova scotia',
  nl: 'ca/newfoundland and labrador',
  nt: 'ca/northwest territories',
  nu: 'ca/nunavut',
  on: 'ca/ontario',
  pe: 'ca/prince edward island',
  qc: 'ca/quebec',
  sk: 'ca/saskatchewan',
  yt: 'ca/yukon',
};

function readLocations(): Locations {
  const { cityMapping } = require('city-timezones') as typeof CityTimezones;
  const cities = new Map<string, City[]>();
  const regions = new Map<string, Set<string>>();
  const countries = new Map<string, Set<string>>();
  const zones = new Map<string, Set<string>>();
  for (const { city, iso2, iso3, country: name, province, state_ansi, timezone: zone, pop } of cityMapping) {
    // A few entries have no zone, and disputed areas no code of two letters.
    if (!zone || !/^[A-Z]{2}$/.test(iso2)) continue;
    const country = iso2.toLowerCase();
    const region = `${country}/${locationKey(province)}`;
    addTo(zones, country, zone);
    addTo(zones, region, zone);
    for (const alias of [country, locationKey(iso3), locationKey(name)]) addTo(countries, alias, country);
    for (const alias of [locationKey(province), locationKey(state_ansi ?? '')])
      if (alias) addTo(regions, alias, region);
    const entry = { region, country, zone, population: pop };
    for (const key of cityKeys(city)) {
      const known = cities.get(key);
      if (known) known.push(entry);
      else cities.set(key, [entry]);
    }
  }
  for (const [alias, country] of Object.entries(COUNTRY_NAMES)) addTo(countries, alias, country);
  for (const [alias, region] of Object.entries(REGION_CODES)) addTo(regions, alias, region);
  return { cities, regions: asLists(regions), countries: asLists(countries), zones };
}

/** "Washington, D.C." is mostly called by its first word. */
const cityKeys = (city: string): string[] => [...new Set([city, city.split(',')[0] ?? ''].map(locationKey))];

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

const asLists = (sets: ReadonlyMap<string, ReadonlySet<string>>): Map<string, readonly string[]> =>
  new Map([...sets].map(([key, values]) => [key, [...values]]));
