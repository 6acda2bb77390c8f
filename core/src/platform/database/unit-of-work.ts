import type { OpenTransaction } from './driver/open-transaction.ts';
import { openTransaction } from './in-transaction.ts';
import type { Scope, UnitOfWork } from './scope.ts';
import type { Transaction } from './transaction.ts';

/**
 * @param begin the step before all others; when it throws, the transaction is not kept open
 * @param name the same for work that is asked for again
 */
export function createUnitOfWork(
  scope: Scope,
  begin: (transaction: Transaction) => Promise<void>,
  name: string | null = null,
): UnitOfWork {
  let open: OpenTransaction | undefined;

  async function rollback(): Promise<void> {
    const ended = open;
    open = undefined;
    await ended?.rollback();
  }

  async function firstStep<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    open = await openTransaction(scope);
    try {
      await begin(open.transaction);
      return await step(open, work);
    } catch (error) {
      await rollback();
      throw error;
    }
  }

  /** What a step is to write is written with it: it fails with the step. */
  async function step<T>(
    { transaction, flush }: OpenTransaction,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const worked = await work(transaction);
    await flush();
    return worked;
  }

  async function laterStep<T>(
    opened: OpenTransaction,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const { transaction } = opened;
    await transaction.query('savepoint step');
    try {
      return await step(opened, work);
    } catch (error) {
      transaction.pending.take();
      // Where this fails too, the connection is broken, and the first error tells it.
      await transaction.query('rollback to savepoint step').catch(() => undefined);
      throw error;
    }
  }

  const run: UnitOfWork['run'] = (work) => (open ? laterStep(open, work) : firstStep(work));

  return {
    name,
    run,
    hasBegun: () => open !== undefined,
    async commit(last) {
      if (!open) await run(async () => undefined);
      const ended = open;
      open = undefined;
      await ended?.commit(last);
    },
    rollback,
  };
}
