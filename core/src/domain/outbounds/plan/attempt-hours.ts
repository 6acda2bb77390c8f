import type { SearchConfig } from '@credence/contract';
import type { CoreConfig } from '../../../platform/config/core-config.ts';
import { type BusinessHours, hoursOf } from '../../calendar/business-hours.ts';
import { actualDestination } from '../../contacts/actual-destination.ts';
import type { Destination } from '../../contacts/destination-rules.ts';
import { isSimulated } from '../../contacts/simulator-address.ts';

/** What decides when somebody may be contacted. */
export interface HoursPolicy {
  config: SearchConfig;
  /** The organization's IANA zone, for contacts of whom none is known. */
  zone: string;
  environment: CoreConfig['ENVIRONMENT'];
}

/** Day and night. */
const ALWAYS: BusinessHours = {
  timezone: 'UTC',
  startTime: '00:00',
  endTime: '24:00',
  allowedDays: [0, 1, 2, 3, 4, 5, 6],
};

/** When an attempt at a contact may go out: in the contact's business hours; a machine has none. */
export function attemptHours(
  { config, zone, environment }: HoursPolicy,
  contact: { location: string },
  destination: Destination,
): BusinessHours {
  const actual = actualDestination(destination, config, environment);
  return isSimulated(actual) ? ALWAYS : hoursOf(config, zone, contact);
}
