import type { SearchConfig } from '@credence/contract';
import type { CoreConfig } from '../../../platform/config/core-config.ts';
import { actualDestination } from '../../attempts/actual-destination.ts';
import type { BusinessHours } from '../../calendar/business-hours.ts';
import { type CalendarPolicy, callHours, contactHours } from '../../calendar/contact-hours.ts';
import type { Destination } from '../../contacts/destination-rules.ts';
import { readPhoneNumber } from '../../contacts/phone-number.ts';
import { isSimulated } from '../../contacts/simulator-address.ts';

/** What decides when a contact may be written to. */
export interface HoursPolicy extends CalendarPolicy {
  config: SearchConfig;
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
  policy: HoursPolicy,
  { location }: { location: string },
  destination: Destination,
): BusinessHours {
  const { config, environment } = policy;
  if (isSimulated(actualDestination(destination, config, environment))) return ALWAYS;
  const isCall = destination.channel === 'VOICE';
  const number = destination.channel === 'EMAIL' ? null : readPhoneNumber(destination.destination).e164;
  const contact = { location, numbers: number === null ? [] : [number] };
  return isCall ? callHours(policy, contact) : contactHours(policy, contact);
}
