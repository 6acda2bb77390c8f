import type { EndpointSource } from '@credence/contract';
import type { Context } from '../context.ts';
import { newId } from '../database/ids.ts';
import { insertRows, rowsOf } from '../database/insert-rows.ts';
import { sealJson } from '../database/sealed.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type FrozenTarget, receiverGroup, targetKey, targetPlace } from './frozen-target.ts';
import { WebhookDeliveryEntity, type WebhookDeliveryRow } from './webhook-entities.ts';

/** A delivery that is not written yet. */
export interface NewDelivery {
  row: WebhookDeliveryRow;
  /** Group of the delivery's job; null when there is nothing to deliver. */
  group: string | null;
}

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
): NewDelivery {
  const row = rowOf(context, start);
  const receiver = receiverGroup(row.organizationId, frozen.url);
  return {
    row: {
      ...row,
      ...{ status: 'PENDING', endpointSource, receiver },
      target: sealJson(context.cipher, targetPlace(row.id), frozen),
      targetKey: targetKey(context.cipher, frozen.url),
      nextAttemptAt: start.at,
    },
    group: receiver,
  };
}

/** The delivery of an event that nobody wants. */
export const deliveryToNobody = (context: Context, start: DeliveryStart): NewDelivery => ({
  row: {
    ...rowOf(context, start),
    ...{ status: 'NO_TARGET', endpointSource: null, target: null, nextAttemptAt: null, receiver: null },
  },
  group: null,
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
    targetKey: null,
    heldBy: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Writes deliveries, with a job for each that has a target. */
export async function writeDeliveries(
  context: Context,
  transaction: Transaction,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ row }) => row);
  await insertRows(context, transaction, rowsOf(WebhookDeliveryEntity, rows));
  await enqueueDeliveries(context, transaction, deliveries);
}

/** Writes the jobs of deliveries, for those who write the rows together with others. */
export function enqueueDeliveries(
  context: Context,
  transaction: Transaction,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  const jobs = deliveries.flatMap(({ row, group }) =>
    group ? [{ data: { deliveryId: row.id }, group }] : [],
  );
  return enqueue(context, transaction, 'deliver-webhook', jobs);
}
