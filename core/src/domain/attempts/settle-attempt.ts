import type { InboundClassification } from '@credence/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { InboundRow } from '../entities/inbound-entity.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { attemptOf, changeAttempt } from './attempt-rows.ts';
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
  locked: LockedSearch,
  { outboundId, classification }: InboundRow,
  bounce: Bounce | null,
): Promise<boolean> {
  if (!outboundId) return false;
  if (bounce) return recordBounce(context, transaction, locked, outboundId, bounce);
  return !isMachine(classification) && recordResponse(context, transaction, locked, outboundId);
}

/**
 * Records that an attempt was answered, where it can have been.
 * @param isByLink whether the answer came by the attempt's own link
 */
export function recordResponse(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outboundId: string,
  { isByLink = false } = {},
): boolean {
  return end(context, transaction, locked, outboundId, isByLink ? 'answerByLink' : 'answer') !== null;
}

async function recordBounce(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outboundId: string,
  { isUnreachable }: Bounce,
): Promise<boolean> {
  const attempt = end(context, transaction, locked, outboundId, isUnreachable ? 'bounce' : 'fail');
  if (!attempt) return false;
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

/** @returns the attempt as it was; null where it does not allow the command */
function end(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outboundId: string,
  command: AttemptCommand,
): OutboundRow | null {
  const attempt = attemptOf(locked, outboundId);
  if (!attempt) throw new Error('An attempt vanished while its search was locked');
  const reaction = attemptTransition(attempt, command);
  if (reaction.kind === 'conflict') return null;
  changeAttempt(transaction, locked, outboundId, columnsOf(reaction.to, now(context)));
  return attempt;
}
