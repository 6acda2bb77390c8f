import { DatabaseError, type QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { endAfter, named, type OpenTransaction, openAt } from './driver/open-transaction.ts';
import { runTogether } from './driver/statements-together.ts';
import type { PendingWrites } from './pending-writes.ts';
import { poolOf } from './pool-of.ts';
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
  /** Runs statements, none of which needs the answer of another, in one round trip. */
  together(statements: readonly Statement[]): Promise<QueryResultRow[][]>;
  /** What is to be written, in one statement, before the transaction writes otherwise, asks about it, or ends. */
  pending: PendingWrites;
  /** Calls `step` once other transactions see the changes; never when they are rolled back. */
  afterCommit(step: () => void): void;
}

/** A statement that is sent together with others. */
export interface Statement {
  /** Of a text that never varies: each connection parses and plans it once. */
  sql: string;
  values: readonly unknown[];
  /** Whether it is planned each time, as `query` does it. */
  isPlannedAnew?: true;
}

/** What the first transaction of a request writes besides its own change, once. */
export interface RequestEntry {
  recorded: boolean;
  statement(scope: Scope): Statement;
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

/**
 * Runs statements as one transaction of the context's organization in a single round trip, the entry in the audit trail
 * included: Postgres commits what arrives in one piece when it has come to its end.
 * @param afterwards called once other transactions see the changes
 * @returns the rows of each
 * @throws what failed; `mayBeWritten` says whether that is certain
 */
export async function inOneTrip(
  context: Scope,
  statements: readonly Statement[],
  afterwards: readonly (() => void)[] = [],
): Promise<QueryResultRow[][]> {
  const { audit } = context;
  // How far the log is after a commit can only be asked behind it.
  if (context.unitOfWork || context.tellCommit)
    return inTransaction(context, (transaction) => {
      for (const step of afterwards) transaction.afterCommit(step);
      return transaction.together(statements);
    });
  const isNoted = audit?.recorded === false;
  const rows = await runAtOnce(context.core, [
    {
      sql: `select set_config('credence.organization_id', $1, true), set_config('plan_cache_mode', $2, true)`,
      values: [usableId(context), planCacheMode(statements)],
    },
    ...statements,
    ...(isNoted ? [audit.statement(context)] : []),
  ]);
  if (isNoted) audit.recorded = true;
  for (const step of afterwards) step();
  return rows.slice(1, statements.length + 1);
}

/**
 * Where every statement is prepared, their plans are kept whatever the values: Postgres would go on planning one for which
 * it takes these to be few, at each run, for longer than it runs.
 */
const planCacheMode = (statements: readonly Statement[]): string =>
  statements.some(({ isPlannedAnew }) => isPlannedAnew) ? 'auto' : 'force_generic_plan';

async function runAtOnce(core: Database, statements: readonly Statement[]): Promise<QueryResultRow[][]> {
  await core.ready();
  const client = await poolOf(core.dataSource).connect();
  try {
    return await runTogether(client, statements.map(named));
  } catch (error) {
    if (error instanceof Error && !(error instanceof DatabaseError)) unanswered.add(error);
    throw error;
  } finally {
    // One that is broken is dropped by the pool.
    client.release();
  }
}

/** What was thrown because an answer never came. */
const unanswered = new WeakSet<Error>();

/** Whether what `inOneTrip` was to write may be there although it failed. */
export const mayBeWritten = (error: unknown): boolean => error instanceof Error && unanswered.has(error);

/** Whether Postgres itself refused it: nothing of it was written. */
export const isRefused = (error: unknown): boolean => error instanceof DatabaseError;

const transact = <T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  scope.unitOfWork ? scope.unitOfWork.run(work) : runTransaction(scope, boundsOf(scope), work);

function usableId({ organization: { id } }: Scope): string {
  if (!UUID.test(id)) throw new Error('The organization has no usable id');
  return id;
}

/** The statement by which a transaction sees the rows of one organization. It takes no parameters. */
export const boundsOf = (scope: Scope): string => `set local credence.organization_id = '${usableId(scope)}'`;

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
  return endAfter(await open(scope, bounds), work);
}

async function open(scope: Scope, bounds: string): Promise<OpenTransaction> {
  const { core } = scope;
  await core.ready();
  return openAt(core.dataSource, scope, (client) => client.query(`start transaction; ${bounds}`));
}
