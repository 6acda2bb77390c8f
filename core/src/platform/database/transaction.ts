import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { COMMIT_AND_TELL, readCommitMark } from './replicas/commit-mark.ts';
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
  scope.unitOfWork
    ? scope.unitOfWork.run(work)
    : runTransaction(scope.core, boundsOf(scope), work, scope.tellCommit);

/** The statement by which a transaction sees the rows of one organization. */
export function boundsOf({ organization: { id } }: Scope): string {
  // The statement takes no parameters.
  if (!UUID.test(id)) throw new Error('The organization has no usable id');
  return `set local credence.organization_id = '${id}'`;
}

/** Opens a transaction that the caller has to end. */
export const openTransaction = (scope: Scope): Promise<OpenTransaction> =>
  open(scope.core, boundsOf(scope), scope.tellCommit);

/** Runs `work` under the role that finds overdue work: ids and times of every organization, read only. */
export function inSchedulerTransaction<T>(
  core: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(core, 'set local role credence_scheduler; set transaction read only', work);
}

/** Runs `work` where only the organization that owns `tenant` can be seen. */
export function inTenantTransaction<T>(
  core: Database,
  tenant: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(core, 'set transaction read only', async (transaction) => {
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
  return runTransaction(core, 'set transaction read only', async (transaction) => {
    await transaction.query(`select set_config('credence.reference', $1, true)`, [hash.toString('hex')]);
    return work(transaction);
  });
}

async function runTransaction<T>(
  core: Database,
  bounds: string,
  work: (transaction: Transaction) => Promise<T>,
  tellCommit?: Scope['tellCommit'],
): Promise<T> {
  return endAfter(await open(core, bounds, tellCommit), work);
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

async function open(
  core: Database,
  bounds: string,
  tellCommit?: Scope['tellCommit'],
): Promise<OpenTransaction> {
  await core.ready();
  return openAt(core.dataSource, (client) => client.query(`start transaction; ${bounds}`), tellCommit);
}

/**
 * Opens a transaction at one of several databases.
 * @param begin starts it, and says whose rows it sees
 */
export async function openAt(
  dataSource: DataSource,
  begin: (client: PoolClient) => Promise<unknown>,
  tellCommit?: Scope['tellCommit'],
): Promise<OpenTransaction> {
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
    return {
      transaction: {
        manager: runner.manager,
        query: async (sql, parameters) => (await connected.query(sql, parameters)).rows,
        prepared: async (text, values) =>
          (await connected.query({ name: preparedName(text), text, values })).rows,
        afterCommit: (step) => afterwards.push(step),
      },
      async commit() {
        try {
          if (tellCommit) tellCommit(readCommitMark(await connected.query(COMMIT_AND_TELL)));
          else await connected.query('commit');
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
