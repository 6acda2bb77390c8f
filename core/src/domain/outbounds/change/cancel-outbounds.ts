import type { Context } from '../../context/context.ts';
import type { SearchOfOrder } from '../../searches/lock-search.ts';
import { type ChangedSearch, changeAttempts } from './change-attempts.ts';

/**
 * Cancels every attempt of a search that is scheduled or paused, for good. One that is being sent does not count, and is
 * not tried again should it not go out.
 * @throws NotFound when the order has no such search
 */
export async function cancelOutbounds(
  context: Context,
  ids: SearchOfOrder,
): Promise<ChangedSearch & { cancelledCount: number }> {
  const { search, changes } = await changeAttempts(context, ids, 'cancel');
  return { ...search, cancelledCount: changes.length };
}
