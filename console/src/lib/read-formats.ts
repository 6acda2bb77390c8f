import { exactTime, relativeTime } from './times.ts';

/**
 * Has the browser read how a language counts and dates, which it does when it is first asked: on a slow processor that takes as long
 * as drawing some rows, and is over in no time ever after.
 */
export function readFormats(language: string): void {
  const now = Date.now();
  const at = new Date(now).toISOString();
  relativeTime(at, now, language);
  exactTime(at, language);
  // What texts count by.
  new Intl.NumberFormat(language).format(now);
  new Intl.PluralRules(language).select(now);
}
