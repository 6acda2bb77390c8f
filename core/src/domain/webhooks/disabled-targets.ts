import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { disabledUrlPlace } from '../entities/disabled-target-entity.ts';
import { WebhookDeliveryEntity, type WebhookDeliveryRow } from '../entities/webhook-entities.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { type FrozenTarget, targetKey } from './frozen-target.ts';
import { handOverToFallbacks } from './hand-over.ts';

/** Waiting deliveries that are called up when their target is disabled; each one stopped calls up another one. */
const FIRST_CALL = 100;

interface DeliveryToTarget {
  delivery: WebhookDeliveryRow;
  target: FrozenTarget;
}

/** Whether the target of a delivery is disabled, as a column of a query. */
export const TARGET_DISABLED = `exists (
  select from disabled_webhook_targets t where (t.organization_id, t.target_key) = (d.organization_id, d.target_key))`;

/**
 * Disables a target that answered that it is gone. What waits for it is called up, to be stopped one by one as it is
 * claimed: each may have fallbacks, and there may be very many.
 */
export async function disableTarget(
  context: Context,
  transaction: Transaction,
  { delivery, target }: DeliveryToTarget,
): Promise<void> {
  const { organizationId } = delivery;
  const at = now(context);
  const id = newId();
  const key = targetKey(context.cipher, target.url);
  await transaction.query(
    `insert into disabled_webhook_targets (organization_id, id, target_key, url, disabled_at)
      values ($1, $2, $3, $4, $5) on conflict (organization_id, target_key) do nothing`,
    [organizationId, id, key, context.cipher.seal(disabledUrlPlace(id), target.url), at],
  );
  await callUpWaiting(context, transaction, key, FIRST_CALL);
}

/** Has deliveries claimed at once that wait for a target: for a retry, or parked. */
async function callUpWaiting(
  context: Context,
  transaction: Transaction,
  key: string,
  limit: number,
): Promise<void> {
  const called = await transaction.query<{ id: string; receiver: string }>(
    // What others hold at this moment is stopped at its own time.
    `with waiting as materialized (
        select id from webhook_deliveries
          where organization_id = $1 and target_key = $2 and status = 'PENDING'
            and (attempts > 0 or parked_at is not null) and claimed_by is null
            and (next_attempt_at is null or next_attempt_at > $3)
          limit $4 for no key update skip locked)
      update webhook_deliveries d set next_attempt_at = $3, parked_at = null, swept_at = null, updated_at = $3
        from waiting where d.organization_id = $1 and d.id = waiting.id
      returning d.id, d.receiver`,
    [context.organization.id, key, now(context), limit],
  );
  await enqueueDeliveries(context, transaction, called);
}

/** Fails a claimed delivery to a disabled target without sending it; its fallbacks get the event. */
export async function stopDelivery(
  context: Context,
  transaction: Transaction,
  { delivery, target }: DeliveryToTarget,
): Promise<void> {
  const { organizationId, id } = delivery;
  const at = now(context);
  await transaction.manager.update(
    WebhookDeliveryEntity,
    { organizationId, id },
    { status: 'FAILED', heldBy: 'TARGET_DISABLED', nextAttemptAt: null, claimedBy: null, updatedAt: at },
  );
  await handOverToFallbacks(context, transaction, { delivery, target }, at);
  if (delivery.targetKey !== null) await callUpWaiting(context, transaction, delivery.targetKey, 1);
}

/** Takes targets back into use. */
export async function enableTargets(
  { organization }: Pick<Context, 'organization'>,
  { query }: Transaction,
  keys: readonly (string | null)[],
): Promise<void> {
  const named = [...new Set(keys)].filter((key) => key !== null);
  if (named.length === 0) return;
  await query(
    'delete from disabled_webhook_targets where organization_id = $1 and target_key = any($2::text[])',
    [organization.id, named],
  );
}
