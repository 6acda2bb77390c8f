import { createRequire } from 'node:module';
import type HolidaysOfPlace from 'date-holidays';

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

/** A year of a place takes some milliseconds to work out; there are few of them. */
const years = new Map<string, ReadonlySet<string>>();
const MOST_YEARS = 500;

function holidaysOf({ country, state }: Calendar, year: string): ReadonlySet<string> {
  const key = [country, state, year].join('/');
  const known = years.get(key);
  if (known) return known;
  const found = new Set(daysOf(year, country));
  // A state need not keep all the federal ones, and then offices of the federation are still closed.
  if (state !== null) for (const day of daysOf(year, country, state)) found.add(day);
  if (years.size >= MOST_YEARS) years.clear();
  years.set(key, found);
  return found;
}

function daysOf(year: string, country: string, state?: string): string[] {
  const Holidays = loadHolidays();
  const holidays = state === undefined ? new Holidays(country) : new Holidays(country, state);
  return (holidays.getHolidays(Number(year)) || [])
    .filter(({ type, date }) => type === 'public' && date.slice(11, 19) === '00:00:00')
    .map(({ date }) => date.slice(0, 10));
}

const require = createRequire(import.meta.url);
/** Some 20 megabytes, for those who look at a calendar at all. */
const loadHolidays = () => require('date-holidays') as typeof HolidaysOfPlace;
