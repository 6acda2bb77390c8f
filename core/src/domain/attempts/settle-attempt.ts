import type { InboundClassification } from '@credence/contract';
import type { TenantKey } from '../../platform/database/columns.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { InboundRow } from '../entities/inbound-entity.ts';
import { OutboundEntity, type OutboundRow } from '../entities/outbound-entity.ts';
import { type AttemptCommand, attemptTransition, columnsOf } from './attempt-transitions.ts';

/** What machines say by themselves: it does not tell whether the contact answered. */
const MACHINES: readonly InboundClassification[] = ['AUTO_REPLY', 'RECEIVED', 'BOUNCE'];

/** Whether a machine says such things by itself. */
export const isMachine = (classification: InboundClassification): boolean =>
  MACHINES.includes(classification);

/** The message says that the attempt did not arrive. */
interface Bounce {
  /** Whether nothing reaches its destination. */
  isUnreachable: boolean;
}

/**
 * Records on the attempt that a message answers what the message tells about it: it did not arrive, or was answered.
 * @returns whether that was news: what was answered has arrived, whatever a mail system says later
 */
export async function settleAttempt(
  context: Context,
  transaction: Transaction,
  { organizationId, searchId, outboundId, classification }: InboundRow,
  bounce: Bounce | null,
): Promise<boolean> {
  if (!outboundId || !searchId) return false;
  const key = { organizationId, id: outboundId };
  if (bounce) return recordBounce(context, transaction, key, bounce);
  return !isMachine(classification) && recordResponse(context, transaction, key);
}

/**
 * Records that an attempt was answered, where it can have been.
 * @param isByLink whether the answer came by the attempt's own link
 */
export async function recordResponse(
  context: Context,
  transaction: Transaction,
  key: TenantKey,
  { isByLink = false } = {},
): Promise<boolean> {
  const attempt = await transaction.manager.findOneByOrFail(OutboundEntity, key);
  return end(context, transaction, attempt, isByLink ? 'answerByLink' : 'answer');
}

async function recordBounce(
  context: Context,
  transaction: Transaction,
  key: TenantKey,
  { isUnreachable }: Bounce,
): Promise<boolean> {
  const attempt = await transaction.manager.findOneByOrFail(OutboundEntity, key);
  const isNews = await end(context, transaction, attempt, isUnreachable ? 'bounce' : 'fail');
  if (!isNews) return false;
  await recordActivities(context, transaction, [
    {
      searchId: attempt.searchId,
      channel: attempt.channel,
      contactId: attempt.contactId,
      outboundId: attempt.id,
      activityType: 'OUTBOUND_FAILED',
      description: `The request came back: it ${isUnreachable ? 'did not arrive' : 'was refused'}`,
    },
  ]);
  return true;
}

async function end(
  context: Context,
  { manager }: Transaction,
  attempt: OutboundRow,
  command: AttemptCommand,
): Promise<boolean> {
  const reaction = attemptTransition(attempt, command);
  if (reaction.kind === 'conflict') return false;
  const { organizationId, id } = attempt;
  await manager.update(OutboundEntity, { organizationId, id }, columnsOf(reaction.to, now(context)));
  return true;
}
