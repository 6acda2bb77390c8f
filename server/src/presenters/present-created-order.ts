import type { CreatedOrder } from '@credence/core';

/** A new order as its creation answers it, with what its client may want to look at. */
export function presentCreatedOrder({ orderId, searchIds, duplicates }: CreatedOrder) {
  const warnings = duplicates.map((duplicate) => ({
    code: 'DUPLICATE_EXTERNAL_SEARCH_ID' as const,
    ...duplicate,
  }));
  return { verificationOrderId: orderId, searchIds, ...(warnings.length > 0 ? { warnings } : {}) };
}
