import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { type LockedSearch, SearchEntity } from '../entities/search-entity.ts';
import { openConfig } from '../entities/verification-request.ts';
import { lockRecords } from '../records/record-rows.ts';

/** A search as its path names it. */
export interface SearchOfOrder {
  orderId: string;
  searchId: string;
}

/**
 * Locks the order, then the search: always in this order, so that two last searches of one order take turns and the
 * second sees what the first did.
 * @returns null when the search does not exist, or not in that order
 */
export async function lockSearch(
  context: Context,
  transaction: Transaction,
  { searchId, orderId }: Pick<SearchOfOrder, 'searchId'> & Partial<SearchOfOrder>,
): Promise<LockedSearch | null> {
  const { manager } = transaction;
  const organizationId = context.organization.id;
  const found = await manager.findOne(SearchEntity, {
    select: { organizationId: true, id: true, orderId: true },
    where: { organizationId, id: searchId, ...(orderId ? { orderId } : {}) },
  });
  if (!found) return null;
  const order = await manager.findOneOrFail(OrderEntity, {
    where: { organizationId, id: found.orderId },
    lock: { mode: 'for_no_key_update' },
  });
  const search = await manager.findOneOrFail(SearchEntity, {
    where: { organizationId, id: searchId },
    lock: { mode: 'for_no_key_update' },
  });
  const records = await lockRecords(context, transaction, search);
  return { search, records, config: openConfig(context, search), order };
}
