import type { Transaction } from '../../../platform/database/transaction.ts';
import { markFailed } from '../../attempts/mark-failed.ts';
import type { Context } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';

/** What is to be said of an attempt that a worker took and never reported on. */
export const INTERRUPTED = 'Sending was interrupted: whether it went out is not known';

/**
 * Ends an attempt that a worker took and never reported on, and that no worker will take up again. Whether it went out
 * cannot be known.
 */
export async function giveUpOutbound(
  context: Context,
  transaction: Transaction,
  outbound: OutboundRow,
): Promise<void> {
  if (outbound.status !== 'IN_PROGRESS') return;
  await markFailed(context, transaction, outbound, {
    command: 'giveUp',
    error: INTERRUPTED,
    activityType: 'OUTBOUND_FAILED',
  });
}
