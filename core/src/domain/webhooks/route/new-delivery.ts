import type { EndpointSource } from '@credence/contract';
import { newId } from '../../../platform/database/ids.ts';
import { insertRows, rowsOf } from '../../../platform/database/rows/insert-rows.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { WebhookDeliveryEntity, type WebhookDeliveryRow } from '../../entities/webhook-entities.ts';
import { type Receiver, sealTarget, targetKey } from './frozen-target.ts';
import { wakeReceivers } from './wake-receivers.ts';

type DeliveryStart = Pick<WebhookDeliveryRow, 'eventId' | 'retryAttempts' | 'trigger'> & { at: Date };

/**
 * A delivery to a target as it is configured now, due at once.
 * @param to null where no target wants the event
 * @param fallbacks who get it when every attempt has failed
 */
export function newDelivery(
  { organization, cipher }: Context,
  { at, ...start }: DeliveryStart,
  to: { receiver: Receiver; endpointSource: EndpointSource | null } | null,
  fallbacks: Receiver[] = [],
): WebhookDeliveryRow {
  const id = newId();
  const key = to && targetKey(cipher, to.receiver.url);
  return {
    organizationId: organization.id,
    id,
    ...start,
    status: to ? 'PENDING' : 'NO_TARGET',
    endpointSource: to?.endpointSource ?? null,
    target: to && sealTarget(cipher, id, { ...to.receiver, fallbacks }),
    targetKey: key,
    // A test waits for nothing: neither for what else the receiver is to get, nor for the end of its pause.
    receiver: to && start.trigger === 'TEST' ? id : key,
    attempts: 0,
    attemptsBefore: 0,
    superseded: false,
    claimedBy: null,
    heldBy: null,
    nextAttemptAt: to && at,
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
  wakeReceivers(context, transaction, deliveries);
}
