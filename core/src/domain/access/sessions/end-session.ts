import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Context } from '../../context/context.ts';
import { ConsoleSessionEntity } from './console-session-entity.ts';

/** Ends a session: from now on no server takes what the browser keeps of it. */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  const { id: organizationId } = context.organization;
  await inTransaction(context, ({ manager }) =>
    manager.delete(ConsoleSessionEntity, { organizationId, id: sessionId }),
  );
}
