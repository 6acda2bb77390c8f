import { rememberRecent } from '../../platform/remember-recent.ts';

/** To make one takes longer than to use it, and the contacts of a search live in few zones. */
const clockOf = rememberRecent(
  16,
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }),
);

/** A moment on the clock of a zone, as `2026-03-02, 14:00 America/New_York`. */
export const zonedTime = (at: Date, timeZone: string): string =>
  `${clockOf(timeZone).format(at)} ${timeZone}`;
