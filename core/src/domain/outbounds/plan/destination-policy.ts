import { CHANNELS } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { BOUNCED } from '../../attempts/attempt-outcomes.ts';
import { destinationsOf, type Methods } from '../../contacts/destination-rules.ts';
import { refusedAmong } from '../../contacts/do-not-contact.ts';
import { ownDestinations } from '../../contacts/own-destinations.ts';
import type { DestinationPolicy } from '../../contacts/usable-destinations.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { ExistingAttempt } from './outbound-schedule.ts';

/** Where a search may write to, of these destinations. Which channels a worker lacks is not known here: it says so then. */
export const destinationPolicy = async (
  context: Context,
  transaction: Transaction,
  { applicant, config }: LockedSearch,
  attempts: readonly ExistingAttempt[],
  methods: Methods,
): Promise<DestinationPolicy> => ({
  channels: config.channels,
  channelsAvailable: CHANNELS,
  environment: context.core.config.ENVIRONMENT,
  bounced: attempts.filter(({ outcome }) => outcome === BOUNCED),
  own: ownDestinations(context, applicant),
  refused: await refusedAmong(context, transaction, methods.flatMap(destinationsOf)),
});
