import type { Context } from '../../context/context.ts';
import { everyAttempt } from '../plan/choose-attempts.ts';
import { type ChangedSearch, changeAttempts, type SearchOfOrder } from './change-attempts.ts';

/**
 * Pauses every scheduled attempt of a search. One that is being sent does not count, and waits should it not go out.
 * @throws NotFound when the order has no such search
 */
export async function pauseOutbounds(
  context: Context,
  ids: SearchOfOrder,
): Promise<ChangedSearch & { pausedCount: number }> {
  const { search, changes } = await changeAttempts(
    context,
    ids,
    (attempts) => everyAttempt(attempts, 'pause'),
    'pause',
  );
  return { ...search, pausedCount: changes.length };
}
