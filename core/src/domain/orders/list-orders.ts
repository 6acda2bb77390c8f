import type { Pagination } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { findMark, type PageInput, readPage } from '../../platform/database/list-page.ts';
import { inReadTransaction } from '../../platform/database/replicas/read-transaction.ts';
import type { Context } from '../context/context.ts';
import type { OrderFilter } from './order-filter.ts';
import { countOrders, pageOfOrders } from './order-page.ts';
import { type OrderOverview, readOverviews } from './read-orders.ts';

export type OrderListInput = OrderFilter & PageInput;

export interface OrderPage {
  /** Newest first. */
  orders: OrderOverview[];
  pagination: Pagination;
}

const ORDERS = { table: 'orders', time: 'created_at', origin: 'a list of orders answered with' };

/**
 * One page of the orders that a filter finds.
 * @throws Invalid when the cursor is none of this organization's
 */
export function listOrders(context: Context, input: OrderListInput): Promise<OrderPage> {
  return inReadTransaction(context, async (transaction) => {
    const { ids, pagination } = await readPage(input, {
      markOf: (cursor) => findMark(context, transaction, ORDERS, cursor),
      count: (most) => countOrders(context, transaction, input, most),
      idsOf: (cut) => pageOfOrders(context, transaction, input, cut),
    });
    noteResources(context, { orderIds: ids });
    return { orders: await readOverviews(context, transaction, ids), pagination };
  });
}
