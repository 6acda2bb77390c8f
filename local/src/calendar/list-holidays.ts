// Writes the list of the public holidays of all countries, and of each state of the United States what it keeps besides:
// the package that works them out takes twenty megabytes, and a third of a second for its first day.
//   npm run list:holidays
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type HolidaysOfPlace from 'date-holidays';
import { versionOf } from './version-of.ts';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2060;

const require = createRequire(import.meta.url);
const Holidays = require('date-holidays') as typeof HolidaysOfPlace;

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_none, at) => FIRST_YEAR + at);

/** The public holidays of each year, as `0704`. */
type Days = ReadonlySet<string>[];

function daysOf(holidays: HolidaysOfPlace): Days {
  return years.map((year) => {
    const found = holidays.getHolidays(year) || [];
    // What begins later than at midnight is no day off as a whole.
    const whole = found.filter(({ type, date }) => type === 'public' && date.slice(11, 19) === '00:00:00');
    // A day is looked for in its own year only.
    const ofYear = whole.filter(({ date }) => date.startsWith(`${year}-`));
    return new Set(ofYear.map(({ date }) => date.slice(5, 7) + date.slice(8, 10)));
  });
}

/** The days of every year, then those of each year that are not. */
function lineOf(place: string, days: Days): string {
  const [first = new Set<string>()] = days;
  const always = [...first].filter((day) => days.every((ofYear) => ofYear.has(day)));
  const others = days.map((ofYear) =>
    [...ofYear]
      .filter((day) => !always.includes(day))
      .sort()
      .join(' '),
  );
  return [place, always.sort().join(' '), ...others].join('\t');
}

const lines: string[] = [];
for (const country of Object.keys(new Holidays().getCountries())) {
  const ofCountry = daysOf(new Holidays(country));
  lines.push(lineOf(country, ofCountry));
  if (country !== 'US') continue;
  for (const state of Object.keys(new Holidays().getStates(country))) {
    const ofState = daysOf(new Holidays(country, state));
    const besides = ofState.map((days, at) => days.difference(ofCountry[at] ?? new Set()));
    lines.push(lineOf(`${country}/${state}`, besides));
  }
}
const head = [
  `# Written by npm run list:holidays from date-holidays ${await versionOf('date-holidays')} (ISC, its data CC BY 3.0).`,
  '# country or state, days of every year, and those of each of these years besides',
  ['place', 'always', ...years].join('\t'),
];
await writeFile(
  new URL('../../../core/data/holidays.tsv', import.meta.url),
  `${[...head, ...lines.sort()].join('\n')}\n`,
);
process.stdout.write(`${lines.length} places\n`);
