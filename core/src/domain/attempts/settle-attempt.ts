import type { InboundClassification, OutboundStatus } from '@credence/contract';
import type { TenantKey } from '../../platform/database/columns.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { InboundRow } from '../entities/inbound-entity.ts';
import { OutboundEntity, type OutboundRow } from '../entities/outbound-entity.ts';
import { BOUNCED, isUnconfirmed, RESPONDED } from './attempt-outcomes.ts';
import { type AttemptReaction, attemptTransition, statusesAllowing } from './attempt-transitions.ts';

/** What machines say by themselves: it does not tell whether somebody answered. */
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
 * @param isByLink the answer came by the attempt's own link: whoever has it has the message, though sending it seemed
 *   to fail and waits to be tried again
 */
export async function recordResponse(
  context: Context,
  transaction: Transaction,
  key: TenantKey,
  { isByLink = false } = {},
): Promise<boolean> {
  const attempt = await transaction.manager.findOneByOrFail(OutboundEntity, key);
  const status = statusTold(attempt);
  const waits = statusesAllowing('cancel').includes(status);
  return end(context, transaction, key, {
    reaction: attemptTransition(isByLink && waits ? 'IN_PROGRESS' : status, 'delivered'),
    outcome: RESPONDED,
  });
}

/** One of which it was not known whether it arrived did go out: something came of it. */
const statusTold = (attempt: OutboundRow): OutboundStatus =>
  isUnconfirmed(attempt) ? 'SENT' : attempt.status;

async function recordBounce(
  context: Context,
  transaction: Transaction,
  key: TenantKey,
  { isUnreachable }: Bounce,
): Promise<boolean> {
  const attempt = await transaction.manager.findOneByOrFail(OutboundEntity, key);
  const { id: outboundId, searchId, channel, contactId } = attempt;
  const isNews = await end(context, transaction, key, {
    reaction: attemptTransition(statusTold(attempt), 'fail'),
    outcome: isUnreachable ? BOUNCED : null,
  });
  if (!isNews) return false;
  await recordActivities(context, transaction, [
    {
      ...{ searchId, channel, contactId, outboundId },
      activityType: 'OUTBOUND_FAILED',
      description: `The request came back: it ${isUnreachable ? 'did not arrive' : 'was refused'}`,
    },
  ]);
  return true;
}

async function end(
  context: Context,
  { manager }: Transaction,
  key: TenantKey,
  { reaction, outcome }: { reaction: AttemptReaction; outcome: string | null },
): Promise<boolean> {
  if (reaction.kind === 'conflict') return false;
  const at = now(context);
  await manager.update(OutboundEntity, key, {
    ...{ status: reaction.next, outcome },
    ...{ completedAt: at, updatedAt: at },
  });
  return true;
}
