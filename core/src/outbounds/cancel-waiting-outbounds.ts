import { In } from 'typeorm';
import { type Context, now } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import { OutboundEntity } from './outbound-entity.ts';

/** Cancels every attempt of a search that has not gone out, and says how many there were. */
export async function cancelWaitingOutbounds(
  context: Context,
  { manager }: Transaction,
  searchId: string,
): Promise<number> {
  const at = now(context);
  const { affected } = await manager.update(
    OutboundEntity,
    { organizationId: context.organization.id, searchId, status: In(['SCHEDULED', 'PAUSED']) },
    { status: 'CANCELLED', completedAt: at, updatedAt: at },
  );
  return affected ?? 0;
}
