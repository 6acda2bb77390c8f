import type { OrderCreate } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import type { Context } from '../context/context.ts';
import { type NewOrder, prepareOrders } from './prepare-orders.ts';
import { storeOrders } from './store-orders.ts';

export interface CreatedOrder {
  orderId: string;
  /** In the order of the request. */
  searchIds: string[];
}

/**
 * Stores an order with its applicant and searches, and starts their research.
 * @throws Invalid that lists every problem; nothing is stored then
 */
export async function createOrder(context: Context, order: OrderCreate): Promise<CreatedOrder> {
  const orders = await prepareOrders(context, [order]);
  const [created] = orders.map(createdOrder);
  if (!created) throw new Error('An order was prepared, and it is gone');
  noteResources(context, { ...created });
  await storeOrders(context, orders);
  return created;
}

/** What the client learns of an order that was stored. */
export const createdOrder = ({ order, searches }: NewOrder): CreatedOrder => ({
  orderId: order.id,
  searchIds: searches.map(({ id }) => id),
});
