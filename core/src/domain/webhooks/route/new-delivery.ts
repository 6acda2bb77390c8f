import type { EndpointSource } from '@credence/contract';
import { newId } from '../../../platform/database/ids.ts';
import { insertRows, rowsOf } from '../../../platform/database/insert-rows.ts';
import { sealJson } from '../../../platform/database/sealed.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { WebhookDeliveryEntity, type WebhookDeliveryRow } from '../../entities/webhook-entities.ts';
import { type FrozenTarget, targetCell, targetKey } from './frozen-target.ts';
import { wakeReceivers } from './wake-receivers.ts';

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
  const key = targetKey(context.cipher, frozen.url);
  return {
    ...row,
    status: 'PENDING',
    endpointSource,
    // A test waits for nothing: neither for what else the receiver is to get, nor for the end of its pause.
    receiver: start.trigger === 'TEST' ? row.id : key,
    target: sealJson(context.cipher, targetCell(row.id), frozen),
    targetKey: key,
    nextAttemptAt: start.at,
  };
}

/** The delivery of an event that no target wants. */
export const deliveryWithoutTarget = (context: Context, start: DeliveryStart): WebhookDeliveryRow => ({
  ...rowOf(context, start),
  status: 'NO_TARGET',
  endpointSource: null,
  target: null,
  nextAttemptAt: null,
  receiver: null,
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
    targetKey: null,
    heldBy: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Writes deliveries, and has their receivers sent to. */
export async function writeDeliveries(
  context: Context,
  transaction: Transaction,
  deliveries: readonly WebhookDeliveryRow[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await insertRows(context, transaction, rowsOf(WebhookDeliveryEntity, deliveries));
  wakeReceivers(
    context,
    transaction,
    deliveries.map(({ receiver }) => receiver),
  );
}
