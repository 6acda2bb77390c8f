import { openJson } from '../../platform/database/sealed.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { WebhookDeliveryEntity } from '../entities/webhook-entities.ts';
import { type FrozenTarget, targetPlace } from './frozen-target.ts';
import { handOverToFallbacks } from './hand-over.ts';

const DAY_MS = 86_400_000;

/** How long a delivery waits for a receiver at most. */
export const LONGEST_WAIT_DAYS = 5;

/**
 * Fails a delivery whose receiver did not come back; its fallbacks get the event.
 * @returns false when it waits no more, or has begun to wait anew
 */
export function giveUpParked(context: Context, { deliveryId }: { deliveryId: string }): Promise<boolean> {
  const key = { organizationId: context.organization.id, id: deliveryId };
  const at = now(context);
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const delivery = await manager.findOne(WebhookDeliveryEntity, {
      where: key,
      lock: { mode: 'for_no_key_update' },
    });
    if (!delivery?.parkedAt || !delivery.target) return false;
    const waitedSince = delivery.parkedSince ?? delivery.parkedAt;
    if (at.getTime() - waitedSince.getTime() <= LONGEST_WAIT_DAYS * DAY_MS) return false;
    await manager.update(WebhookDeliveryEntity, key, {
      ...{ status: 'FAILED', heldBy: 'RECEIVER_FAILING' },
      ...{ parkedAt: null, updatedAt: at },
    });
    const target = openJson<FrozenTarget>(context.cipher, targetPlace(deliveryId), delivery.target);
    await handOverToFallbacks(context, transaction, { delivery, target }, at);
    return true;
  });
}
