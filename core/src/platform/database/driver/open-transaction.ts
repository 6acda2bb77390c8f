import type { PoolClient, QueryResult } from 'pg';
import type { DataSource } from 'typeorm';
import { COMMIT_AND_TELL, readCommitMark } from '../replicas/commit-mark.ts';
import { createPendingWrites } from '../rows/pending-writes.ts';
import type { Scope } from '../scope.ts';
import type { Statement } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import type { NamedStatement } from './named-statement.ts';
import { runTogether } from './statements-together.ts';

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
  /** @param last what is written with it, in one round trip */
  commit(last?: readonly Statement[]): Promise<void>;
  rollback(): Promise<void>;
}

/** How a transaction begins. */
export interface Beginning {
  /** Starts it and says whose rows it sees, in the round trip of its first statement. */
  ahead?: readonly Statement[];
  /** What has to be known before that. */
  first?: (client: PoolClient) => Promise<unknown>;
}

/** Opens a transaction at one of several databases. */
export async function openAt(
  dataSource: DataSource,
  scope: Scope,
  { ahead = [], first }: Beginning,
): Promise<OpenTransaction> {
  const { organization, tellCommit } = scope;
  const runner = dataSource.createQueryRunner();
  let client: PoolClient | undefined;
  const rollback = async () => {
    // A connection that cannot roll back is broken: the pool drops it, and the server ends the transaction.
    await client?.query('rollback').catch(() => undefined);
    await runner.release();
  };
  try {
    const connected: PoolClient = await runner.connect();
    client = connected;
    await first?.(connected);
    const afterwards: (() => void)[] = [];
    const pending = createPendingWrites(dataSource, organization.id);
    let beginning = ahead;
    /** With what has to go before: in one piece, of which what is behind a statement that fails is not run. */
    const ask = async (statements: readonly Statement[]): Promise<QueryResult[]> => {
      const begun = beginning;
      beginning = [];
      const written = statements.some(({ sql }) => pending.concern(sql)) ? pending.take() : null;
      const before = written ? [...begun, written] : begun;
      return (await runTogether(connected, [...before, ...statements].map(named))).slice(before.length);
    };
    const askOne = async (sql: string, values: readonly unknown[] = []) => {
      const [result] = await ask([{ sql, values, isPlannedAnew: true }]);
      return result as QueryResult;
    };
    // Its own way to begin takes a round trip that says nothing: it is told that it has.
    Object.assign(runner, {
      isTransactionActive: true,
      databaseConnection: { query: askOne, removeListener: connected.removeListener.bind(connected) },
    });
    return {
      transaction: {
        manager: runner.manager,
        pending,
        query: async (sql, parameters) => (await askOne(sql, parameters)).rows,
        prepared: async (sql, values) => (await ask([{ sql, values }]))[0]?.rows as never,
        together: async (statements) => (await ask(statements)).map(({ rows }) => rows) as never,
        afterCommit: (step) => afterwards.push(step),
      },
      async flush() {
        const last = pending.take();
        if (last) await ask([last]);
      },
      async commit(entries = []) {
        try {
          const last = [pending.take() ?? [], entries].flat();
          if (tellCommit) {
            await ask(last);
            tellCommit(readCommitMark(await connected.query(COMMIT_AND_TELL)));
          } else if (beginning.length === 0 || last.length > 0) await ask([...last, COMMIT]);
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

/**
 * Does the work of an open transaction and ends it.
 * @param last what is written in the end
 */
export async function endAfter<T>(
  { transaction, commit, rollback }: OpenTransaction,
  work: (transaction: Transaction) => Promise<T>,
  last?: () => readonly Statement[],
): Promise<T> {
  let result: T;
  try {
    result = await work(transaction);
  } catch (error) {
    await rollback();
    throw error;
  }
  await commit(last?.());
  return result;
}
