import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { Arrived } from '../decide/answers-so-far.ts';
import { readMessage } from '../decide/read-message.ts';

/** Has a message read that the same transaction has kept with its locked search. */
export type HaveRead = (transaction: Transaction, locked: LockedSearch, arrived: Arrived) => Promise<void>;

/** Leaves a message to a worker: what asks the network first, or is of no hurry. */
export const byJob =
  (context: Context): HaveRead =>
  (transaction, { search: { id: searchId } }, { inbound: { id: inboundId } }) =>
    enqueue(context, transaction, 'process-inbound', [{ data: { searchId, inboundId } }]);

/**
 * Lets a door read what it keeps, in one transaction: an answer in fields is compared in bounded time, and what was written
 * in words has been read before. Where that fails, nothing is lost: the door keeps the message again, and a worker reads it.
 * @param keep the door's transaction; it may run twice
 */
export async function readAtDoor<T>(context: Context, keep: (read: HaveRead) => Promise<T>): Promise<T> {
  let isReading = false;
  try {
    return await keep((transaction, locked, arrived) => {
      isReading = true;
      return readMessage({ ...context, actor: 'SYSTEM' }, transaction, locked, arrived);
    });
  } catch (error) {
    if (!isReading) throw error;
    return keep(byJob(context));
  }
}
