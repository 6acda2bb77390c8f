import { readData } from '../../platform/read-data.ts';

/** A city with its zone. */
export interface City {
  region: string;
  country: string;
  zone: string;
  /** Whether it is meant when nothing but its name is given. */
  isLarge: boolean;
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
  zones: ReadonlyMap<string, readonly string[]>;
}

let locations: Locations | undefined;

/** The locations known; read when they are first asked for, which takes some 10 milliseconds. */
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

/** What of a region lies in one zone. */
interface Within {
  country: string;
  countryNames: string[];
  region: string;
  regionNames: string[];
  zone: string;
  /** `*` before those that are large. */
  cities: string[];
}

/** From the list that `npm run list:cities` writes. */
function readLocations(): Locations {
  const cities = new Map<string, readonly City[]>();
  const regions = new Map<string, readonly string[]>();
  const countries = new Map<string, readonly string[]>();
  const zones = new Map<string, readonly string[]>();
  const lines = readData('cities.tsv').split('\n');
  for (const within of lines.filter((line) => line !== '' && !line.startsWith('#')).map(readWithin)) {
    const { country, region, zone } = within;
    addTo(zones, country, zone);
    addTo(zones, region, zone);
    for (const alias of within.countryNames) addTo(countries, alias, country);
    for (const alias of within.regionNames) addTo(regions, alias, region);
    addCities(cities, within);
  }
  for (const [alias, country] of Object.entries(COUNTRY_NAMES)) addTo(countries, alias, country);
  for (const [alias, region] of Object.entries(REGION_CODES)) addTo(regions, alias, region);
  return { cities, regions, countries, zones };
}

function readWithin(line: string): Within {
  const [country = '', code = '', name = '', region = '', regionCode = '', zone = '', cities = ''] =
    line.split('\t');
  return {
    country,
    countryNames: [country, code, name],
    region: `${country}/${region}`,
    regionNames: [region, regionCode].filter((alias) => alias !== ''),
    zone,
    cities: cities.split('|'),
  };
}

/** Of the thousands of lists, nearly all have one entry: `concat` leaves no room in them for more. */
function addCities(all: Map<string, readonly City[]>, { region, country, zone, cities }: Within): void {
  const small = { region, country, zone, isLarge: false };
  const large = { ...small, isLarge: true };
  for (const city of cities) {
    const [key, entry] = city.startsWith('*') ? [city.slice(1), large] : [city, small];
    all.set(key, (all.get(key) ?? []).concat(entry));
  }
}

function addTo(lists: Map<string, readonly string[]>, key: string, value: string): void {
  const known = lists.get(key) ?? [];
  if (!known.includes(value)) lists.set(key, known.concat(value));
}
