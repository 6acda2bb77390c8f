import { type FindOptionsWhere, In } from 'typeorm';
import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { statusesAllowing } from './attempt-transitions.ts';
import { OutboundEntity, type OutboundRow } from './outbound-entity.ts';

/** Cancels the attempts of a search that have not gone out, or some of them, and says how many there were. */
export async function cancelWaitingOutbounds(
  context: Context,
  { manager }: Transaction,
  searchId: string,
  which: Pick<FindOptionsWhere<OutboundRow>, 'id' | 'contactId'> = {},
): Promise<number> {
  const at = now(context);
  const { affected } = await manager.update(
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
