import { CALL_HOURS, type SearchConfig } from '@credence/contract';
import type { BusinessHours } from './business-hours.ts';
import { contactCalendar, contactZone, type Whereabouts } from './contact-zone.ts';
import { isHoliday } from './holidays.ts';

/** What decides on whose clock and calendar people are contacted. */
export interface CalendarPolicy {
  config: Pick<SearchConfig, 'timing'>;
  /** The organization's IANA zone, for contacts of whom none is known. */
  zone: string;
  /** Days on which the organization asks no contact, as `2026-12-24`. */
  closedDays: readonly string[];
}

/**
 * The business hours of a search on a contact's clock, holidays or not. A zone that the policy names goes before the
 * contact's, and the contact's before the organization's, which counts where no contact is known.
 */
export function hoursOf(
  policy: Pick<CalendarPolicy, 'config' | 'zone'>,
  contact?: Whereabouts,
): BusinessHours {
  const { businessHours } = policy.config.timing;
  const zone = () => (contact ? zoneOf(policy, contact) : policy.zone);
  return { ...businessHours, timezone: businessHours.timezone ?? zone() };
}

/** The same without the holidays of the contact's place and the days on which the organization asks no contact. */
export function contactHours(policy: CalendarPolicy, contact: Whereabouts): BusinessHours {
  const { config, closedDays } = policy;
  const { respectHolidays } = config.timing;
  const calendar = respectHolidays ? contactCalendar(contact) : null;
  const closed = new Set(closedDays);
  return {
    ...hoursOf(policy, contact),
    isClosed: (day) => closed.has(day) || (calendar !== null && isHoliday(day, calendar)),
  };
}

/** The same for calls: people are called between eight and nine on their own clock, whatever the policy says. */
export const callHours = (policy: CalendarPolicy, contact: Whereabouts): BusinessHours => ({
  ...contactHours(policy, contact),
  within: {
    timezone: zoneOf(policy, contact),
    ...CALL_HOURS,
  },
});

const zoneOf = ({ zone }: Pick<CalendarPolicy, 'zone'>, contact: Whereabouts): string =>
  contactZone(contact) ?? zone;

/**
 * Reads the tables of places and holidays now: fifty milliseconds that no job should wait for. Few of a server's requests ask for any, and
 * the first of these waits for its own table, 10 to 20 milliseconds: they take 3 MB.
 */
export function loadCalendar(): void {
  for (const location of ['Chicago, IL', 'Paris, France']) contactZone({ location });
  isHoliday('2026-01-01', { country: 'US', state: null });
}
