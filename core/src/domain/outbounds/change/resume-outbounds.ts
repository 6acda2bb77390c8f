import type { Context } from '../../context/context.ts';
import { everyAttempt } from '../plan/choose-attempts.ts';
import { type ChangedSearch, changeAttempts, type SearchOfOrder } from './change-attempts.ts';
import { resumption } from './resume-attempts.ts';

/**
 * Schedules every paused attempt of a search again; those whose time is over are cancelled instead.
 * @throws NotFound when the order has no such search
 */
export async function resumeOutbounds(
  context: Context,
  ids: SearchOfOrder,
): Promise<ChangedSearch & { resumedCount: number; cancelledCount: number }> {
  const { search, changes } = await changeAttempts(
    context,
    ids,
    (attempts, locked) => {
      const resumed = everyAttempt(attempts, 'resume');
      return resumed.map(resumption(context, locked, attempts, resumed));
    },
    'resume',
  );
  const resumedCount = changes.filter(({ command }) => command === 'resume').length;
  return { ...search, resumedCount, cancelledCount: changes.length - resumedCount };
}
