import type { EndpointSource } from '@credence/contract';
import { newId } from '../../platform/database/ids.ts';
import { insertRows, rowsOf } from '../../platform/database/insert-rows.ts';
import { sealJson } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { WebhookDeliveryEntity, type WebhookDeliveryRow } from '../entities/webhook-entities.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { type FrozenTarget, receiverGroup, targetKey, targetPlace } from './frozen-target.ts';
import { beyondRoom } from './parked-deliveries.ts';

interface DeliveryStart {
  eventId: string;
  retryAttempts: number;
  trigger: WebhookDeliveryRow['trigger'];
  at: Date;
}

/** A delivery to a target as it is configured now, due at once. */
export function deliveryTo(
  context: Context,
  frozen: FrozenTarget,
  endpointSource: EndpointSource | null,
  start: DeliveryStart,
): WebhookDeliveryRow {
  const row = rowOf(context, start);
  return {
    ...row,
    ...{ status: 'PENDING', endpointSource, receiver: receiverGroup(row.organizationId, frozen.url) },
    target: sealJson(context.cipher, targetPlace(row.id), frozen),
    targetKey: targetKey(context.cipher, frozen.url),
    nextAttemptAt: start.at,
  };
}

/** The delivery of an event that nobody wants. */
export const deliveryToNobody = (context: Context, start: DeliveryStart): WebhookDeliveryRow => ({
  ...rowOf(context, start),
  ...{ status: 'NO_TARGET', endpointSource: null, target: null, nextAttemptAt: null, receiver: null },
});

function rowOf({ organization }: Context, { eventId, retryAttempts, trigger, at }: DeliveryStart) {
  return {
    organizationId: organization.id,
    id: newId(),
    eventId,
    attempts: 0,
    attemptsBefore: 0,
    superseded: false,
    retryAttempts,
    trigger,
    claimedBy: null,
    sweptAt: null,
    parkedAt: null,
    parkedSince: null,
    targetKey: null,
    heldBy: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Writes deliveries, with a job for each that has a target and room in the queue. */
export async function writeDeliveries(
  context: Context,
  transaction: Transaction,
  deliveries: readonly WebhookDeliveryRow[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const { rows, queued } = await parkSurplus(context, transaction, deliveries);
  await insertRows(context, transaction, rowsOf(WebhookDeliveryEntity, rows));
  await enqueueDeliveries(context, transaction, queued);
}

/**
 * The rows of deliveries that are not written yet, those of receivers that have enough in the queue already as parked;
 * and among them those that need jobs.
 */
export async function parkSurplus(
  context: Context,
  transaction: Transaction,
  deliveries: readonly WebhookDeliveryRow[],
): Promise<{ rows: WebhookDeliveryRow[]; queued: WebhookDeliveryRow[] }> {
  const surplus = await beyondRoom(context, transaction, deliveries);
  return {
    rows: deliveries.map((row) =>
      surplus.has(row.id) ? { ...row, nextAttemptAt: null, parkedAt: row.nextAttemptAt } : row,
    ),
    queued: deliveries.filter(({ id, target }) => target !== null && !surplus.has(id)),
  };
}
