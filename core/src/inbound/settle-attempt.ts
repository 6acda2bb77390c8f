import type { InboundClassification } from '@credence/contract';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { BOUNCED } from '../outbounds/attempt-outcomes.ts';
import { attemptTransition } from '../outbounds/attempt-transitions.ts';
import { OutboundEntity } from '../outbounds/outbound-entity.ts';
import type { InboundDecision } from './decide-inbound.ts';
import type { InboundRow } from './inbound-entity.ts';

/** What machines say by themselves: it does not tell whether somebody answered. */
const MACHINES: readonly InboundClassification[] = ['AUTO_REPLY', 'RECEIVED', 'BOUNCE'];

/**
 * Records on the attempt that a message answers what the message tells about it: it did not arrive, or was answered.
 * @returns whether that was news: what was answered has arrived, whatever a mail system says later
 */
export async function settleAttempt(
  context: Context,
  transaction: Transaction,
  { organizationId, searchId, outboundId, classification }: InboundRow,
  { kind }: InboundDecision,
): Promise<boolean> {
  const bounced = kind === 'bounced';
  if (!outboundId || !searchId || (!bounced && MACHINES.includes(classification))) return false;
  const key = { organizationId, id: outboundId };
  const { status, channel, contactId } = await transaction.manager.findOneByOrFail(OutboundEntity, key);
  const reaction = attemptTransition(status, bounced ? 'fail' : 'delivered');
  if (reaction.kind === 'conflict') return false;
  const at = now(context);
  await transaction.manager.update(OutboundEntity, key, {
    status: reaction.next,
    outcome: bounced ? BOUNCED : 'RESPONDED',
    completedAt: at,
    updatedAt: at,
  });
  if (!bounced) return true;
  await recordActivities(context, transaction, [
    {
      ...{ searchId, channel, contactId, outboundId },
      activityType: 'OUTBOUND_FAILED',
      description: 'The request came back: it did not arrive',
    },
  ]);
  return true;
}
