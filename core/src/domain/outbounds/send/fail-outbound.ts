import type { Transaction } from '../../../platform/database/transaction.ts';
import { markFailed } from '../../attempts/mark-failed.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { learnContact } from '../../research/learn-contact.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import { replanOutreach } from '../plan/replan-outreach.ts';
import type { ClaimedOutbound } from './claim-outbound.ts';
import { tellAttempt } from './tell-attempt.ts';

/** Why an attempt is not tried again. */
export interface SendFailure {
  sendFailures: number;
  error: string;
  /** The other side says that nothing reaches the destination, now or later. */
  isUnreachable: boolean;
}

/**
 * Ends an attempt that could not be sent. A destination that nothing reaches is as dead as one from which a message came
 * back: its waiting attempts are cancelled, what is left is asked instead, and other orders are spared it.
 */
export async function failOutbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { outbound, destination }: Pick<ClaimedOutbound, 'outbound' | 'destination'>,
  { sendFailures, error, isUnreachable }: SendFailure,
): Promise<void> {
  const { contactId, channel } = outbound;
  await markFailed(context, transaction, locked, outbound, {
    command: isUnreachable ? 'bounce' : 'fail',
    error,
    sendFailures,
    activityType: 'OUTBOUND_FAILED',
    description: `Sending failed: ${error}`,
  });
  await tellAttempt(context, transaction, locked, outbound.id, { status: 'FAILED', reason: error });
  if (!isUnreachable) return refreshStep(context, transaction, locked);
  // Of a redirected attempt, it is the address for tests that was not reached.
  const planned = openDestination(context, outbound);
  if (planned === destination) {
    await learnContact(context, transaction, locked, {
      contactId,
      verdict: 'BOUNCED',
      destination: { channel, destination },
    });
  }
  await replanOutreach(context, transaction, locked);
}
