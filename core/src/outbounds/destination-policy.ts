import { CHANNELS } from '@credence/contract';
import { readOwnDestinations } from '../applicants/own-destinations.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LockedSearch } from '../searches/lock-search.ts';
import { BOUNCED } from './attempt-outcomes.ts';
import type { ExistingAttempt } from './outbound-schedule.ts';
import type { DestinationPolicy } from './usable-destinations.ts';

/** Where a search may write to. What channels a worker lacks it says when it comes to them: here nobody knows. */
export const destinationPolicy = async (
  context: Context,
  transaction: Transaction,
  { search, config }: LockedSearch,
  attempts: readonly ExistingAttempt[],
): Promise<DestinationPolicy> => ({
  channels: config.channels,
  channelsAvailable: CHANNELS,
  environment: context.core.config.ENVIRONMENT,
  bounced: attempts.filter(({ outcome }) => outcome === BOUNCED),
  own: await readOwnDestinations(context, transaction, search.applicantId),
});
