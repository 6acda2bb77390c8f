import { perLanguage } from './per-language.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** As "in 3 hr." or "2 days ago". */
export function relativeTime(iso: string, now: number, language: string): string {
  const away = Date.parse(iso) - now;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS[2];
  return relativeFormat(language).format(Math.trunc(away / length), unit);
}

/** With its zone: people of one team may be in several. */
export const exactTime = (iso: string, language: string): string =>
  exactFormat(language).format(new Date(iso));

/** A day and a time as a clock shows them, `2026-03-02T14:00`, wherever that clock is. */
export const clockTime = (local: string, language: string): string =>
  clockFormat(language).format(new Date(`${local}Z`));

const relativeFormat = perLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { style: 'short', numeric: 'auto' }),
);
const exactFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

const clockFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

const HOUR_MS = 3_600_000;

/** How pressing an end is. */
export function urgencyOf(slaAt: string, now: number): 'over' | 'soon' | 'today' | 'later' {
  const left = Date.parse(slaAt) - now;
  if (left <= 0) return 'over';
  if (left <= 4 * HOUR_MS) return 'soon';
  return left <= 24 * HOUR_MS ? 'today' : 'later';
}
