import { In } from 'typeorm';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { ConsoleSessionEntity } from './console-session-entity.ts';
import { hasEnded } from './session-life.ts';

/** Which of these sessions go on. To ask is no use of them. */
export async function goingOnSessions(context: Context, sessionIds: readonly string[]): Promise<string[]> {
  const rows = await inTransaction(context, ({ manager }) =>
    manager.find(ConsoleSessionEntity, {
      select: { id: true, lastSeenAt: true, expiresAt: true },
      where: { organizationId: context.organization.id, id: In(sessionIds) },
    }),
  );
  return rows.filter((row) => !hasEnded(row, now(context))).map(({ id }) => id);
}
