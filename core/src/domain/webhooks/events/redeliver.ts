import { In } from 'typeorm';
import { rowReader } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { OrderEntity } from '../../entities/order-entity.ts';
import { SearchEntity } from '../../entities/search-entity.ts';
import { openConfig } from '../../entities/verification-request.ts';
import {
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEventEntity,
} from '../../entities/webhook-entities.ts';
import { CLAIM_SECONDS } from '../deliver/claim-deliveries.ts';
import { enableTargets } from '../deliver/disable-target.ts';
import { openTarget, targetKey } from '../route/frozen-target.ts';
import { writeDeliveries } from '../route/new-delivery.ts';
import { routeDeliveries } from '../route/route-deliveries.ts';
import { wakeReceivers } from '../route/wake-receivers.ts';

/** What redelivering did, in events. */
export interface Redelivery {
  /** Events that are on their way again. */
  redelivered: number;
  /** Events left alone, because they are being sent at this moment. */
  inFlight: number;
  /** Events that no target wants, then or now. */
  withoutTarget: number;
  /** Events of redacted orders: their bodies are gone. */
  redacted: number;
}

/**
 * Puts events on their way again, from the beginning and at once: the same id, the same bytes, the same targets. What
 * waits for a retry or at a fallback is replaced; an event that is being sent is left alone. Events without a target
 * go where the configuration of this moment sends them, also those of which only the escalation webhook was told. Targets
 * that were disabled are tried again.
 */
export async function redeliver(
  context: Context,
  transaction: Transaction,
  eventIds: readonly string[],
): Promise<Redelivery> {
  const deliveries = await lockDeliveries(context, transaction, eventIds);
  const redacted = new Set(deliveries.filter(({ isRedacted }) => isRedacted).map(({ eventId }) => eventId));
  const isInFlight = inFlightAt(now(context));
  const events = [...Map.groupBy(deliveries, ({ eventId }) => eventId)].filter(([id]) => !redacted.has(id));
  const idle = events.filter(([, own]) => !own.some(isInFlight));
  const begun = idle.flatMap(([, own]) => firstTargets(own));
  await restart(context, transaction, begun);

  const routed = await routeAgain(context, transaction, new Map(idle.filter(([, own]) => isUnrouted(own))));
  await enableTargets(context, transaction, keysOf(context, [...begun, ...routed]));
  const redelivered = new Set([...begun, ...routed].map(({ eventId }) => eventId)).size;
  return {
    redelivered,
    inFlight: events.length - idle.length,
    withoutTarget: idle.length - redelivered,
    redacted: redacted.size,
  };
}

type LockedDelivery = WebhookDeliveryRow & { isRedacted: boolean };

/** Waits for those who redeliver or record the same events, and then reads what they wrote. */
async function lockDeliveries(
  context: Context,
  { query }: Transaction,
  eventIds: readonly string[],
): Promise<LockedDelivery[]> {
  const given = [context.organization.id, eventIds];
  const own = 'd.organization_id = $1 and d.event_id = any($2::uuid[])';
  await query(`select from webhook_deliveries d where ${own} order by d.id for no key update`, given);
  const reader = rowReader(context, WebhookDeliveryEntity, 'd');
  const rows = await query<{ isRedacted: boolean }>(
    `select ${reader.columns}, e.payload is null as "isRedacted"
      from webhook_deliveries d join webhook_events e on (e.organization_id, e.id) = (d.organization_id, d.event_id)
      where ${own} and not d.superseded order by d.id`,
    given,
  );
  return rows.map((row) => ({ ...reader.read(row), isRedacted: row.isRedacted }));
}

const inFlightAt =
  (at: Date) =>
  ({ claimedBy, updatedAt }: WebhookDeliveryRow): boolean =>
    claimedBy !== null && at.getTime() - updatedAt.getTime() <= CLAIM_SECONDS * 1_000;

/**
 * The way of an event begins at its type-specific targets, and goes on to the fallbacks by itself. The escalation
 * webhook is a way of its own.
 */
function firstTargets(deliveries: readonly WebhookDeliveryRow[]): WebhookDeliveryRow[] {
  const withTarget = deliveries.filter(({ target }) => target !== null);
  const specific = withTarget.filter(({ endpointSource }) => endpointSource === 'type-specific');
  if (specific.length === 0) return withTarget;
  return withTarget.filter(({ endpointSource }) => endpointSource !== 'fallback');
}

/** Nothing that was configured for its events sent it anywhere: they were held back, or no target wanted it. */
const isUnrouted = (deliveries: readonly WebhookDeliveryRow[]): boolean =>
  deliveries.every(({ target, endpointSource }) => target === null || endpointSource === 'escalation');

/** Names of targets, and of the fallbacks that get what these do not take. */
const keysOf = ({ cipher }: Context, deliveries: readonly WebhookDeliveryRow[]): (string | null)[] =>
  deliveries.flatMap(({ id, target, targetKey: key }) => {
    const fallbacks = target ? openTarget(cipher, id, target).fallbacks : [];
    return [key, ...fallbacks.map(({ url }) => targetKey(cipher, url))];
  });

async function restart(
  context: Context,
  transaction: Transaction,
  deliveries: readonly WebhookDeliveryRow[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const { organization } = context;
  const [ids, eventIds] = [deliveries.map(({ id }) => id), deliveries.map(({ eventId }) => eventId)];
  const at = now(context);
  await transaction.query(
    `update webhook_deliveries set superseded = true, next_attempt_at = null, updated_at = $4,
        status = case status when 'PENDING' then 'FAILED' else status end
      where organization_id = $1 and event_id = any($2::uuid[]) and id <> all($3::uuid[]) and not superseded
        and target is not null`,
    [organization.id, eventIds, ids, at],
  );
  await transaction.query(
    `update webhook_deliveries set status = 'PENDING', updated_at = $3, claimed_by = null, next_attempt_at = $3,
        held_by = null, attempts_before = attempts, trigger = 'REDELIVERY'
      where organization_id = $1 and id = any($2::uuid[])`,
    [organization.id, ids, at],
  );
  wakeReceivers(context, transaction, deliveries);
}

/**
 * Deliveries of events that had no target, to the targets that there are now.
 * @param unrouted their deliveries so far: without a target, or to the escalation webhook
 */
async function routeAgain(
  context: Context,
  transaction: Transaction,
  unrouted: ReadonlyMap<string, readonly WebhookDeliveryRow[]>,
): Promise<WebhookDeliveryRow[]> {
  if (unrouted.size === 0) return [];
  const organizationId = context.organization.id;
  const { manager } = transaction;
  const events = await manager.findBy(WebhookEventEntity, { organizationId, id: In([...unrouted.keys()]) });
  const searchIds = [...new Set(events.map(({ searchId }) => searchId))];
  const searches = await manager.findBy(SearchEntity, { organizationId, id: In(searchIds) });
  const orderIds = [...new Set(searches.map(({ orderId }) => orderId))];
  const orders = await manager.findBy(OrderEntity, { organizationId, id: In(orderIds) });
  const cause = { trigger: 'REDELIVERY', at: now(context) } as const;
  const routed = events.flatMap((event): WebhookDeliveryRow[] => {
    const search = searches.find(({ id }) => id === event.searchId);
    const order = orders.find(({ id }) => id === event.orderId);
    if (!search || !order) return [];
    const subject = { order, config: openConfig(context, search) };
    const told = (unrouted.get(event.id) ?? []).filter(({ target }) => target !== null);
    // The escalation webhook was told from the start: nothing else may bring it the event a second time.
    const asked = { ...event, asksPerson: told.length > 0 };
    return routeDeliveries(context, subject, asked, cause).filter(
      ({ target, endpointSource, targetKey: key }) =>
        target !== null && endpointSource !== 'escalation' && !told.some((other) => other.targetKey === key),
    );
  });
  await writeDeliveries(context, transaction, routed);
  return routed;
}
