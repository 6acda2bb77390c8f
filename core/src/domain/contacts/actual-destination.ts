import type { SearchConfig } from '@credence/contract';
import type { CoreConfig } from '../../platform/config/core-config.ts';
import type { Destination } from './destination-rules.ts';

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
