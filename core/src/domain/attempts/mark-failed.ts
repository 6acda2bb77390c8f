import type { Transaction } from '../../platform/database/transaction.ts';
import { recordActivities } from '../activities/record-activity.ts';
import { type Context, now } from '../context/context.ts';
import type { OutboundRow } from '../entities/outbound-entity.ts';
import type { LockedSearch } from '../entities/search-entity.ts';
import { aboutAttempt } from './about-attempt.ts';
import { changeAttempt } from './attempt-rows.ts';
import { type AttemptCommand, afterCommand } from './attempt-transitions.ts';

/** How an attempt failed, in its row and in the history of its search. */
export interface Failure extends Partial<Pick<OutboundRow, 'sendFailures' | 'sentAt'>> {
  command: Extract<AttemptCommand, 'fail' | 'bounce' | 'skip' | 'giveUp'>;
  error: string;
  activityType: 'OUTBOUND_FAILED' | 'OUTBOUND_SKIPPED';
  /** For the history, where it reads otherwise than the error. */
  description?: string;
}

/** Ends an attempt as failed, and says so. What follows for its search is the caller's. */
export async function markFailed(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  { command, activityType, description, ...failure }: Failure,
): Promise<void> {
  const ended = afterCommand(outbound, command, now(context));
  changeAttempt(transaction, locked, outbound.id, { ...failure, ...ended });
  const about = aboutAttempt(context, locked, outbound);
  await recordActivities(context, transaction, [
    { ...about, activityType, description: description ?? failure.error },
  ]);
}
