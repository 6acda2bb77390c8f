import { inTransaction } from '../../platform/database/in-transaction.ts';
import { NotFound } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';
import { OrderEntity } from '../entities/order-entity.ts';
import { SearchEntity } from '../entities/search-entity.ts';
import { closeSearch } from '../searches/close-search.ts';
import { lockSearch } from '../searches/lock-search.ts';

export interface CancelledOrder {
  orderId: string;
  cancelledAt: Date;
  /** Searches that this call cancelled. */
  affectedSearches: number;
}

/**
 * Cancels an order and its searches still in progress. Once cancelled it stays as it is.
 * @throws NotFound
 */
export function cancelOrder(context: Context, { orderId }: { orderId: string }): Promise<CancelledOrder> {
  const organizationId = context.organization.id;
  return inTransaction(context, async (transaction) => {
    const order = await transaction.manager.findOne(OrderEntity, {
      where: { organizationId, id: orderId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!order) throw new NotFound('Order not found');
    const { cancelledAt, cancelledSearches } = order;
    if (cancelledAt) return { orderId, cancelledAt, affectedSearches: cancelledSearches ?? 0 };

    const open = await transaction.manager.find(SearchEntity, {
      select: { organizationId: true, id: true },
      where: { organizationId, orderId, searchStatus: 'IN_PROGRESS' },
      order: { position: 'ASC' },
    });
    const at = now(context);
    await transaction.manager.update(
      OrderEntity,
      { organizationId, id: orderId },
      {
        orderStatus: 'CANCELLED',
        cancelledAt: at,
        cancelledSearches: open.length,
        endedAt: order.endedAt ?? at,
        updatedAt: at,
      },
    );
    for (const { id } of open) {
      const locked = await lockSearch(context, transaction, { searchId: id, orderId });
      if (!locked) continue;
      await closeSearch(context, transaction, locked, {
        next: 'CANCELLED',
        ending: null,
        cause: { source: 'api', trigger: 'order_cancel' },
      });
    }
    return { orderId, cancelledAt: at, affectedSearches: open.length };
  });
}
