import type { DeliveryHold, DeliveryStatus, EndpointSource, WebhookEvent } from '@credence/contract';
import { In, IsNull, Not } from 'typeorm';
import type { TenantKey } from '../../../platform/database/columns.ts';
import type { Cipher } from '../../../platform/database/encryption.ts';
import { rowReader } from '../../../platform/database/rows/row-reader.ts';
import { openJson, openText } from '../../../platform/database/sealed.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import {
  attemptCell,
  payloadCell,
  WebhookAttemptEntity,
  type WebhookAttemptRow,
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
  type WebhookEventRow,
} from '../../entities/webhook-entities.ts';
import { WebhookReceiverEntity } from '../deliver/webhook-receiver-entity.ts';
import { openTarget } from '../route/frozen-target.ts';
import { urlWithoutSecrets } from '../route/without-secrets.ts';

/** An event with what became of its deliveries. */
export interface EventReading extends Omit<WebhookEventRow, keyof TenantKey | 'payload'> {
  eventId: string;
  orderId: string;
  searchId: string;
  endpointSource: EndpointSource | null;
  /** Oldest first, without those that a redelivery replaced. */
  deliveries: DeliveryReading[];
  /** The newest of all its deliveries, oldest first. */
  attempts: AttemptReading[];
  nextRetryAt: Date | null;
  /** Null once it was redacted. */
  payload: WebhookEvent | null;
}

/** An event on its way to one target. */
export interface DeliveryReading extends Pick<WebhookDeliveryRow, 'endpointSource'> {
  deliveryId: string;
  /** Without secrets; null where no target wanted the event, and once it was redacted. */
  url: string | null;
  deliveryStatus: DeliveryStatus;
  /** Why it waits without a time, or has failed without an attempt. */
  heldBy: DeliveryHold | null;
  nextAttemptAt: Date | null;
}

/** One attempt, without secrets. */
export interface AttemptReading extends Omit<WebhookAttemptRow, keyof TenantKey | 'url' | 'responseBody'> {
  url: string;
  responseBody: string | null;
}

/** The newest attempts of an event that are read: one that is delivered again and again has any number of them. */
export const ATTEMPTS_READ = 100;

/** Events with their deliveries, in the order of the ids; without those that there are not, and test events. */
export async function readEvents(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<EventReading[]> {
  if (ids.length === 0) return [];
  const { manager } = transaction;
  const organizationId = context.organization.id;
  const events = await manager.findBy(WebhookEventEntity, { organizationId, id: In(ids) });
  const deliveries = await manager.find(WebhookDeliveryEntity, {
    where: { organizationId, eventId: In(ids), superseded: false },
    order: { id: 'ASC' },
  });
  const attempts = await readAttempts(context, transaction, ids);
  const holds = await findHolds(context, transaction, deliveries);
  const eventById = new Map(events.map((event) => [event.id, event]));
  const deliveriesByEvent = Map.groupBy(deliveries, ({ eventId }) => eventId);
  return ids.flatMap((id) => {
    const event = eventById.get(id);
    const own = { deliveries: deliveriesByEvent.get(id) ?? [], attempts: attempts.get(id) ?? [], holds };
    return event ? readingOf(context, event, own) : [];
  });
}

/** The newest attempts of events by event, oldest first. */
export async function readAttempts(
  context: Context,
  { query }: Transaction,
  eventIds: readonly string[],
): Promise<Map<string, AttemptReading[]>> {
  const { cipher, organization } = context;
  const reader = rowReader(context, WebhookAttemptEntity, 'a');
  const rows = await query<{ ofEvent: string }>(
    // Of each delivery the newest by its index, before those of all are compared.
    `select e.id as "ofEvent", ${reader.columns}
      from unnest($2::uuid[]) as e (id) cross join lateral (
        select a.* from webhook_deliveries d cross join lateral (
            select * from webhook_attempts own where own.organization_id = $1 and own.delivery_id = d.id
              order by own.attempt_number desc limit ${ATTEMPTS_READ}) as a
          where d.organization_id = $1 and d.event_id = e.id
          order by a.attempted_at desc, a.attempt_number desc, a.id desc limit ${ATTEMPTS_READ}) as a
      order by a.attempted_at, a.attempt_number, a.id`,
    [organization.id, eventIds],
  );
  const open = ({ id, organizationId, ...row }: WebhookAttemptRow): AttemptReading => ({
    ...row,
    url: urlWithoutSecrets(openText(cipher, attemptCell('url', id), row.url)),
    responseBody: openText(cipher, attemptCell('response_body', id), row.responseBody),
  });
  const byEvent = Map.groupBy(rows, ({ ofEvent }) => ofEvent);
  return new Map([...byEvent].map(([id, own]) => [id, own.map((row) => open(reader.read(row)))]));
}

function readingOf(
  { cipher }: Context,
  { organizationId, id, orderId, searchId, payload, ...event }: WebhookEventRow,
  own: { deliveries: readonly WebhookDeliveryRow[]; attempts: AttemptReading[]; holds: Holds },
): EventReading[] {
  if (!orderId || !searchId) return [];
  const { attempts, holds } = own;
  // A redelivery may have found a target where there was none.
  const toTargets = own.deliveries.filter(({ status }) => status !== 'NO_TARGET');
  const deliveries = toTargets.length > 0 ? toTargets : own.deliveries;
  const retries = deliveries
    .filter(({ id, status, attempts }) => status === 'PENDING' && attempts > 0 && !holds.has(id))
    .flatMap(({ nextAttemptAt }) => nextAttemptAt?.getTime() ?? []);
  const reading = {
    eventId: id,
    orderId,
    searchId,
    ...event,
    endpointSource: sourceOf(deliveries),
    deliveries: deliveries.map((each) => deliveryOf(cipher, each, holds.get(each.id))),
    attempts,
    nextRetryAt: retries.length > 0 ? new Date(Math.min(...retries)) : null,
    payload: payload && openJson<WebhookEvent>(cipher, payloadCell(id), payload),
  };
  return [reading];
}

function deliveryOf(
  cipher: Cipher,
  { id, endpointSource, target, status, heldBy, nextAttemptAt }: WebhookDeliveryRow,
  hold: DeliveryHold | undefined,
): DeliveryReading {
  return {
    deliveryId: id,
    endpointSource,
    url: target && urlWithoutSecrets(openTarget(cipher, id, target).url),
    deliveryStatus: status,
    heldBy: hold ?? heldBy,
    nextAttemptAt: hold ? null : nextAttemptAt,
  };
}

/** What keeps deliveries waiting, by the delivery. */
type Holds = ReadonlyMap<string, DeliveryHold>;

/** How long after its time a delivery has been overtaken by too many others. */
const BUSY_AFTER_MS = 60_000;

/** Deliveries that are due and not being sent: their receivers keep failing, or are behind. */
async function findHolds(
  context: Context,
  { manager }: Pick<Transaction, 'manager'>,
  deliveries: readonly WebhookDeliveryRow[],
): Promise<Holds> {
  const at = now(context);
  const waiting = deliveries.filter(
    ({ status, nextAttemptAt, claimedBy }) =>
      status === 'PENDING' && claimedBy === null && nextAttemptAt !== null && nextAttemptAt <= at,
  );
  if (waiting.length === 0) return new Map();
  const open = await manager.findBy(WebhookReceiverEntity, {
    organizationId: context.organization.id,
    receiver: In(waiting.map(({ receiver }) => receiver)),
    openUntil: Not(IsNull()),
  });
  const failing = new Set(open.map(({ receiver }) => receiver));
  return new Map(
    waiting.flatMap(({ id, receiver, nextAttemptAt }): [string, DeliveryHold][] => {
      if (receiver !== null && failing.has(receiver)) return [[id, 'RECEIVER_FAILING']];
      const isLate = nextAttemptAt !== null && at.getTime() - nextAttemptAt.getTime() > BUSY_AFTER_MS;
      return isLate ? [[id, 'RECEIVER_BUSY']] : [];
    }),
  );
}

/** The kind of target that it is at last; the escalation webhook only where it is the only one. */
function sourceOf(deliveries: readonly Pick<WebhookDeliveryRow, 'endpointSource'>[]): EndpointSource | null {
  const sources = deliveries.map((row) => row.endpointSource);
  return sources.findLast((source) => source && source !== 'escalation') ?? sources.findLast(Boolean) ?? null;
}
