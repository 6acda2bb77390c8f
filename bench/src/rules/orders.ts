import type { Rule } from './run-record.ts';

/** What clients and tables remember of orders. */
export interface OrderRecord {
  /** What clients were answered. */
  acknowledged: readonly AcknowledgedOrder[];
  stored: readonly StoredOrder[];
}

export interface AcknowledgedOrder {
  orderId: string;
  /** The client's name for its one search, and for the order: it uses no idempotency key twice. */
  externalSearchId: string;
}

export interface StoredOrder extends AcknowledgedOrder {
  searchId: string;
}

/** I1: every order that was answered 2xx is there. */
export const keepsOrders: Rule<OrderRecord> = ({ acknowledged, stored }) => {
  const known = new Set(stored.map(nameOf));
  return acknowledged
    .filter((order) => !known.has(nameOf(order)))
    .map(({ orderId, externalSearchId }) => ({
      searchId: externalSearchId,
      words: `${orderId} is not there`,
    }));
};

const nameOf = ({ orderId, externalSearchId }: AcknowledgedOrder) => `${orderId} ${externalSearchId}`;

/** I2: one order for each idempotency key, however often it was sent. */
export const onceForKey: Rule<OrderRecord> = ({ stored }) =>
  [...Map.groupBy(stored, ({ externalSearchId }) => externalSearchId)]
    .filter(([, orders]) => orders.length > 1)
    .map(([externalSearchId, orders]) => ({
      searchId: externalSearchId,
      words: `${orders.length} orders of one key`,
    }));
