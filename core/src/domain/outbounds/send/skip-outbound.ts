import type { Channel } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { markFailed } from '../../attempts/mark-failed.ts';
import { channelNotConfigured } from '../../contacts/usable-destinations.ts';
import type { Context } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { replanOutreach } from '../plan/replan-outreach.ts';
import { requeueOutbound } from './requeue-outbound.ts';
import { tellAttempt } from './tell-attempt.ts';

/**
 * Ends an attempt whose channel the deployment has not configured. It was not sent, so it uses up nothing, and
 * what the policy still allows is planned on the channels that there are. One that was paused or cancelled meanwhile is
 * that.
 */
export async function skipOutbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  { channelsAvailable }: { channelsAvailable: readonly Channel[] },
): Promise<void> {
  const error = channelNotConfigured(outbound.channel);
  if (outbound.halted) {
    await requeueOutbound(context, transaction, locked, outbound, {
      change: { error },
      reason: error,
    });
    return;
  }
  await markFailed(context, transaction, locked, outbound, {
    command: 'skip',
    error,
    activityType: 'OUTBOUND_SKIPPED',
  });
  await tellAttempt(context, transaction, locked, outbound.id, { status: 'SKIPPED', reason: error });
  await replanOutreach(context, transaction, locked, { channelsAvailable, hasRoom: true });
}
