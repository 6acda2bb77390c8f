import type {
  AttemptErrorClass,
  AttemptTrigger,
  DeliveryHold,
  DeliveryStatus,
  EndpointSource,
  SearchType,
  WebhookEventName,
} from '@credence/contract';
import { EntitySchema } from 'typeorm';
import {
  bytes,
  flag,
  instant,
  integer,
  nullable,
  type TenantKey,
  tenantKey,
  text,
  uuid,
} from '../../platform/database/columns.ts';

/** An event with the exact bytes that every delivery of it sends. */
export interface WebhookEventRow extends TenantKey {
  /** Null, as the search's id, for a test event. */
  orderId: string | null;
  searchId: string | null;
  event: WebhookEventName;
  sequence: number;
  searchType: SearchType;
  externalSearchId: string | null;
  /** Sealed body; null once it was redacted. */
  payload: Buffer | null;
  occurredAt: Date;
  /** The worst of its deliveries; the database follows them. */
  deliveryStatus: DeliveryStatus;
}

/** One event on its way to one target, as the target was configured when the event happened. */
export interface WebhookDeliveryRow extends TenantKey {
  eventId: string;
  status: DeliveryStatus;
  endpointSource: EndpointSource | null;
  /** Sealed `FrozenTarget`; null where no target matched. */
  target: Buffer | null;
  attempts: number;
  /** Attempts made before the delivery was last begun anew: its retries count from there. */
  attemptsBefore: number;
  /** True for a fallback's delivery after the delivery that failed before it was begun anew: it is history. */
  superseded: boolean;
  retryAttempts: number;
  nextAttemptAt: Date | null;
  /** The run of a job that sends it; a later run of its receiver takes it over. */
  claimedBy: string | null;
  /** Whose job sends it: its target's, or for a test one of its own, under its id; null where there is no target. */
  receiver: string | null;
  /** Names the target: `targetKey`; null where there is none. */
  targetKey: string | null;
  /** Why its next attempt is made, or its last one was. Whether that finds out about its receiver shows when it goes. */
  trigger: Exclude<AttemptTrigger, 'PROBE'>;
  /** What kept it from being sent when it failed; null otherwise. */
  heldBy: DeliveryHold | null;
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
  trigger: AttemptTrigger;
  durationMs: number;
  /** Steps of the exchange; null for one that was not reached, or not needed on a connection kept alive. */
  dnsMs: number | null;
  connectMs: number | null;
  firstByteMs: number | null;
  errorClass: AttemptErrorClass | null;
  error: string | null;
  /** When the next attempt was to follow; null where none was. */
  nextAttemptAt: Date | null;
}

export const WebhookEventEntity = new EntitySchema<WebhookEventRow>({
  name: 'webhook_event',
  tableName: 'webhook_events',
  columns: {
    ...tenantKey,
    orderId: nullable(uuid),
    searchId: nullable(uuid),
    event: text,
    sequence: integer,
    searchType: text,
    externalSearchId: nullable(text),
    payload: nullable(bytes),
    occurredAt: instant,
    deliveryStatus: text,
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
    attemptsBefore: integer,
    superseded: flag,
    retryAttempts: integer,
    nextAttemptAt: nullable(instant),
    claimedBy: nullable(uuid),
    receiver: nullable(text),
    targetKey: nullable(text),
    trigger: text,
    heldBy: nullable(text),
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
    trigger: text,
    durationMs: integer,
    dnsMs: nullable(integer),
    connectMs: nullable(integer),
    firstByteMs: nullable(integer),
    errorClass: nullable(text),
    error: nullable(text),
    nextAttemptAt: nullable(instant),
  },
});

/** Where the body of an event is sealed. */
export const payloadCell = (id: string) => ({ table: 'webhook_events', column: 'payload', id });

/** Where a part of an attempt is sealed. */
export const attemptCell = (column: 'url' | 'response_body', id: string) => ({
  table: 'webhook_attempts',
  column,
  id,
});
