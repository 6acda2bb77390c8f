import type { AttemptErrorClass } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  nullable,
  type TenantKey,
  tenantKey,
  text,
} from '../../platform/database/columns.ts';
import type { BreakerState } from './breaker.ts';

/** A receiver that has failed, or that deliveries wait for; others have no row. */
export interface WebhookReceiverRow extends TenantKey, BreakerState {
  /** Names organization and origin: `receiverGroup`. */
  receiver: string;
  /** Sealed; null for one from before it was kept. */
  origin: Buffer | null;
  /** When it first failed, or more was told to it than the queue takes. */
  since: Date;
  /** What it answered when it failed last; null where it did not answer. */
  lastStatus: number | null;
  lastErrorClass: AttemptErrorClass | null;
  updatedAt: Date;
}

export const WebhookReceiverEntity = new EntitySchema<WebhookReceiverRow>({
  name: 'webhook_receiver',
  tableName: 'webhook_receivers',
  columns: {
    ...tenantKey,
    receiver: text,
    origin: nullable(bytes),
    since: instant,
    lastStatus: nullable(integer),
    lastErrorClass: nullable(text),
    failures: integer,
    trips: integer,
    openUntil: nullable(instant),
    probeUntil: nullable(instant),
    updatedAt: instant,
  },
});

/** Where the origin of a receiver is sealed. */
export const originPlace = (id: string) => ({ table: 'webhook_receivers', column: 'origin', id });
