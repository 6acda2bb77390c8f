import type { OrderCreate } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Context } from '../context/context.ts';
import { type CreatedOrder, createdOrder } from './create-order.ts';
import { prepareOrders } from './prepare-orders.ts';
import { storeOrders } from './store-orders.ts';

export interface CreatedBatch {
  /** Names the request; nothing is kept under it. */
  batchId: string;
  /** In the order of the request. */
  orders: CreatedOrder[];
}

/**
 * Stores many orders in one step: all of them, or none.
 * @throws Invalid that lists every problem of every order, each with the place of its order
 */
export async function createBatch(
  context: Context,
  { orders }: { orders: readonly OrderCreate[] },
): Promise<CreatedBatch> {
  const prepared = await prepareOrders(context, orders, (index) => `orders.${index}.`);
  const created = prepared.map(createdOrder);
  noteResources(context, {
    orderIds: created.map(({ orderId }) => orderId),
    searchIds: created.flatMap(({ searchIds }) => searchIds),
  });
  await storeOrders(context, prepared);
  return { batchId: newId(), orders: created };
}
