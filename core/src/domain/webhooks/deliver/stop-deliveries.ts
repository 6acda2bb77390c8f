import { rowReader } from '../../../platform/database/rows/row-reader.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { WebhookDeliveryEntity, type WebhookDeliveryRow } from '../../entities/webhook-entities.ts';
import { openTarget } from '../route/frozen-target.ts';
import { handOverToFallbacks } from './hand-over.ts';
import type { ReceiverRun } from './receiver-run.ts';
import type { ReceiverState } from './receiver-state.ts';

const DAY_MS = 86_400_000;
/** How long a delivery waits for a receiver that keeps failing. */
export const LONGEST_WAIT_DAYS = 5;
/** Deliveries that one transaction stops: each may have fallbacks, and there may be very many. */
const BATCH = 64;

/**
 * Fails deliveries that are not sent any more, and has their fallbacks get the events: all of a receiver that is disabled,
 * and those that have been due for too long of one that keeps failing.
 */
export async function stopDeliveries(
  context: Context,
  transaction: Transaction,
  { receiver, runId }: ReceiverRun,
  { isDisabled, openUntil }: ReceiverState,
): Promise<{ hasMore: boolean }> {
  if (!isDisabled && openUntil === null) return { hasMore: false };
  const at = now(context);
  const heldBy: WebhookDeliveryRow['heldBy'] = isDisabled ? 'TARGET_DISABLED' : 'RECEIVER_FAILING';
  const dueBefore = isDisabled ? 'infinity' : new Date(at.getTime() - LONGEST_WAIT_DAYS * DAY_MS);
  const reader = rowReader(context, WebhookDeliveryEntity, 'd');
  const rows = await transaction.query(
    `with waiting as materialized (
        select id from webhook_deliveries
          where organization_id = $1 and receiver = $2 and status = 'PENDING' and claimed_by is distinct from $3
            and next_attempt_at < $4
          order by next_attempt_at limit ${BATCH} for no key update skip locked),
      d as (
        update webhook_deliveries d
          set status = 'FAILED', held_by = $5, next_attempt_at = null, claimed_by = null, updated_at = $6
          from waiting where d.organization_id = $1 and d.id = waiting.id returning d.*)
      select ${reader.columns} from d order by d.id`,
    [context.organization.id, receiver, runId, dueBefore, heldBy, at],
  );
  for (const row of rows) {
    const delivery = reader.read(row);
    if (!delivery.target) continue;
    const target = openTarget(context.cipher, delivery.id, delivery.target);
    await handOverToFallbacks(context, transaction, { delivery, target }, at);
  }
  return { hasMore: rows.length === BATCH };
}
