import { noteResources } from '../../platform/audit/audit-note.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';
import { OrderEntity, type OrderRow } from '../entities/order-entity.ts';

/**
 * Keeps the personal data of one order, whatever the organization's term is, and even when its erasure is asked for.
 * Repeating it changes nothing.
 * @returns since when it is held
 * @throws NotFound; Conflict when the data is gone
 */
export const holdOrder = (context: Context, { orderId }: { orderId: string }): Promise<Date> =>
  changeHold(context, orderId, ({ heldSince }) => heldSince ?? now(context));

/**
 * Ends the hold of an order: from then on the organization's term counts again.
 * @throws NotFound
 */
export const releaseOrder = (context: Context, { orderId }: { orderId: string }): Promise<null> =>
  changeHold(context, orderId, () => null);

/** The order, which nothing else changes until the transaction ends; null when there is none. */
export const lockOrder = (
  { organization }: Context,
  { manager }: Transaction,
  id: string,
): Promise<OrderRow | null> =>
  manager.findOne(OrderEntity, {
    where: { organizationId: organization.id, id },
    lock: { mode: 'for_no_key_update' },
  });

function changeHold<Hold extends Date | null>(
  context: Context,
  orderId: string,
  change: (order: OrderRow) => Hold,
): Promise<Hold> {
  noteResources(context, { orderId });
  return inTransaction(context, async (transaction) => {
    const order = await lockOrder(context, transaction, orderId);
    if (!order) throw new NotFound('Order not found');
    const heldSince = change(order);
    if (heldSince && order.redactedAt) throw new Conflict('The order was redacted: there is nothing to hold');
    const { organizationId, id } = order;
    await transaction.manager.update(OrderEntity, { organizationId, id }, { heldSince });
    return heldSince;
  });
}
