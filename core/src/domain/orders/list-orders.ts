import { noteResources } from '../../platform/audit/audit-note.ts';
import { cursorAfter, idBefore } from '../../platform/database/id-cursor.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Context } from '../context/context.ts';
import { countOrders } from './count-orders.ts';
import { nearestCut } from './nearest-cut.ts';
import type { OrderFilter } from './order-filter.ts';
import { type OrderMark, pageOfOrders } from './order-page.ts';
import { type OrderOverview, readOverviews } from './read-orders.ts';

export interface OrderListInput extends OrderFilter {
  /** Counts from 1; a cursor takes its place. */
  page: number;
  limit: number;
  /** Of an earlier page, to read on where that one ended. */
  cursor?: string | undefined;
}

export interface OrderPage {
  /** Newest first. */
  orders: OrderOverview[];
  /** All orders that the filter finds; at most 10,000 where it has an external id. */
  total: number;
  hasNext: boolean;
  hasPrev: boolean;
  nextCursor: string | null;
}

/**
 * One page of the orders that a filter finds. It takes as long in a million orders as in a thousand: the total comes
 * from sums, and so does the way to a page.
 * @throws Invalid when the cursor is none of this organization's
 */
export function listOrders(context: Context, input: OrderListInput): Promise<OrderPage> {
  const { page, limit, cursor } = input;
  return inTransaction(context, async (transaction) => {
    const after = cursor === undefined ? undefined : await findCursor(context, transaction, cursor);
    const total = await countOrders(context, transaction, input);
    const skip = after ? 0 : (page - 1) * limit;
    // One more than asked for tells whether there are more.
    const way = await nearestCut(context, transaction, input, { skip, take: limit + 1, after }, total);
    const found = await pageOfOrders(context, transaction, way.filter, way.cut);
    const ids = found.slice(0, limit);
    const hasNext = found.length > limit;
    noteResources(context, { orderIds: ids });
    return {
      orders: await readOverviews(context, transaction, ids),
      total,
      hasNext,
      hasPrev: after !== undefined || page > 1,
      nextCursor: hasNext ? cursorAfter(ids.at(-1) ?? '') : null,
    };
  });
}

async function findCursor(context: Context, { query }: Transaction, cursor: string): Promise<OrderMark> {
  const [row] = await query<OrderMark>(
    `select id, created_at as "createdAt", created_at::text as exactly from orders
      where organization_id = $1 and id = $2`,
    [context.organization.id, idBefore(cursor) ?? null],
  );
  if (!row) throw new Invalid(['cursor is not one that a list of orders answered with']);
  return row;
}
