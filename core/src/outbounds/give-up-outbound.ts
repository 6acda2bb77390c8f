import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { markFailed } from './mark-failed.ts';
import type { OutboundRow } from './outbound-entity.ts';

/**
 * Ends an attempt that a worker took and never reported on, when nobody will take it up again. Whether it went out
 * cannot be known.
 */
export async function giveUpOutbound(
  context: Context,
  transaction: Transaction,
  outbound: OutboundRow,
): Promise<void> {
  if (outbound.status !== 'IN_PROGRESS') return;
  const error = 'Sending was interrupted: whether it went out is not known';
  await markFailed(context, transaction, outbound, { error, activityType: 'OUTBOUND_FAILED' });
}
