import type { DeliveryStatus, EndpointSource, SearchType, WebhookEventName } from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  instant,
  integer,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../database/columns.ts';

/** An event with the exact bytes that every delivery of it sends. */
export interface WebhookEventRow extends TenantKey {
  orderId: string;
  searchId: string;
  event: WebhookEventName;
  sequence: number;
  searchType: SearchType;
  externalSearchId: string | null;
  /** Sealed body. */
  payload: Buffer;
  occurredAt: Date;
}

/** One event on its way to one target, as the target was configured when the event happened. */
export interface WebhookDeliveryRow extends TenantKey {
  eventId: string;
  status: DeliveryStatus;
  endpointSource: EndpointSource | null;
  /** Sealed `FrozenTarget`; null where no target matched. */
  target: Buffer | null;
  attempts: number;
  retryAttempts: number;
  nextAttemptAt: Date | null;
  claimedBy: string | null;
  sweptAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What happened in one attempt of a delivery. */
export interface WebhookAttemptRow extends TenantKey {
  deliveryId: string;
  attemptNumber: number;
  attemptedAt: Date;
  /** Sealed: a URL may carry a secret. */
  url: Buffer;
  address: string | null;
  responseStatus: number | null;
  /** Sealed first KiB. */
  responseBody: Buffer | null;
  durationMs: number;
  errorClass: string | null;
  error: string | null;
}

export const WebhookEventEntity = new EntitySchema<WebhookEventRow>({
  name: 'webhook_event',
  tableName: 'webhook_events',
  columns: {
    ...tenantKey,
    orderId: uuid,
    searchId: uuid,
    event: text,
    sequence: integer,
    searchType: text,
    externalSearchId: nullable(text),
    payload: bytes,
    occurredAt: instant,
  },
});

export const WebhookDeliveryEntity = new EntitySchema<WebhookDeliveryRow>({
  name: 'webhook_delivery',
  tableName: 'webhook_deliveries',
  columns: {
    ...tenantKey,
    eventId: uuid,
    status: text,
    endpointSource: nullable(text),
    target: nullable(bytes),
    attempts: integer,
    retryAttempts: integer,
    nextAttemptAt: nullable(instant),
    claimedBy: nullable(uuid),
    sweptAt: nullable(instant),
    createdAt: instant,
    updatedAt: instant,
  },
});

export const WebhookAttemptEntity = new EntitySchema<WebhookAttemptRow>({
  name: 'webhook_attempt',
  tableName: 'webhook_attempts',
  columns: {
    ...tenantKey,
    deliveryId: uuid,
    attemptNumber: integer,
    attemptedAt: instant,
    url: bytes,
    address: nullable(text),
    responseStatus: nullable(integer),
    responseBody: nullable(bytes),
    durationMs: integer,
    errorClass: nullable(text),
    error: nullable(text),
  },
});
