import type { BusinessHours } from '../../calendar/business-hours.ts';
import { contactHours, hoursOf } from '../../calendar/contact-hours.ts';
import { isTrusted } from '../../contacts/active-contacts.ts';
import type { Context } from '../../context/context.ts';
import { openContact } from '../../entities/contact-details.ts';
import type { ContactRow } from '../../entities/contact-entity.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { sourcesOfAttempt } from '../../records/contact-source.ts';
import { attemptHours } from './attempt-hours.ts';
import { hoursPolicy } from './hours-policy.ts';

/** What the contacts of a source come to. */
export interface SourceContacts {
  /** Whether the plan has one who is not known to be the wrong one. */
  hasContact: boolean;
  /**
   * The hours of the attempt that is made next at one of them; those of the first one who may be asked where no attempt
   * waits, and the organization's when there is no contact to ask.
   */
  hours: BusinessHours;
}

/** What the contacts of a source of a locked search come to. */
export function sourceContacts(context: Context, locked: LockedSearch, source: number): SourceContacts {
  const { attempts, contacts, records } = locked;
  const own = contacts.filter(({ recordSource }) => recordSource === null || recordSource === source);
  const next = attempts
    .filter(
      ({ status, dismissedAt }) =>
        (status === 'SCHEDULED' || status === 'IN_PROGRESS') && dismissedAt === null,
    )
    .filter((attempt) => sourcesOfAttempt(attempt, records).includes(source))
    .toSorted(byTime)[0];
  const active = own.filter(({ status }) => status === 'ACTIVE').toSorted(byRank)[0];
  return { hasContact: own.some(isTrusted), hours: hoursOfNext(context, locked, next, active) };
}

/** What is made sooner comes first. */
export const byTime = (one: OutboundRow, other: OutboundRow): number =>
  one.scheduledAt.getTime() - other.scheduledAt.getTime() || (one.id < other.id ? -1 : 1);

const byRank = (one: ContactRow, other: ContactRow): number => one.position - other.position;

function hoursOfNext(
  context: Context,
  locked: LockedSearch,
  attempt: OutboundRow | undefined,
  active: ContactRow | undefined,
): BusinessHours {
  const policy = hoursPolicy(context, locked);
  const contact = attempt ? locked.contacts.find(({ id }) => id === attempt.contactId) : active;
  if (!contact) return hoursOf(policy);
  const details = openContact(context, contact);
  if (!attempt) return contactHours(policy, details);
  const { channel } = attempt;
  return attemptHours(policy, details, { channel, destination: openDestination(context, attempt) });
}
