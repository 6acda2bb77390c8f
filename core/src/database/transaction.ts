import type { PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.ts';
import type { Core } from '../core.ts';

/** A running transaction that sees the rows of one organization. */
export interface Transaction {
  /** For reads and writes through the entities. */
  manager: EntityManager;
  /** For statements that lock, or that do in one round trip what entities need several for. */
  query<Row extends QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * `query` for statements of a text that never varies: each connection parses and plans it once. Inserts only: a plan
   * with a choice of index would be kept however the tables grow.
   */
  prepared<Row extends QueryResultRow>(sql: string, parameters: unknown[]): Promise<Row[]>;
}

/** Prepared statements by their text. */
const preparedNames = new Map<string, string>();

function preparedName(sql: string): string {
  const name = preparedNames.get(sql) ?? `credence_${preparedNames.size + 1}`;
  preparedNames.set(sql, name);
  return name;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Runs `work` in one transaction of the context's organization; commits when it resolves, rolls back when it throws.
 * Never wait for the network inside: the transaction holds its locks and its connection meanwhile.
 */
export async function inTransaction<T>(
  context: Pick<Context, 'core'> & { organization: { id: string } },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { id } = context.organization;
  // The statement below takes no parameters.
  if (!UUID.test(id)) throw new Error('The organization has no usable id');
  return runTransaction(context.core, `set local credence.organization_id = '${id}'`, work);
}

/** Runs `work` under the role that finds overdue work: ids and times of every organization, read only. */
export function inSchedulerTransaction<T>(
  core: Core,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(core, 'set local role credence_scheduler; set transaction read only', work);
}

/** Runs `work` where only the organization that owns `tenant` can be seen. */
export function inTenantTransaction<T>(
  core: Core,
  tenant: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(core, 'set transaction read only', async (transaction) => {
    await transaction.query(`select set_config('credence.tenant', $1, true)`, [tenant]);
    return work(transaction);
  });
}

async function runTransaction<T>(
  core: Core,
  bounds: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  await core.ready();
  const runner = core.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    try {
      const client: PoolClient = await runner.connect();
      await client.query(bounds);
      const result = await work({
        manager: runner.manager,
        query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
        prepared: async (text, values) =>
          (await client.query({ name: preparedName(text), text, values })).rows,
      });
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // A connection that cannot roll back is broken: the pool drops it, and the server ends the transaction.
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.release();
  }
}
