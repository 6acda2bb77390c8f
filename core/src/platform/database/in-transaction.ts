import type { QueryResultRow } from 'pg';
import { endAfter, type OpenTransaction, openAt } from './driver/open-transaction.ts';
import { runAtOnce } from './driver/run-at-once.ts';
import type { Database, Scope } from './scope.ts';
import type { Statement } from './statement.ts';
import type { Transaction } from './transaction.ts';

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
  const entry = () => [audit.statement(context)];
  const result = await (context.unitOfWork?.run(async (transaction) => {
    const worked = await work(transaction);
    await transaction.together(entry());
    return worked;
  }) ?? runTransaction(context, [boundsOf(context)], work, entry));
  audit.recorded = true;
  return result;
}

/** The same without an audit trail, where a statement that waits for another's lock fails after so many milliseconds. */
export const inTransactionWithLockTimeout = <T>(
  scope: Scope,
  lockTimeoutMs: number,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  runTransaction(scope, [boundsOf(scope), plain(`set local lock_timeout = ${lockTimeoutMs}`)], work);

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

const transact = <T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  scope.unitOfWork ? scope.unitOfWork.run(work) : runTransaction(scope, [boundsOf(scope)], work);

function usableId({ organization: { id } }: Scope): string {
  if (!UUID.test(id)) throw new Error('The organization has no usable id');
  return id;
}

/** What a transaction says of itself first, for itself alone. */
const setting = (name: string, value: string): Statement => ({
  sql: `select set_config('credence.${name}', $1, true)`,
  values: [value],
});
const plain = (sql: string): Statement => ({ sql, values: [] });
const BEGIN = plain('start transaction');
const READ_ONLY = plain('set transaction read only');

/**
 * By this a transaction sees the rows of one organization. It takes no parameters, and is no question: what a transaction says of its
 * isolation may still follow.
 */
export const boundsOf = (scope: Scope): Statement => ({
  ...plain(`set local credence.organization_id = '${usableId(scope)}'`),
  // A text for each organization is not worth remembering.
  isPlannedAnew: true,
});

/** Opens a transaction that the caller has to end. */
export const openTransaction = (scope: Scope): Promise<OpenTransaction> => open(scope, [boundsOf(scope)]);

/** Runs `work` under the role that finds overdue work: ids and times of every organization, read only. */
export function inSchedulerTransaction<T>(
  core: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(
    ofNoOrganization(core),
    [plain('set local role credence_scheduler'), READ_ONLY],
    work,
  );
}

/** Asks one thing under that role, in one round trip. */
export async function askAsScheduler<Row extends QueryResultRow>(
  core: Database,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const [, rows] = await runAtOnce(core, [
    plain(
      `select set_config('role', 'credence_scheduler', true), set_config('transaction_read_only', 'on', true)`,
    ),
    { sql, values },
  ]);
  return rows as Row[];
}

/** Runs `work` where only the organization that owns `tenant` can be seen. */
export function inTenantTransaction<T>(
  core: Database,
  tenant: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(ofNoOrganization(core), [READ_ONLY, setting('tenant', tenant)], work);
}

/** Runs `work` where only the attempts can be seen that are found under the hash of one reference. */
export function inReferenceTransaction<T>(
  core: Database,
  hash: Buffer,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(
    ofNoOrganization(core),
    [READ_ONLY, setting('reference', hash.toString('hex'))],
    work,
  );
}

/** Such a transaction only reads. */
const ofNoOrganization = (core: Database): Scope => ({ core, organization: { id: '' } });

async function runTransaction<T>(
  scope: Scope,
  bounds: readonly Statement[],
  work: (transaction: Transaction) => Promise<T>,
  last?: () => readonly Statement[],
): Promise<T> {
  return endAfter(await open(scope, bounds), work, last);
}

async function open(scope: Scope, bounds: readonly Statement[]): Promise<OpenTransaction> {
  const { core } = scope;
  await core.ready();
  return openAt(core.dataSource, scope, { ahead: [BEGIN, ...bounds] });
}
