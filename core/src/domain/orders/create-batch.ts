import type { OrderCreate } from '@credence/contract';
import { noteResources } from '../../platform/audit/audit-note.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Context } from '../context/context.ts';
import { type CreatedOrder, idsOf, storedOrders } from './create-order.ts';
import { prepareOrders } from './prepare-orders.ts';

export interface CreatedBatch {
  /** Names the request; nothing is kept under it. */
  batchId: string;
  /** In the order of the request. */
  orders: CreatedOrder[];
}

/** Where an order of a batch stands in its request, with its dot. */
export const placeInBatch = (index: number): string => `orders.${index}.`;

/**
 * Stores many orders in one step: all of them, or none.
 * @throws Invalid that lists every problem of every order, each with the index of its order
 */
export async function createBatch(
  context: Context,
  { orders }: { orders: readonly OrderCreate[] },
): Promise<CreatedBatch> {
  const prepared = await prepareOrders(context, orders, placeInBatch);
  const ids = prepared.map(idsOf);
  noteResources(context, {
    orderIds: ids.map(({ orderId }) => orderId),
    searchIds: ids.flatMap(({ searchIds }) => searchIds),
  });
  return { batchId: newId(), orders: await storedOrders(context, prepared) };
}
