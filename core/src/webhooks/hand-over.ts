import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FrozenTarget } from './frozen-target.ts';
import { deliveryTo, writeDeliveries } from './new-delivery.ts';
import type { WebhookDeliveryRow } from './webhook-entities.ts';

/** Gives an event that one target never took to the fallback targets frozen with it. */
export function handOverToFallbacks(
  context: Context,
  transaction: Transaction,
  { delivery, target }: { delivery: WebhookDeliveryRow; target: FrozenTarget },
  at: Date,
): Promise<void> {
  const { eventId, retryAttempts } = delivery;
  const start = { eventId, retryAttempts, trigger: 'FALLBACK', at } as const;
  return writeDeliveries(
    context,
    transaction,
    target.fallbacks.map((receiver) =>
      deliveryTo(context, { ...receiver, fallbacks: [] }, 'fallback', start),
    ),
  );
}
