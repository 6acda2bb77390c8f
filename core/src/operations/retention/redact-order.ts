import { type Context, now } from '../../domain/context/context.ts';
import { lockOrder } from '../../domain/orders/hold-order.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { clearOrder } from './clear-order.ts';
import { deleteRelease } from './delete-release.ts';
import { redactionDueAt } from './retention-rule.ts';
import { lockTerms } from './retention-terms.ts';

/**
 * Clears the personal data of an order whose time is over, and then its release file. Statuses, outcomes, ids and
 * times stay. Safe to repeat: what a crash left undone is done then.
 * @returns whether the order was redacted now
 */
export async function redactOrder(context: Context, { orderId }: { orderId: string }): Promise<boolean> {
  const isRedacted = await inTransaction(context, async (transaction) => {
    const terms = await lockTerms(context, transaction);
    const order = await lockOrder(context, transaction, orderId);
    const dueAt = redactionDueAt(order?.endedAt ?? null, terms);
    if (!order || order.redactedAt || order.heldSince || !dueAt || dueAt > now(context)) return false;
    await clearOrder(context, transaction, order);
    await recordChange(context, transaction, 'order.redact', { orderId });
    return true;
  });
  await deleteRelease(context, { orderId });
  return isRedacted;
}
