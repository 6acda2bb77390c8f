import type { Channel, SearchConfig } from '@credence/contract';
import type { CoreConfig } from '../../platform/config/core-config.ts';

interface Destination {
  channel: Channel;
  destination: string;
}

/** Where an attempt goes: in the sandbox, each channel may be redirected to a destination for trying out. */
export function actualDestination(
  { channel, destination }: Destination,
  { qaDestinations }: Pick<SearchConfig, 'qaDestinations'>,
  environment: CoreConfig['ENVIRONMENT'],
): Destination {
  if (environment !== 'sandbox' || !qaDestinations) return { channel, destination };
  const { email, phone, fax } = qaDestinations;
  return { channel, destination: { EMAIL: email, VOICE: phone, FAX: fax }[channel] ?? destination };
}
