import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { aboutAttempt } from './about-attempt.ts';
import { attemptOf, changeAttempt } from './attempt-rows.ts';
import { type AttemptCommand, attemptTransition, columnsOf } from './attempt-transitions.ts';

/** What a message says of the attempt that it answers: that it did not arrive, or that the contact has replied. */
type News = Bounce | 'REPLIED';

interface Bounce {
  /** Whether nothing reaches its destination. */
  isUnreachable: boolean;
}

/**
 * Records on the attempt that a message answers what the message tells about it.
 * @returns whether that was news: what was answered has arrived, whatever a mail system says later
 */
export async function settleAttempt(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outboundId: string,
  news: News,
): Promise<boolean> {
  if (news === 'REPLIED') return recordResponse(context, transaction, locked, outboundId);
  return recordBounce(context, transaction, locked, outboundId, news);
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
      ...aboutAttempt(context, locked, attempt),
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
