import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { OutboundEntity } from '../entities/outbound-entity.ts';
import { statusesAllowing } from './attempt-transitions.ts';
import { haltOutbounds, type WhichOutbounds } from './halt-outbounds.ts';

/**
 * Cancels the attempts of a search that have not gone out, or some of them. One that is being sent is not tried again.
 * @returns how many were waiting
 */
export async function cancelWaitingOutbounds(
  context: Context,
  transaction: Transaction,
  searchId: string,
  which: WhichOutbounds = {},
): Promise<number> {
  const at = now(context);
  await haltOutbounds(context, transaction, searchId, 'cancel', which);
  const { affected } = await transaction.manager.update(
    OutboundEntity,
    {
      organizationId: context.organization.id,
      searchId,
      ...which,
      status: In(statusesAllowing('cancel')),
    },
    { status: 'CANCELLED', completedAt: at, updatedAt: at },
  );
  return affected ?? 0;
}
