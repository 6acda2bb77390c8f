import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { createPendingWrites } from '../pending-writes.ts';
import { COMMIT_AND_TELL, readCommitMark } from '../replicas/commit-mark.ts';
import type { Scope } from '../scope.ts';
import type { Statement, Transaction } from '../transaction.ts';
import { type NamedStatement, runTogether } from './statements-together.ts';

/** Prepared statements by their text. */
const preparedNames = new Map<string, string>();

function preparedName(sql: string): string {
  const name = preparedNames.get(sql) ?? `credence_${preparedNames.size + 1}`;
  preparedNames.set(sql, name);
  return name;
}

/** The statement as the driver takes it. */
export const named = ({ sql, values, isPlannedAnew }: Statement): NamedStatement => ({
  text: sql,
  values,
  ...(isPlannedAnew ? {} : { name: preparedName(sql) }),
});

const COMMIT: Statement = { sql: 'commit', values: [] };

/** A transaction that its opener ends, once. */
export interface OpenTransaction {
  transaction: Transaction;
  /** Writes what is pending: a part of the transaction ends, and what comes later may fail for itself. */
  flush(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * Opens a transaction at one of several databases.
 * @param begin starts it, and says whose rows it sees
 */
export async function openAt(
  dataSource: DataSource,
  scope: Scope,
  begin: (client: PoolClient) => Promise<unknown>,
): Promise<OpenTransaction> {
  const { tellCommit } = scope;
  const runner = dataSource.createQueryRunner();
  // Its own way to begin takes a round trip that says nothing; ours names whose rows these are in the same one.
  Object.assign(runner, { isTransactionActive: true });
  let client: PoolClient | undefined;
  const rollback = async () => {
    // A connection that cannot roll back is broken: the pool drops it, and the server ends the transaction.
    await client?.query('rollback').catch(() => undefined);
    await runner.release();
  };
  try {
    const connected: PoolClient = await runner.connect();
    client = connected;
    await begin(connected);
    const afterwards: (() => void)[] = [];
    const pending = createPendingWrites(scope);
    const flush = async () => {
      const last = pending.take();
      if (last) await runTogether(connected, [named(last)]);
    };
    const flushBefore = async (sql: string) => {
      if (pending.concern(sql)) await flush();
    };
    const ask = runner.query.bind(runner);
    Object.assign(runner, {
      query: async (...asked: Parameters<typeof ask>) => {
        await flushBefore(asked[0]);
        return ask(...asked);
      },
    });
    return {
      transaction: {
        manager: runner.manager,
        pending,
        async query(sql, parameters) {
          await flushBefore(sql);
          return (await connected.query(sql, parameters)).rows;
        },
        async prepared(text, values) {
          await flushBefore(text);
          return (await connected.query({ name: preparedName(text), text, values })).rows;
        },
        async together(statements) {
          for (const { sql } of statements) await flushBefore(sql);
          return runTogether(connected, statements.map(named));
        },
        afterCommit: (step) => afterwards.push(step),
      },
      flush,
      async commit() {
        try {
          if (tellCommit) {
            await flush();
            tellCommit(readCommitMark(await connected.query(COMMIT_AND_TELL)));
          } else {
            // In one piece: what is behind a statement that fails is not run, so nothing of it is committed then.
            await runTogether(connected, [pending.take() ?? [], COMMIT].flat().map(named));
          }
        } catch (error) {
          await rollback();
          throw error;
        }
        await runner.release();
        for (const step of afterwards) step();
      },
      rollback,
    };
  } catch (error) {
    await rollback();
    throw error;
  }
}

/** Does the work of an open transaction and ends it. */
export async function endAfter<T>(
  { transaction, commit, rollback }: OpenTransaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    result = await work(transaction);
  } catch (error) {
    await rollback();
    throw error;
  }
  await commit();
  return result;
}
