import type { Context } from '../../context/context.ts';
import { type ChangedSearch, changeAttempts, type WhichAttempts } from './change-attempts.ts';

/**
 * Pauses every scheduled attempt of a search, or only one. Of all, one that is being sent does not count, and waits should
 * it not go out.
 * @throws NotFound when search or attempt do not exist, Conflict when the one attempt is not scheduled
 */
export async function pauseOutbounds(
  context: Context,
  which: WhichAttempts,
): Promise<ChangedSearch & { pausedCount: number }> {
  const { search, changes } = await changeAttempts(context, which, 'pause');
  return { ...search, pausedCount: changes.length };
}
