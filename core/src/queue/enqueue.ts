import type { Context } from '../context.ts';
import type { Transaction } from '../database/transaction.ts';
import type { JobName, Jobs } from './jobs.ts';

/** A job to write. */
export interface NewJob<Name extends JobName> {
  data: Omit<Jobs[Name], 'organizationId'>;
  /** Not before this instant; now when absent. */
  startAfter?: Date;
  /** Jobs of one group share a limit of how many run at a time. */
  group?: string;
}

/** Writes jobs of one kind in the transaction of the change that causes them: they exist when it commits. */
export async function enqueue<Name extends JobName>(
  context: Pick<Context, 'core'> & { organization: { id: string } },
  transaction: Transaction,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  if (jobs.length === 0) return;
  const organizationId = context.organization.id;
  await context.core.queue.insert(
    name,
    jobs.map(({ data, startAfter, group }) => ({
      data: { organizationId, ...data },
      ...(startAfter ? { startAfter } : {}),
      ...(group ? { group: { id: group } } : {}),
    })),
    { db: { executeSql: async (sql, values) => ({ rows: await transaction.query(sql, values) }) } },
  );
}
