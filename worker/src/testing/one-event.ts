import { type Context, cancelOrder } from '@credence/core';
import type { House, PlacedOrder } from './house.ts';

/** An order with one event to tell, at once: that it is cancelled. */
export async function oneEvent(
  house: House,
  webhookConfig: Record<string, unknown>,
  of: Context = house.context,
): Promise<PlacedOrder> {
  const order = {
    to: null,
    webhookConfig,
    searchConfig: { notifications: { suppressTypes: ['ADDITIONAL_RESEARCH_NOTE'] } },
  };
  const placed = await house.order(order, of);
  await cancelOrder(of, { orderId: placed.orderId });
  return placed;
}
