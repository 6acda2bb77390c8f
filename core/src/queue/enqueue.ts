import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { JobName, Jobs } from './jobs.ts';

/** A job to write. */
export interface NewJob<Name extends JobName> {
  data: Omit<Jobs[Name], 'organizationId'>;
  /** Not before this instant, by the service's clock; now when absent. */
  startAfter?: Date;
  /** Jobs of one group share a limit of how many run at a time. */
  group?: string;
}

/**
 * How long overdue a job is written that is due now. Workers find jobs that are due by the database's clock: where that
 * one is behind ours, a worker just woken would find nothing yet, and the job would wait to be found by polling.
 */
const OVERDUE_MS = 86_400_000;

/** Writes jobs of one kind in the transaction of the change that causes them: they exist when it commits. */
export async function enqueue<Name extends JobName>(
  context: Pick<Context, 'core'> & { organization: { id: string } },
  transaction: Transaction,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  if (jobs.length === 0) return;
  const organizationId = context.organization.id;
  const now = context.core.clock.now();
  const startOf = (due: Date) => (due > now ? due : new Date(due.getTime() - OVERDUE_MS));
  await context.core.queue.insert(
    name,
    jobs.map(({ data, startAfter, group }) => ({
      data: { organizationId, ...data },
      ...(startAfter ? { startAfter: startOf(startAfter) } : {}),
      ...(group ? { group: { id: group } } : {}),
    })),
    { db: { executeSql: async (sql, values = []) => ({ rows: await transaction.prepared(sql, values) }) } },
  );
  if (jobs.some(({ startAfter = now }) => startAfter <= now)) {
    transaction.afterCommit(() => context.core.wakeWorkers(name));
  }
}
