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
} from '../../../platform/database/columns.ts';
import type { BreakerState } from './breaker.ts';

/** A receiver whose last attempt failed; others have no row. */
export interface WebhookReceiverRow extends TenantKey, BreakerState {
  /** Names organization and URL: `targetKey`. */
  receiver: string;
  /** Sealed: a URL may carry a secret. */
  url: Buffer;
  /** When it first failed. */
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
    url: bytes,
    since: instant,
    lastStatus: nullable(integer),
    lastErrorClass: nullable(text),
    failures: integer,
    trips: integer,
    openUntil: nullable(instant),
    updatedAt: instant,
  },
});

/** Where the URL of a receiver is sealed. */
export const urlCell = (id: string) => ({ table: 'webhook_receivers', column: 'url', id });
