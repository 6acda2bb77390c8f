import type { OrderCreate } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import type { Context } from '../context/context.ts';
import { type DuplicateSearch, duplicatesIn } from './duplicate-searches.ts';
import { type NewOrder, prepareOrders } from './prepare-orders.ts';
import { storeOrders } from './store-orders.ts';

/** What the client learns of an order that was stored. */
export interface CreatedOrder {
  orderId: string;
  /** In the order of the request. */
  searchIds: string[];
  /** Searches that may have been created twice. */
  duplicates: DuplicateSearch[];
}

/**
 * Stores an order with its applicant and searches, and starts their research.
 * @throws Invalid that lists every problem; nothing is stored then
 */
export async function createOrder(context: Context, order: OrderCreate): Promise<CreatedOrder> {
  const orders = await prepareOrders(context, [order]);
  const [ids] = orders.map(idsOf);
  if (!ids) throw new Error('An order was prepared, and it is gone');
  noteResources(context, { ...ids });
  const [created] = await storedOrders(context, orders);
  if (!created) throw new Error('An order was stored, and it is gone');
  return created;
}

/** Stores orders that were prepared, in their order. */
export async function storedOrders(context: Context, orders: readonly NewOrder[]): Promise<CreatedOrder[]> {
  const duplicates = duplicatesIn(orders, await storeOrders(context, orders));
  return orders.map((order, index) => ({ ...idsOf(order), duplicates: duplicates[index] ?? [] }));
}

/** The ids of an order that was prepared, and of its searches in the order of the request. */
export const idsOf = ({ order, searches }: NewOrder) => ({
  orderId: order.id,
  searchIds: searches.map(({ id }) => id),
});
