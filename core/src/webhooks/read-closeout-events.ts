import type {
  AttemptErrorClass,
  AttemptTrigger,
  DeliveryHold,
  DeliveryStatus,
  EndpointSource,
  SearchType,
  WebhookEvent,
  WebhookEventName,
} from '@credence/contract';
import { In } from 'typeorm';
import type { Context } from '../context.ts';
import type { Cipher } from '../database/encryption.ts';
import { openJson, openText } from '../database/sealed.ts';
import type { Transaction } from '../database/transaction.ts';
import { payloadPlace } from './emit-event.ts';
import { type FrozenTarget, targetPlace } from './frozen-target.ts';
import {
  attemptPlace,
  WebhookAttemptEntity,
  type WebhookAttemptRow,
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from './webhook-entities.ts';
import { urlWithoutSecrets } from './without-secrets.ts';

/** An event with what became of its deliveries. */
export interface EventReading {
  eventId: string;
  event: WebhookEventName;
  sequence: number;
  occurredAt: Date;
  orderId: string;
  searchId: string;
  externalSearchId: string | null;
  searchType: SearchType;
  endpointSource: EndpointSource | null;
  deliveryStatus: DeliveryStatus;
  /** Oldest first, without those that a redelivery replaced. */
  deliveries: DeliveryReading[];
  /** Of all its deliveries, oldest first. */
  attempts: AttemptReading[];
  nextRetryAt: Date | null;
  /** Null once it was redacted. */
  payload: WebhookEvent | null;
}

/** An event on its way to one target. */
export interface DeliveryReading {
  deliveryId: string;
  endpointSource: EndpointSource | null;
  /** Without secrets; null where no target wanted the event, and once it was redacted. */
  url: string | null;
  deliveryStatus: DeliveryStatus;
  /** Why it waits without a time, or has failed without an attempt. */
  heldBy: DeliveryHold | null;
  nextAttemptAt: Date | null;
}

/** One attempt, without secrets. */
export interface AttemptReading {
  deliveryId: string;
  trigger: AttemptTrigger;
  /** Counts the attempts at one target, from 1. */
  attemptNumber: number;
  attemptedAt: Date;
  url: string;
  responseStatus: number | null;
  responseBody: string | null;
  /** The address that was reached. */
  address: string | null;
  durationMs: number;
  /** Steps of the exchange; null for one that was not reached or not needed. */
  dnsMs: number | null;
  connectMs: number | null;
  firstByteMs: number | null;
  errorClass: AttemptErrorClass | null;
  error: string | null;
  /** When the next attempt was to follow. */
  nextAttemptAt: Date | null;
}

/** Events with their deliveries, in the order of the ids. */
export async function readEvents(
  context: Context,
  { manager }: Transaction,
  ids: readonly string[],
): Promise<EventReading[]> {
  if (ids.length === 0) return [];
  const organizationId = context.organization.id;
  const events = await manager.findBy(WebhookEventEntity, { organizationId, id: In(ids) });
  const deliveries = await manager.find(WebhookDeliveryEntity, {
    where: { organizationId, eventId: In(ids) },
    order: { id: 'ASC' },
  });
  const attempts = await readAttempts(
    context,
    { manager },
    deliveries.map(({ id }) => id),
  );
  const eventById = new Map(events.map((event) => [event.id, event]));
  const deliveriesByEvent = Map.groupBy(deliveries, ({ eventId }) => eventId);
  return ids.flatMap((id) => {
    const event = eventById.get(id);
    return event ? [readingOf(context, event, deliveriesByEvent.get(id) ?? [], attempts)] : [];
  });
}

/** The attempts of deliveries by delivery, oldest first. */
export async function readAttempts(
  { cipher, organization }: Context,
  { manager }: Pick<Transaction, 'manager'>,
  deliveryIds: readonly string[],
): Promise<Map<string, AttemptReading[]>> {
  if (deliveryIds.length === 0) return new Map();
  const rows = await manager.find(WebhookAttemptEntity, {
    where: { organizationId: organization.id, deliveryId: In(deliveryIds) },
    order: { attemptedAt: 'ASC', attemptNumber: 'ASC', id: 'ASC' },
  });
  const open = ({ id, organizationId, ...row }: WebhookAttemptRow): AttemptReading => ({
    ...row,
    url: urlWithoutSecrets(openText(cipher, attemptPlace('url', id), row.url)),
    responseBody: openText(cipher, attemptPlace('response_body', id), row.responseBody),
  });
  return new Map(
    [...Map.groupBy(rows, ({ deliveryId }) => deliveryId)].map(([id, own]) => [id, own.map(open)]),
  );
}

function readingOf(
  { cipher }: Context,
  row: WebhookEventRow,
  deliveries: readonly WebhookDeliveryRow[],
  attempts: ReadonlyMap<string, readonly AttemptReading[]>,
): EventReading {
  const { id, orderId, searchId } = row;
  if (!orderId || !searchId) throw new Error('A test event has no place in a list');
  const retries = deliveries
    .filter(({ status, attempts }) => status === 'PENDING' && attempts > 0)
    .flatMap(({ nextAttemptAt }) => nextAttemptAt?.getTime() ?? []);
  return {
    ...{ eventId: id, orderId, searchId },
    event: row.event,
    sequence: row.sequence,
    occurredAt: row.occurredAt,
    externalSearchId: row.externalSearchId,
    searchType: row.searchType,
    endpointSource: sourceOf(deliveries),
    deliveryStatus: row.deliveryStatus,
    deliveries: deliveries.filter(({ superseded }) => !superseded).map((each) => deliveryOf(cipher, each)),
    attempts: deliveries
      .flatMap((delivery) => attempts.get(delivery.id) ?? [])
      .toSorted((a, b) => a.attemptedAt.getTime() - b.attemptedAt.getTime()),
    nextRetryAt: retries.length > 0 ? new Date(Math.min(...retries)) : null,
    payload: row.payload && openJson<WebhookEvent>(cipher, payloadPlace(id), row.payload),
  };
}

function deliveryOf(cipher: Cipher, row: WebhookDeliveryRow): DeliveryReading {
  const target = row.target && openJson<FrozenTarget>(cipher, targetPlace(row.id), row.target);
  return {
    deliveryId: row.id,
    endpointSource: row.endpointSource,
    url: target && urlWithoutSecrets(target.url),
    deliveryStatus: row.status,
    heldBy: row.parkedAt ? 'RECEIVER_FAILING' : row.heldBy,
    nextAttemptAt: row.nextAttemptAt,
  };
}

/** The kind of target that it is at last; the escalation webhook only where it is the only one. */
function sourceOf(
  deliveries: readonly Pick<WebhookDeliveryRow, 'endpointSource' | 'superseded'>[],
): EndpointSource | null {
  const sources = deliveries.filter(({ superseded }) => !superseded).map((row) => row.endpointSource);
  return sources.findLast((source) => source && source !== 'escalation') ?? sources.findLast(Boolean) ?? null;
}
