import { dayInWords, once } from '@credence/core';

const months = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** `2019-03-12` as March 12, 2019 and `2019-03` as March 2019; anything else as it is. */
export function dateInWords(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return wordsOf(`${value}T00:00:00Z`, dayInWords) ?? value;
  if (/^\d{4}-\d{2}$/.test(value))
    return wordsOf(`${value}-01T00:00:00Z`, (date) => months().format(date)) ?? value;
  return value;
}

function wordsOf(moment: string, inWords: (date: Date) => string): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : inWords(date);
}

/** Weekday, day and time where the reader sits, with the zone named. */
export function momentInWords(moment: Date, timeZone: string): string {
  const when = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return when.format(moment);
}

/** The words that differ between a job and a degree. */
export const SEARCH_WORDS = {
  EMPLOYMENT: {
    subject: 'employment',
    relation: { one: 'a former or current employer', several: 'former or current employers' },
    stillThere: 'Still employed',
  },
  EDUCATION: {
    subject: 'education',
    relation: { one: 'a place of study', several: 'places of study' },
    stillThere: 'Still enrolled',
  },
} as const;

/** `a`, `a or b`, `a, b, or c`. */
export function alternatives(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
}
