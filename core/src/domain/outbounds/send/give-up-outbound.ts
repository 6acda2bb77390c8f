import type { Transaction } from '../../../platform/database/transaction.ts';
import { markFailed } from '../../attempts/mark-failed.ts';
import type { Context } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { refreshStep } from '../plan/refresh-step.ts';
import { tellAttempt } from './tell-attempt.ts';

/** What is to be said of an attempt that a worker took and never reported on. */
export const INTERRUPTED = 'Sending was interrupted: whether it went out is not known';

/** What is to be said of one that was handed over whole, and that the other side never confirmed. */
export const NEVER_CONFIRMED = 'Handed over and never confirmed: whether it arrived is not known';

/** Ends an attempt that may have gone out, when no job takes it up again. */
export async function giveUpOutbound(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  error = INTERRUPTED,
): Promise<void> {
  if (outbound.status !== 'IN_PROGRESS') return;
  await markFailed(context, transaction, locked, outbound, {
    command: 'giveUp',
    error,
    activityType: 'OUTBOUND_FAILED',
    // When it was taken: it may have gone out then, and the next one keeps its distance from it.
    sentAt: outbound.updatedAt,
  });
}

/**
 * Ends an attempt that was repeated once and may have arrived: any further repeat would only be another copy. An answer is
 * waited for as after one that was sent, and the other attempts of the plan go on.
 */
export async function endUnconfirmed(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  outbound: OutboundRow,
  error: string,
): Promise<void> {
  await giveUpOutbound(context, transaction, locked, outbound, error);
  await refreshStep(context, transaction, locked);
  await tellAttempt(context, transaction, locked, outbound.id, { status: 'FAILED', reason: error });
}
