import type { Statement } from '../../platform/database/statement.ts';
import type { NewOrder } from './prepare-orders.ts';

/** A search of a new order whose external id other orders were given not long before. */
export interface DuplicateSearch {
  externalSearchId: string;
  /** The newest of them, up to `MOST_NAMED`. */
  orderIds: string[];
}

/** An order that had an external id before. */
export interface EarlierOrder {
  externalSearchId: string;
  orderId: string;
}

/** How long after an order the same external id is likely to be a mistake. */
const LIKELY_MS = 86_400_000;

/** Most orders that are named for one external id. */
const MOST_NAMED = 10;

/**
 * Finds the orders that had the external ids of new ones before. Read in the order of their index, so that the plan can't
 * mistake another for it while the tables are small (see docs/decisions/0002).
 */
export function earlierOrders(organizationId: string, orders: readonly NewOrder[], at: Date): Statement {
  const externalIds = new Set(orders.flatMap(externalIdsOf));
  return {
    sql: `
      select asked.id as "externalSearchId", earlier.order_id as "orderId"
        from unnest($2::text[]) as asked (id) cross join lateral (
          select s.order_id from searches s
            where s.organization_id = $1::uuid and s.external_search_id = asked.id and s.created_at > $3::timestamptz
            order by s.organization_id, s.external_search_id, s.created_at desc, s.order_id desc
            limit ${MOST_NAMED}
        ) as earlier`,
    values: [organizationId, [...externalIds], new Date(at.getTime() - LIKELY_MS)],
  };
}

/** The duplicates in each of some new orders, beside those stored before and those before it in the same request. */
export function duplicatesIn(
  orders: readonly NewOrder[],
  earlier: readonly EarlierOrder[],
): DuplicateSearch[][] {
  // The newest first.
  const known = new Map<string, string[]>();
  const before = (externalSearchId: string) => known.get(externalSearchId) ?? [];
  for (const { externalSearchId, orderId } of earlier)
    known.set(externalSearchId, [...new Set([...before(externalSearchId), orderId])]);
  return orders.map((order) => {
    const ids = externalIdsOf(order);
    const duplicates = ids.flatMap((externalSearchId) => {
      const orderIds = before(externalSearchId);
      return orderIds.length > 0 ? [{ externalSearchId, orderIds }] : [];
    });
    for (const id of ids) known.set(id, [order.order.id, ...before(id)].slice(0, MOST_NAMED));
    return duplicates;
  });
}

/** The external ids in an order, each once: its own searches may share one. */
const externalIdsOf = ({ searches }: NewOrder): string[] => [
  ...new Set(searches.flatMap(({ externalSearchId }) => externalSearchId ?? [])),
];
