import { inTransaction } from '../database/in-transaction.ts';
import type { Scope } from '../database/scope.ts';

/** Makes sure that the running request has left its entry, where no transaction of its own wrote it. */
export async function recordAudit(context: Scope): Promise<void> {
  if (context.audit && !context.audit.recorded) await inTransaction(context, async () => undefined);
}
