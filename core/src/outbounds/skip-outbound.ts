import type { Channel } from '@credence/contract';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LockedSearch } from '../searches/lock-search.ts';
import { CHANNEL_NOT_CONFIGURED } from './attempt-outcomes.ts';
import { markFailed } from './mark-failed.ts';
import type { OutboundRow } from './outbound-entity.ts';
import { putBackOutbound } from './put-back-outbound.ts';
import { replanOutreach } from './replan-outreach.ts';
import { channelNotConfigured } from './usable-destinations.ts';

/**
 * Ends an attempt whose channel the deployment has not configured. Nobody was contacted, so it uses up nothing, and
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
    await putBackOutbound(context, transaction, locked, outbound, {
      change: { error },
      reason: error,
    });
    return;
  }
  await markFailed(context, transaction, outbound, {
    ...{ error, outcome: CHANNEL_NOT_CONFIGURED, activityType: 'OUTBOUND_SKIPPED' },
  });
  await replanOutreach(context, transaction, locked, { channelsAvailable, hasRoom: true });
}
