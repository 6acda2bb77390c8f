import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { statusesAllowing } from './attempt-transitions.ts';
import { haltOutbounds } from './halt-outbounds.ts';

/**
 * Cancels those of these attempts that have not gone out, for a reason that is not the client's wish. One that is being
 * sent is not tried again.
 * @param outcome the reason, as their rows keep it
 * @returns how many were waiting
 */
export async function endWaitingAttempts(
  context: Context,
  transaction: Transaction,
  searchId: string,
  ids: readonly string[],
  outcome: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  await haltOutbounds(context, transaction, searchId, 'cancel', { id: In(ids) });
  const ended = await transaction.query(
    `update outbounds set status = 'CANCELLED', outcome = $4, completed_at = $5, updated_at = $5
      where organization_id = $1 and id = any($2) and status = any($3) returning id`,
    [context.organization.id, ids, statusesAllowing('cancel'), outcome, now(context)],
  );
  return ended.length;
}
