import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordActivities } from '../../activities/record-activity.ts';
import { aboutAttempt } from '../../attempts/about-attempt.ts';
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
  outbound: OutboundRow,
): Promise<void> {
  if (outbound.onDeskSince !== null) return;
  const at = now(context);
  changeAttempt(transaction, locked, outbound.id, { onDeskSince: at, updatedAt: at });
  await recordActivities(context, transaction, [
    {
      ...aboutAttempt(context, locked, outbound),
      activityType: 'CALL_DUE',
      description: 'It is time to call back, as the contact asked',
    },
  ]);
  await refreshStep(context, transaction, locked);
}
