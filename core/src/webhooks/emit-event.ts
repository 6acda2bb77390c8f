import type { ContactPlanEntry, NotificationType, WebhookConfig, WebhookEvent } from '@credence/contract';
import { type Context, now } from '../context.ts';
import { newId } from '../database/ids.ts';
import { openJson, sealJson } from '../database/sealed.ts';
import type { Transaction } from '../database/transaction.ts';
import { orderWebhookPlace } from '../orders/order-entity.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { LockedSearch } from '../searches/lock-search.ts';
import { SearchEntity } from '../searches/search-entity.ts';
import { type FrozenTarget, receiverGroup, targetPlace } from './frozen-target.ts';
import { normalizeWebhookConfig, routeEvent } from './targets.ts';
import {
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from './webhook-entities.ts';

/** An event to emit: its name, and its data without what every event of a search carries. */
export type NewEvent =
  | {
      event: 'verification.notification';
      data: {
        notificationType: NotificationType;
        contactPlan?: ContactPlanEntry[];
        metadata: Record<string, unknown>;
      };
    }
  | { [E in WebhookEvent as E['event']]: { event: E['event']; data: Omit<E['data'], keyof SearchIdentity> } }[
      | 'verification.completed'
      | 'verification.action_required'];

interface SearchIdentity {
  orderId: string;
  searchId: string;
  externalSearchId: string | null;
  searchType: string;
}

/** Where the body of an event is sealed. */
export const payloadPlace = (id: string) => ({ table: 'webhook_events', column: 'payload', id });

/**
 * Writes events of a locked search, a delivery for each target that wants one, and the job of each delivery, all in
 * the transaction of the change. An event without a target is written too, so that nothing is silently lost.
 * @returns the names of the events written; suppressed notifications are not
 */
export async function emitEvents(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  events: readonly NewEvent[],
): Promise<WebhookEvent['event'][]> {
  const suppressed = new Set(locked.config.notifications.suppressTypes);
  const wanted = events.filter(
    ({ event, data }) => event !== 'verification.notification' || !suppressed.has(data.notificationType),
  );
  if (wanted.length === 0) return [];

  const { search } = locked;
  const rows = wanted.map((event, index) =>
    eventRow(context, locked, event, search.eventSequence + index + 1),
  );
  search.eventSequence += wanted.length;
  await transaction.manager.update(
    SearchEntity,
    { organizationId: search.organizationId, id: search.id },
    { eventSequence: search.eventSequence },
  );
  await transaction.manager.insert(WebhookEventEntity, rows);

  const deliveries = rows.flatMap((row) => deliveryRows(context, locked, row));
  await transaction.manager.insert(
    WebhookDeliveryEntity,
    deliveries.map(({ row }) => row),
  );
  await enqueue(
    context,
    transaction,
    'deliver-webhook',
    deliveries.flatMap(({ row, group }) => (group ? [{ data: { deliveryId: row.id }, group }] : [])),
  );
  return wanted.map(({ event }) => event);
}

function eventRow(
  context: Context,
  { search, order }: LockedSearch,
  event: NewEvent,
  sequence: number,
): WebhookEventRow {
  const id = newId();
  const occurredAt = now(context);
  const { externalSearchId, searchType } = search;
  const identity: SearchIdentity = { orderId: order.id, searchId: search.id, externalSearchId, searchType };
  const body = {
    event: event.event,
    occurredAt: occurredAt.toISOString(),
    sequence,
    data: { ...identity, ...event.data },
  };
  return {
    organizationId: context.organization.id,
    id,
    orderId: order.id,
    searchId: search.id,
    event: event.event,
    sequence,
    searchType,
    externalSearchId,
    payload: sealJson(context.cipher, payloadPlace(id), body),
    occurredAt,
  };
}

interface NewDelivery {
  row: WebhookDeliveryRow;
  /** Group of the delivery's job; null when there is nothing to deliver. */
  group: string | null;
}

function deliveryRows(
  context: Context,
  { order, config }: LockedSearch,
  event: WebhookEventRow,
): NewDelivery[] {
  const orderConfig = order.webhookConfig
    ? openJson<WebhookConfig>(context.cipher, orderWebhookPlace(order.id), order.webhookConfig)
    : null;
  const normalize = (input: WebhookConfig | null | undefined) =>
    input ? normalizeWebhookConfig(input) : null;
  const route = routeEvent(
    {
      override: normalize(config.notifications.webhookOverride),
      order: normalize(orderConfig),
      organization: normalize(context.organization.webhookConfig),
    },
    event,
  );
  const base = (id: string) => ({
    organizationId: event.organizationId,
    id,
    eventId: event.id,
    attempts: 0,
    retryAttempts: route.retryAttempts,
    claimedBy: null,
    sweptAt: null,
    createdAt: event.occurredAt,
    updatedAt: event.occurredAt,
  });
  if (route.deliveries.length === 0) {
    const nowhere = { status: 'NO_TARGET', endpointSource: null, target: null, nextAttemptAt: null } as const;
    return [{ row: { ...base(newId()), ...nowhere }, group: null }];
  }
  return route.deliveries.map(({ target, endpointSource, secrets }) => {
    const id = newId();
    const frozen: FrozenTarget = {
      url: target.url,
      headers: target.headers,
      basicAuth: target.basicAuth,
      secrets,
      fallbacks:
        endpointSource === 'fallback'
          ? []
          : route.fallbacks.map(({ target: { url, headers, basicAuth }, secrets }) => ({
              url,
              headers,
              basicAuth,
              secrets,
            })),
    };
    return {
      row: {
        ...base(id),
        status: 'PENDING',
        endpointSource,
        target: sealJson(context.cipher, targetPlace(id), frozen),
        nextAttemptAt: event.occurredAt,
      },
      group: receiverGroup(event.organizationId, frozen.url),
    };
  });
}
