import { type Context, now } from '../context.ts';
import type { LockedSearch } from '../searches/lock-search.ts';
import { hoursOf } from './business-hours.ts';

/** In words, that a search waits for its attempt at `next`; null when that attempt is due. */
export function waitForOpening(
  context: Context,
  { config }: Pick<LockedSearch, 'config'>,
  next: Date,
): string | null {
  if (next <= now(context)) return null;
  const { timezone } = hoursOf(config, context.organization.timeZone);
  const when = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(next);
  return `business hours until ${when} ${timezone}`;
}
