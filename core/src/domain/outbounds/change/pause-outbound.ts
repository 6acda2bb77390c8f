import type { Context } from '../../context/context.ts';
import { oneAttempt } from '../plan/choose-attempts.ts';
import { type ChangedOutbound, changeAttempts, type SearchOfOrder } from './change-attempts.ts';

/**
 * Pauses one scheduled attempt.
 * @throws NotFound when search or attempt do not exist, Conflict when the attempt is not scheduled: while a worker sends
 *   it, nobody knows whether it will wait again
 */
export async function pauseOutbound(
  context: Context,
  { outboundId, ...ids }: SearchOfOrder & { outboundId: string },
): Promise<ChangedOutbound> {
  const { search, changes } = await changeAttempts(
    context,
    ids,
    (attempts) => [oneAttempt(attempts, outboundId, 'pause')] as const,
  );
  return { ...search, outboundId, status: changes[0].next };
}
