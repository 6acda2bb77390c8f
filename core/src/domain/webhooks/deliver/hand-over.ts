import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import type { WebhookDeliveryRow } from '../../entities/webhook-entities.ts';
import type { FrozenTarget } from '../route/frozen-target.ts';
import { newDelivery, writeDeliveries } from '../route/new-delivery.ts';

/**
 * Gives an event that one target never took to the fallback targets frozen with it, but for those that have it already from
 * another target.
 */
export async function handOverToFallbacks(
  context: Context,
  transaction: Transaction,
  {
    delivery,
    target,
  }: { delivery: Pick<WebhookDeliveryRow, 'eventId' | 'retryAttempts'>; target: FrozenTarget },
  at: Date,
): Promise<void> {
  if (target.fallbacks.length === 0) return;
  const { eventId, retryAttempts } = delivery;
  const start = { eventId, retryAttempts, trigger: 'FALLBACK', at } as const;
  // A delivery that fails at the same moment waits for the event, which a failed delivery has locked.
  const others = await transaction.query<{ targetKey: string | null }>(
    `select target_key as "targetKey" from webhook_deliveries
      where organization_id = $1 and event_id = $2 and endpoint_source = 'fallback' and not superseded`,
    [context.organization.id, eventId],
  );
  const taken = new Set(others.map(({ targetKey }) => targetKey));
  const deliveries = target.fallbacks
    .map((receiver) => newDelivery(context, start, { receiver, endpointSource: 'fallback' }))
    .filter(({ targetKey }) => !taken.has(targetKey));
  await writeDeliveries(context, transaction, deliveries);
}
