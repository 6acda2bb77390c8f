import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { changeAttempt } from '../../attempts/attempt-rows.ts';
import { type Context, now } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { refreshStep } from '../plan/refresh-step.ts';

/**
 * Puts a call before the people who call, since the time has come that one of them promised. The attempt goes on waiting,
 * for what they record of it; a job that comes again changes nothing.
 */
export async function bringToDesk(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { id, searchId, contactId, onDeskSince }: OutboundRow,
): Promise<void> {
  if (onDeskSince !== null) return;
  const at = now(context);
  changeAttempt(transaction, locked, id, { onDeskSince: at, updatedAt: at });
  await recordActivities(context, transaction, [
    {
      searchId,
      contactId,
      outboundId: id,
      channel: 'VOICE',
      activityType: 'CALL_DUE',
      description: 'It is time to call back, as the contact asked',
    },
  ]);
  await refreshStep(context, transaction, locked);
}
