import type { Channel, SearchConfig } from '@credence/contract';
import type { CoreConfig } from '../../platform/config/core-config.ts';
import type { ContactMethod } from '../entities/contact-details.ts';
import {
  coversDestination,
  type Destination,
  destinationKey,
  destinationsOf,
  ownerKey,
} from './destination-rules.ts';
import { isFreeMail } from './mailboxes.ts';
import { readPhoneNumber } from './phone-number.ts';
import { isSimulated } from './simulator-address.ts';

/** A destination that is not used, with a sentence that says why. */
export interface SkippedDestination extends Destination {
  reason: string;
}

/** What decides whether a destination may be used. */
export interface DestinationPolicy {
  channels: SearchConfig['channels'];
  /** The channels that the deployment has configured. */
  channelsAvailable: readonly Channel[];
  environment: CoreConfig['ENVIRONMENT'];
  /** Destinations from which a message came back. */
  bounced: readonly Destination[];
  /** Keys of those at which the applicant is reached. */
  own: ReadonlySet<string>;
  /** `ownerKey`s of those at which a contact asked not to be written to again. */
  refused: ReadonlySet<string>;
}

const CHANNEL_ORDER: readonly Channel[] = ['EMAIL', 'FAX', 'VOICE'];
const CHANNEL_NAME: Record<Channel, string> = { EMAIL: 'E-mail', FAX: 'Fax', VOICE: 'Voice' };

/**
 * Sorts the destinations of a contact into those that may be used, the preferred channel first and then e-mail, fax
 * and voice, and those that may not. A destination named twice is listed once.
 */
export function usableDestinations(
  methods: readonly (Pick<ContactMethod, 'email' | 'phone' | 'fax'> &
    Partial<Pick<ContactMethod, 'source'>>)[],
  policy: DestinationPolicy,
): { usable: Destination[]; skipped: SkippedDestination[] } {
  const { preferredChannel } = policy.channels;
  const order = new Set([...(preferredChannel ? [preferredChannel] : []), ...CHANNEL_ORDER]);
  const distinct = new Map(methods.flatMap(destinationsOf).map((entry) => [destinationKey(entry), entry]));
  const unproven = new Set(methods.filter(isUnproven).flatMap(destinationsOf).map(destinationKey));
  const usable: Destination[] = [];
  const skipped: SkippedDestination[] = [];
  for (const channel of order) {
    for (const destination of distinct.values()) {
      if (destination.channel !== channel) continue;
      const reason = unproven.has(destinationKey(destination))
        ? FREE_MAIL
        : reasonToSkip(destination, policy);
      if (reason === null) usable.push(destination);
      else skipped.push({ ...destination, reason });
    }
  }
  return { usable, skipped };
}

/** Why a destination is skipped where a contact asked not to be written to again. */
export const REFUSED = 'A person there asked not to be written to again';

const FREE_MAIL = 'Any person may have an address there: it does not show that it is the employer or school';

/** Whether a way comes from the applicant's own history and may be a friend's or their own. */
export const isUnproven = ({ email, source }: { email?: string | undefined; source?: string }): boolean =>
  source === 'history' && email !== undefined && isFreeMail(email);

function reasonToSkip(destination: Destination, policy: DestinationPolicy): string | null {
  const { channelsAvailable, environment, bounced } = policy;
  const { channel } = destination;
  const reason = reasonToForbid(destination, policy);
  if (reason !== null) return reason;
  if (environment === 'production' && isSimulated(destination))
    return 'The simulator answers in the sandbox only';
  if (policy.refused.has(ownerKey(destination))) return REFUSED;
  if (bounced.some((dead) => destinationKey(dead) === destinationKey(destination)))
    return 'A message to the destination came back';
  return channelsAvailable.includes(channel) ? null : channelNotConfigured(channel);
}

/** What forbids a destination whatever the deployment, and whatever happened so far. */
type Rules = Pick<DestinationPolicy, 'channels' | 'own'>;

function reasonToForbid(destination: Destination, { channels, own }: Rules): string | null {
  const { channel } = destination;
  const { email, voice, fax, allowedDestinations, blockedDestinations } = channels;
  const isListed = (entries: readonly string[]) =>
    entries.some((entry) => coversDestination(entry, destination));
  if (!{ EMAIL: email, VOICE: voice, FAX: fax }[channel])
    return `${CHANNEL_NAME[channel]} is switched off for this search`;
  if (blockedDestinations && isListed(blockedDestinations))
    return 'The destination is blocked for this search';
  if (allowedDestinations && !isListed(allowedDestinations))
    return 'The destination is not among those allowed for this search';
  if (channel !== 'EMAIL' && !readPhoneNumber(destination.destination).isValid)
    return 'The number cannot be dialled';
  // A client that tries the service out may use one address of the simulator for all its contacts.
  return own.has(ownerKey(destination)) && !isSimulated(destination)
    ? "The destination is the applicant's own"
    : null;
}

/** Whether a contact may be reached at a destination, as far as the order alone tells. */
export const allowedByPolicy = (destination: Destination, rules: Rules): boolean =>
  reasonToForbid(destination, rules) === null;

/** Why a channel is not used that nothing but the policy knows. */
export const channelNotConfigured = (channel: Channel): string =>
  `${CHANNEL_NAME[channel]} is not configured in this deployment`;
