import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Context } from '../../context/context.ts';
import { ConsoleSessionEntity } from './console-session-entity.ts';
import { openIdToken } from './id-token.ts';

/**
 * Ends a session: from now on no server takes what the browser keeps of it.
 * @returns the issuer's token that it began with, null where none was kept; undefined where the session had ended
 */
export async function endSession(
  context: Context,
  sessionId: string,
): Promise<{ idToken: string | null } | undefined> {
  const key = { organizationId: context.organization.id, id: sessionId };
  const ended = await inTransaction(context, async ({ manager }) => {
    const row = await manager.findOneBy(ConsoleSessionEntity, key);
    // Of two requests that end it at the same moment, one does.
    const { affected } = await manager.delete(ConsoleSessionEntity, key);
    return affected === 1 ? row : null;
  });
  return ended ? { idToken: openIdToken(context, sessionId, ended.idToken) } : undefined;
}
