import type { Channel } from '@credence/contract';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LockedSearch } from '../searches/lock-search.ts';
import { CHANNEL_NOT_CONFIGURED } from './attempt-outcomes.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';
import { replanOutreach } from './replan-outreach.ts';
import { channelNotConfigured } from './usable-destinations.ts';

/**
 * Ends an attempt whose channel the deployment has not configured. Nobody was contacted, so it uses up nothing, and
 * what the policy still allows is planned on the channels that there are.
 */
export async function skipOutbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { organizationId, id, searchId, contactId, channel }: OutboundRow,
  { channelsAvailable }: { channelsAvailable: readonly Channel[] },
): Promise<void> {
  const at = now(context);
  const error = channelNotConfigured(channel);
  await transaction.manager.update(
    OutboundEntity,
    { organizationId, id },
    { status: 'FAILED', outcome: CHANNEL_NOT_CONFIGURED, completedAt: at, error, updatedAt: at },
  );
  await recordActivities(context, transaction, [
    { searchId, activityType: 'OUTBOUND_SKIPPED', description: error, channel, contactId, outboundId: id },
  ]);
  await replanOutreach(context, transaction, locked, { channelsAvailable });
}
