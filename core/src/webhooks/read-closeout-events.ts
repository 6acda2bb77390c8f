import type {
  DeliveryStatus,
  EndpointSource,
  SearchType,
  WebhookEvent,
  WebhookEventName,
} from '@credence/contract';
import { In } from 'typeorm';
import type { Context } from '../context.ts';
import { openJson, openText } from '../database/sealed.ts';
import type { Transaction } from '../database/transaction.ts';
import { payloadPlace } from './emit-event.ts';
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
  /** Of all its deliveries, oldest first. */
  attempts: AttemptReading[];
  nextRetryAt: Date | null;
  /** Null once it was redacted. */
  payload: WebhookEvent | null;
}

/** One attempt, without secrets. */
export interface AttemptReading {
  /** Counts the attempts at one target, from 1. */
  attemptNumber: number;
  attemptedAt: Date;
  url: string;
  responseStatus: number | null;
  responseBody: string | null;
  durationMs: number;
  error: string | null;
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
  const open = ({ id, ...row }: WebhookAttemptRow): AttemptReading => ({
    attemptNumber: row.attemptNumber,
    attemptedAt: row.attemptedAt,
    url: urlWithoutSecrets(openText(cipher, attemptPlace('url', id), row.url)),
    responseStatus: row.responseStatus,
    responseBody: openText(cipher, attemptPlace('response_body', id), row.responseBody),
    durationMs: row.durationMs,
    error: row.error,
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
    attempts: deliveries
      .flatMap((delivery) => attempts.get(delivery.id) ?? [])
      .toSorted((a, b) => a.attemptedAt.getTime() - b.attemptedAt.getTime()),
    nextRetryAt: retries.length > 0 ? new Date(Math.min(...retries)) : null,
    payload: row.payload && openJson<WebhookEvent>(cipher, payloadPlace(id), row.payload),
  };
}

/** The kind of target that it is at last; the escalation webhook only where it is the only one. */
function sourceOf(
  deliveries: readonly Pick<WebhookDeliveryRow, 'endpointSource' | 'superseded'>[],
): EndpointSource | null {
  const sources = deliveries.filter(({ superseded }) => !superseded).map((row) => row.endpointSource);
  return sources.findLast((source) => source && source !== 'escalation') ?? sources.findLast(Boolean) ?? null;
}
