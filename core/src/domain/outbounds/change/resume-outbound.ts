import type { Context } from '../../context/context.ts';
import { oneAttempt } from '../plan/choose-attempts.ts';
import { type ChangedOutbound, changeAttempts, type SearchOfOrder } from './change-attempts.ts';
import { resumption } from './resume-attempts.ts';

/**
 * Schedules one paused attempt again; one whose time is over is cancelled instead.
 * @throws NotFound when search or attempt do not exist, Conflict when the attempt is not paused
 */
export async function resumeOutbound(
  context: Context,
  { outboundId, ...ids }: SearchOfOrder & { outboundId: string },
): Promise<ChangedOutbound> {
  const { search, changes } = await changeAttempts(context, ids, (attempts, locked) => {
    const resumed = oneAttempt(attempts, outboundId, 'resume');
    return [resumption(context, locked, attempts, [resumed])(resumed)] as const;
  });
  return { ...search, outboundId, status: changes[0].next };
}
