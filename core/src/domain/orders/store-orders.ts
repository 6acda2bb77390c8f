import { inTransaction } from '../../platform/database/transaction.ts';
import type { Context } from '../context/context.ts';
import { insertOrders } from './order-repository.ts';
import type { NewOrder } from './prepare-orders.ts';

/** Stores orders that were prepared. Where that fails, the files that were kept for them go too: nobody else names them. */
export async function storeOrders(context: Context, orders: readonly NewOrder[]): Promise<void> {
  let isWritten = false;
  try {
    await inTransaction(context, async (transaction) => {
      await insertOrders(context, transaction, orders);
      isWritten = true;
    });
  } catch (error) {
    // What failed after that is the commit, and nobody knows whether it has.
    if (!isWritten) await Promise.allSettled(orders.map((order) => deleteKept(context, order)));
    throw error;
  }
}

async function deleteKept({ core }: Context, { keptRelease }: NewOrder): Promise<void> {
  if (keptRelease) await core.files.delete(keptRelease);
}
