import type { OrderStatus, SearchStatus } from '@credence/contract';

/**
 * The status of an order after its searches changed: a running order is COMPLETED once no search of it is
 * IN_PROGRESS, which is also true of an order without searches. COMPLETED and CANCELLED orders stay what they are.
 */
export function rolledUpStatus(
  orderStatus: OrderStatus,
  searchStatuses: readonly SearchStatus[],
): OrderStatus {
  if (orderStatus !== 'IN_PROGRESS') return orderStatus;
  return searchStatuses.includes('IN_PROGRESS') ? 'IN_PROGRESS' : 'COMPLETED';
}
