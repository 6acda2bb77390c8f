import { inTransaction } from '../in-transaction.ts';
import type { Scope } from '../scope.ts';
import type { Transaction } from '../transaction.ts';

/**
 * Runs `work` in a transaction that only reads, and that may be of a moment ago: at a replica, where there is one that has
 * what the asker has seen, else as any transaction. The work may begin a second time. For lists that are looked at, never for
 * what a change is decided by.
 */
export async function inReadTransaction<T>(
  context: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { core, readAfter, unitOfWork } = context;
  const read = readAfter === undefined || unitOfWork ? undefined : await core.replicas?.read(context, work);
  return read ? read.result : inTransaction(context, work);
}
