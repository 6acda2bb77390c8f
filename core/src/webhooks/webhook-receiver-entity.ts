import { EntitySchema } from 'typeorm';
import { instant, integer, nullable, type TenantKey, tenantKey, text } from '../database/columns.ts';
import type { BreakerState } from './breaker.ts';

/** A receiver that has failed, or that deliveries wait for; others have no row. */
export interface WebhookReceiverRow extends TenantKey, BreakerState {
  /** Names organization and origin: `receiverGroup`. */
  receiver: string;
  updatedAt: Date;
}

export const WebhookReceiverEntity = new EntitySchema<WebhookReceiverRow>({
  name: 'webhook_receiver',
  tableName: 'webhook_receivers',
  columns: {
    ...tenantKey,
    receiver: text,
    failures: integer,
    trips: integer,
    openUntil: nullable(instant),
    probeUntil: nullable(instant),
    updatedAt: instant,
  },
});
