import { type Context, cancelOrder } from '@credence/core';
import type { Harness, PlacedOrder } from './harness.ts';

/** An order with one event to tell, at once: that it is cancelled. */
export async function oneEvent(
  harness: Harness,
  webhookConfig: Record<string, unknown>,
  of: Context = harness.context,
): Promise<PlacedOrder> {
  const order = {
    to: null,
    webhookConfig,
    searchConfig: { notifications: { suppressTypes: ['ADDITIONAL_RESEARCH_NOTE'] } },
  };
  const placed = await harness.order(order, of);
  await cancelOrder(of, { orderId: placed.orderId });
  return placed;
}
