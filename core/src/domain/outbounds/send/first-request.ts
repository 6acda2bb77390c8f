import { In } from 'typeorm';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import { OutboundEntity, type OutboundRow } from '../../entities/outbound-entity.ts';

/**
 * The first request of the search that went to the same destination by the same channel.
 * @returns its id; null where nothing went there yet
 */
export async function firstRequestTo(
  context: Context,
  { manager }: Transaction,
  outbound: OutboundRow,
): Promise<string | null> {
  const { organizationId, searchId, contactId, channel } = outbound;
  if (outbound.attemptNumber === 1) return null;
  const sent = await manager.find(OutboundEntity, {
    where: { organizationId, searchId, contactId, channel, status: In(['SENT', 'DELIVERED']) },
    order: { sentAt: 'ASC', id: 'ASC' },
  });
  const destination = openDestination(context, outbound);
  return sent.find((row) => openDestination(context, row) === destination)?.id ?? null;
}
