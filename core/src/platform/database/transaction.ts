import type { PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { createPendingWrites, type PendingWrites } from './pending-writes.ts';
import type { Database, Scope } from './scope.ts';

/** A running transaction that sees the rows of one organization. */
export interface Transaction {
  /** For reads and writes through the entities. */
  manager: EntityManager;
  /** For statements that lock, or that do in one round trip what entities need several for. */
  query<Row extends QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * `query` for statements of a text that never varies: each connection parses and plans it once. For inserts, and for
   * rows that `few` names by their ids: a plan with a choice of index would be kept until the table is next analysed.
   */
  prepared<Row extends QueryResultRow>(sql: string, parameters: unknown[]): Promise<Row[]>;
  /** What is to be written, in one statement, before the transaction writes otherwise, asks about it, or ends. */
  pending: PendingWrites;
  /** Calls `step` once other transactions see the changes; never when they are rolled back. */
  afterCommit(step: () => void): void;
}

/** Prepared statements by their text. */
const preparedNames = new Map<string, string>();

function preparedName(sql: string): string {
  const name = preparedNames.get(sql) ?? `credence_${preparedNames.size + 1}`;
  preparedNames.set(sql, name);
  return name;
}

/** A transaction that its opener ends, once. */
export interface OpenTransaction {
  transaction: Transaction;
  /** Writes what is pending: a part of the transaction ends, and what comes later may fail for itself. */
  flush(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** What the first transaction of a request writes besides its own change, once. */
export interface RequestEntry {
  recorded: boolean;
  write(scope: Scope, transaction: Transaction): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Runs `work` in one transaction of the context's organization; commits when it resolves, rolls back when it throws.
 * Never wait for the network inside: the transaction holds its locks and its connection meanwhile. The first
 * transaction of a request that leaves an entry in the audit trail writes it, so that neither exists without the other.
 */
export async function inTransaction<T>(
  context: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { audit } = context;
  if (!audit || audit.recorded) return transact(context, work);
  const result = await transact(context, async (transaction) => {
    const worked = await work(transaction);
    await audit.write(context, transaction);
    return worked;
  });
  audit.recorded = true;
  return result;
}

const transact = <T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  scope.unitOfWork ? scope.unitOfWork.run(work) : runTransaction(scope, boundsOf(scope), work);

function boundsOf({ organization: { id } }: Scope): string {
  // The statement takes no parameters.
  if (!UUID.test(id)) throw new Error('The organization has no usable id');
  return `set local credence.organization_id = '${id}'`;
}

/** Opens a transaction that the caller has to end. */
export const openTransaction = (scope: Scope): Promise<OpenTransaction> => open(scope, boundsOf(scope));

/** Runs `work` under the role that finds overdue work: ids and times of every organization, read only. */
export function inSchedulerTransaction<T>(
  core: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(
    ofNoOrganization(core),
    'set local role credence_scheduler; set transaction read only',
    work,
  );
}

/** Runs `work` where only the organization that owns `tenant` can be seen. */
export function inTenantTransaction<T>(
  core: Database,
  tenant: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(ofNoOrganization(core), 'set transaction read only', async (transaction) => {
    await transaction.query(`select set_config('credence.tenant', $1, true)`, [tenant]);
    return work(transaction);
  });
}

/** Runs `work` where only the attempts can be seen that are found under the hash of one reference. */
export function inReferenceTransaction<T>(
  core: Database,
  hash: Buffer,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(ofNoOrganization(core), 'set transaction read only', async (transaction) => {
    await transaction.query(`select set_config('credence.reference', $1, true)`, [hash.toString('hex')]);
    return work(transaction);
  });
}

/** Such a transaction only reads. */
const ofNoOrganization = (core: Database): Scope => ({ core, organization: { id: '' } });

async function runTransaction<T>(
  scope: Scope,
  bounds: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { transaction, commit, rollback } = await open(scope, bounds);
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

async function open(scope: Scope, bounds: string): Promise<OpenTransaction> {
  const { core } = scope;
  await core.ready();
  const runner = core.dataSource.createQueryRunner();
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
    await connected.query(`start transaction; ${bounds}`);
    const afterwards: (() => void)[] = [];
    const pending = createPendingWrites(scope);
    const flush = async () => {
      const { sql, values, isPrepared } = pending.take() ?? {};
      if (sql === undefined) return;
      await connected.query({ text: sql, values, ...(isPrepared ? { name: preparedName(sql) } : {}) });
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
        afterCommit: (step) => afterwards.push(step),
      },
      flush,
      async commit() {
        try {
          await flush();
          await connected.query('commit');
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
