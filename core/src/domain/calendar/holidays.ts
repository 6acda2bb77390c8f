import { readData } from '../../platform/read-data.ts';

/** Whose public holidays count at a place. */
export interface Calendar {
  /** Two letters. */
  country: string;
  /** Of the United States, two letters; null where none is known, or elsewhere. */
  state: string | null;
}

/** Whether a day, as `2026-07-03`, is a public holiday: in the United States a federal one, or one of the state. */
export function isHoliday(day: string, calendar: Calendar): boolean {
  return holidaysOf(calendar, day.slice(0, 4)).has(day);
}

/** Years of places that were asked for; there are few of them. */
const years = new Map<string, ReadonlySet<string>>();
const MOST_YEARS = 500;

function holidaysOf({ country, state }: Calendar, year: string): ReadonlySet<string> {
  const key = [country, state, year].join('/');
  const known = years.get(key);
  if (known) return known;
  // A state need not keep all the federal ones, and then offices of the federation are still closed.
  const found = new Set(
    [country, ...(state === null ? [] : [`${country}/${state}`])].flatMap((place) => daysOf(place, year)),
  );
  if (years.size >= MOST_YEARS) years.clear();
  years.set(key, found);
  return found;
}

/** The list that `npm run list:holidays` writes: a line for each place. Years that it does not have are without holidays. */
let list: ReadonlyMap<string, string> | undefined;

function daysOf(place: string, year: string): string[] {
  list ??= readList();
  const columns = (list.get('place') ?? '').split('\t');
  const [always = '', ...ofYears] = (list.get(place) ?? '').split('\t');
  const ofYear = ofYears[columns.indexOf(year) - 1];
  if (ofYear === undefined) return [];
  return `${always} ${ofYear}`
    .split(' ')
    .filter((day) => day !== '')
    .map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);
}

function readList(): Map<string, string> {
  const lines = readData('holidays.tsv')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.indexOf('\t');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}
