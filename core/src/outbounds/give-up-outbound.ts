import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';

/**
 * Ends an attempt that a worker took and never reported on, when nobody will take it up again. Whether it went out
 * cannot be known.
 */
export async function giveUpOutbound(
  context: Context,
  transaction: Transaction,
  { organizationId, id, searchId, contactId, channel, status }: OutboundRow,
): Promise<void> {
  if (status !== 'IN_PROGRESS') return;
  const at = now(context);
  const error = 'Sending was interrupted: whether it went out is not known';
  await transaction.manager.update(
    OutboundEntity,
    { organizationId, id },
    { status: 'FAILED', completedAt: at, error, updatedAt: at },
  );
  await recordActivities(context, transaction, [
    { searchId, activityType: 'OUTBOUND_FAILED', description: error, channel, contactId, outboundId: id },
  ]);
}
