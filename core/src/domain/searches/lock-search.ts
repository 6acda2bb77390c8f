import { rowReader } from '../../platform/database/row-reader.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { type LockedSearch, SearchEntity } from '../entities/search-entity.ts';
import { SearchRecordEntity } from '../entities/search-record-entity.ts';
import { openConfig } from '../entities/verification-request.ts';
import { recordsOfLocked } from '../records/record-rows.ts';

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
  const orders = rowReader(context, OrderEntity, 'o');
  const searches = rowReader(context, SearchEntity, 's');
  const records = rowReader(context, SearchRecordEntity, 'r');
  const organizationId = context.organization.id;
  const [order] = await transaction.query(
    `select ${orders.columns} from orders o where o.organization_id = $1 and o.id = (
        select order_id from searches where organization_id = $1 and id = $2 and ($3::uuid is null or order_id = $3))
      for no key update`,
    [organizationId, searchId, orderId ?? null],
  );
  if (!order) return null;
  // A statement of its own: it sees what others did who had the order before.
  const rows = await transaction.query(
    `select ${searches.columns}, ${records.columns} from searches s
        left join search_records r on (r.organization_id, r.search_id) = (s.organization_id, s.id)
      where s.organization_id = $1 and s.id = $2 order by r.record for no key update of s`,
    [organizationId, searchId],
  );
  const [first] = rows;
  if (!first) return null;
  const search = searches.read(first);
  return {
    search,
    records: await recordsOfLocked(context, transaction, search, rows.map(records.read)),
    config: openConfig(context, search),
    order: orders.read(order),
  };
}
