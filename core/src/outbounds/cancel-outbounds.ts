import type { Context } from '../context.ts';
import { type ChangedSearch, changeAttempts, type SearchOfOrder } from './change-attempts.ts';
import { everyAttempt } from './choose-attempts.ts';

/**
 * Cancels every attempt of a search that is scheduled or paused, for good. One that a worker has taken goes out, and
 * does not count.
 * @throws NotFound when the order has no such search
 */
export async function cancelOutbounds(
  context: Context,
  ids: SearchOfOrder,
): Promise<ChangedSearch & { cancelledCount: number }> {
  const { search, changes } = await changeAttempts(context, ids, (attempts) =>
    everyAttempt(attempts, 'cancel'),
  );
  return { ...search, cancelledCount: changes.length };
}
