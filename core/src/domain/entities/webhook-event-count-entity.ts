import type { DeliveryStatus, WebhookEventName } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import { instant, integer, type TenantKey, tenantKey, text } from '../../platform/database/columns.ts';

/**
 * A part of how many events there are; test events are in none. The database keeps these rows itself, whoever changes
 * an event.
 */
export interface WebhookEventCountRow extends TenantKey {
  /** NEW is a change within an hour that no sum has taken up yet; the others are sums. */
  span: 'NEW' | 'HOUR' | 'DAY' | 'ALL';
  /** Start of the hour or day in UTC. */
  bucket: Date;
  event: WebhookEventName;
  deliveryStatus: DeliveryStatus;
  /** Negative where events left a status. */
  events: number;
}

export const WebhookEventCountEntity = new EntitySchema<WebhookEventCountRow>({
  name: 'webhook_event_count',
  tableName: 'webhook_event_counts',
  columns: { ...tenantKey, span: text, bucket: instant, event: text, deliveryStatus: text, events: integer },
});
