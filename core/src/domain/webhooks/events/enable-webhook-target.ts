import { recordChange } from '../../../platform/audit/record-change.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { NotFound } from '../../../platform/errors.ts';
import { type Context, now } from '../../context/context.ts';
import { DisabledTargetEntity } from '../../entities/disabled-target-entity.ts';
import { WebhookReceiverEntity } from '../deliver/webhook-receiver-entity.ts';
import { wakeReceivers } from '../route/wake-receivers.ts';

/**
 * Takes a disabled target back into use, or has a receiver tried at once for which deliveries wait. What a disabled
 * target did not get is not sent by itself.
 * @param targetId as `listWebhookTargets` tells it
 * @returns how many deliveries set out
 * @throws NotFound when it is neither
 */
export function enableWebhookTarget(
  context: Context,
  { targetId }: { targetId: string },
): Promise<{ released: number }> {
  const key = { organizationId: context.organization.id, id: targetId };
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    await recordChange(context, transaction, 'webhookTarget.enable', { webhookTargetId: targetId });
    const { affected } = await manager.delete(DisabledTargetEntity, key);
    if (affected) return { released: 0 };
    const lock = { mode: 'pessimistic_write' } as const;
    const failing = await manager.findOne(WebhookReceiverEntity, { where: key, lock });
    if (!failing) throw new NotFound('Webhook target not found');
    if (!failing.openUntil) return { released: 0 };
    const at = now(context);
    await manager.update(WebhookReceiverEntity, key, { openUntil: at });
    wakeReceivers(context, transaction, [failing], { evenHeld: true });
    const [due] = await transaction.query(
      `select from webhook_deliveries
        where organization_id = $1 and receiver = $2 and status = 'PENDING' and next_attempt_at <= $3 limit 1`,
      [context.organization.id, failing.receiver, at],
    );
    return { released: due ? 1 : 0 };
  });
}
