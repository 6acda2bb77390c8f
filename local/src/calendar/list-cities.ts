// Writes the list of the cities of the world that the service comes with, by the region and the zone that they lie in: the
// package that knows them is a megabyte of text, and keeps more than the service asks for.
//   npm run list:cities
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { locationKey } from '@credence/core/rules';
import type * as CityTimezones from 'city-timezones';
import { versionOf } from './version-of.ts';

/** From how many people on a city is meant when nothing but its name is given. */
const METROPOLIS = 500_000;

const require = createRequire(import.meta.url);
const { cityMapping } = require('city-timezones') as typeof CityTimezones;

/** "Washington, D.C." is mostly called by its first word. */
const cityKeys = (city: string): string[] => [...new Set([city, city.split(',')[0] ?? ''].map(locationKey))];

const lines = new Map<string, Set<string>>();
for (const { city, iso2, iso3, country, province, state_ansi, timezone: zone, pop } of cityMapping) {
  // A few entries have no zone, and disputed areas no code of two letters.
  if (!zone || !/^[A-Z]{2}$/.test(iso2)) continue;
  const place = [iso2.toLowerCase(), locationKey(iso3), locationKey(country), locationKey(province)];
  const line = [...place, locationKey(state_ansi ?? ''), zone].join('\t');
  const cities = lines.get(line) ?? new Set();
  for (const key of cityKeys(city)) cities.add(pop >= METROPOLIS ? `*${key}` : key);
  // In their order: the first region of a name counts for more than others.
  lines.set(line, cities);
}

const head = [
  `# Written by npm run list:cities from city-timezones ${await versionOf('city-timezones')} (MIT).`,
  '# country, its other codes and names, region, its code, zone, cities; * before those that are large',
];
const list = [...lines].map(([line, cities]) => `${line}\t${[...cities].sort().join('|')}`);
await writeFile(
  new URL('../../../core/data/cities.tsv', import.meta.url),
  `${[...head, ...list].join('\n')}\n`,
);
process.stdout.write(`${list.length} zones of regions\n`);
