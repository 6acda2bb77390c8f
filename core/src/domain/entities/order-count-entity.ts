import type { OrderStatus } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import { instant, integer, type TenantKey, tenantKey, text } from '../../platform/database/columns.ts';

/** A part of how many orders there are. The database keeps these rows itself, whoever changes an order. */
export interface OrderCountRow extends TenantKey {
  /** NEW is a change within an hour that no sum has taken up yet; the others are sums. */
  span: 'NEW' | 'HOUR' | 'DAY' | 'ALL';
  /** Start of the hour or day in UTC. */
  bucket: Date;
  orderStatus: OrderStatus;
  /** Negative where orders left a status. */
  orders: number;
}

export const OrderCountEntity = new EntitySchema<OrderCountRow>({
  name: 'order_count',
  tableName: 'order_counts',
  columns: { ...tenantKey, span: text, bucket: instant, orderStatus: text, orders: integer },
});
