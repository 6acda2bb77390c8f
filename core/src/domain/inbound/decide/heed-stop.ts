import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { attemptOf } from '../../attempts/attempt-rows.ts';
import { keepRefusal } from '../../contacts/do-not-contact.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { Received } from './answers-so-far.ts';

/** Keeps for the organization that no contact is to be asked any more at a destination where one has asked for that. */
export async function heedStop(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { inbound: { id: inboundId, outboundId }, content: { reading } }: Received,
): Promise<void> {
  const attempt = attemptOf(locked, outboundId);
  if (reading?.kind !== 'STOP' || !outboundId || !attempt) return;
  const searchId = locked.search.id;
  const { channel, contactId } = attempt;
  const destination = { channel, destination: openDestination(context, attempt) };
  await keepRefusal(context, transaction, { destination, searchId, inboundId });
  await recordActivities(context, transaction, [
    {
      searchId,
      channel,
      contactId,
      outboundId,
      channelValue: destination.destination,
      activityType: 'DO_NOT_CONTACT',
      description: 'The contact asked not to be written to again: this destination is not used any more',
    },
  ]);
}
