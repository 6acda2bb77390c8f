import type { NewActivity } from '../activities/record-activity.ts';
import type { Context } from '../context/context.ts';
import { openDestination } from '../entities/destination.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { actualDestination } from './actual-destination.ts';

/** Where an attempt goes, after a sandbox redirection. */
export function whereItGoes(
  context: Context,
  { config }: Pick<LockedSearch, 'config'>,
  attempt: Pick<OutboundRow, 'id' | 'channel' | 'destination'>,
): string {
  const planned = { channel: attempt.channel, destination: openDestination(context, attempt) };
  return actualDestination(planned, config, context.core.config.ENVIRONMENT).destination;
}

/** What an entry of the history says of the attempt that it is about. */
export const aboutAttempt = (
  context: Context,
  locked: Pick<LockedSearch, 'config'>,
  attempt: OutboundRow,
): Pick<NewActivity, 'searchId' | 'contactId' | 'outboundId' | 'channel' | 'channelValue'> => ({
  searchId: attempt.searchId,
  contactId: attempt.contactId,
  outboundId: attempt.id,
  channel: attempt.channel,
  channelValue: whereItGoes(context, locked, attempt),
});
