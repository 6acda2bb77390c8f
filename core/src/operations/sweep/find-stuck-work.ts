import type { Core } from '../../domain/context/context.ts';
import { inSchedulerTransaction } from '../../platform/database/in-transaction.ts';
import { rowsWithJob } from '../../platform/queue/live-jobs.ts';
import { findDueReceivers, receiversWithJob } from './due-receivers.ts';
import { WORK_TABLES, type WorkTable } from './work-tables.ts';

/** What lies there although its time has come. */
export type StuckKind =
  | 'RESEARCH'
  | 'OUTBOUND'
  | 'MESSAGE'
  | 'READ_BACK'
  | 'DELIVERY'
  | 'EXPIRY'
  | 'ESCALATION';

/** A row whose time came long ago. */
export interface StuckWork {
  kind: StuckKind;
  organizationId: string;
  /** Of the search, the attempt, the message or the delivery. */
  id: string;
  dueAt: Date;
  /** Whether a job for it waits or runs; the sweeper makes one where there is none. */
  hasJob: boolean;
}

interface StuckTable extends WorkTable {
  kind: StuckKind;
}

const STUCK_TABLES: readonly StuckTable[] = [
  { kind: 'EXPIRY', ...WORK_TABLES.expired },
  { kind: 'ESCALATION', ...WORK_TABLES.unanswered },
  { kind: 'RESEARCH', ...WORK_TABLES.unresearched },
  { kind: 'OUTBOUND', ...WORK_TABLES.unsent },
  { kind: 'MESSAGE', ...WORK_TABLES.unread },
  { kind: 'READ_BACK', ...WORK_TABLES.unreturned },
];

/**
 * Work whose time came at least `minutes` ago, the longest overdue of each kind first. The sweeper takes care of what is
 * a minute late, so whatever is found here says that no worker sweeps or that they do not keep up.
 */
export async function findStuckWork(
  core: Core,
  { minutes, limit }: { minutes: number; limit: number },
): Promise<StuckWork[]> {
  const before = new Date(core.clock.now().getTime() - minutes * 60_000);
  const found: StuckWork[] = [];
  for (const table of STUCK_TABLES) {
    const rows = await overdue(core, table, before, limit);
    const ids = rows.map(({ id }) => id);
    const withJob = new Set(
      await rowsWithJob((...statement) => core.dataSource.query(...statement), table, ids),
    );
    found.push(...rows.map((row) => ({ kind: table.kind, ...row, hasJob: withJob.has(row.id) })));
  }
  return [...found, ...(await stuckReceivers(core, before, limit))];
}

/** Of each receiver that may be sent to, the delivery that has been due the longest. */
async function stuckReceivers(core: Core, before: Date, limit: number): Promise<StuckWork[]> {
  const due = await findDueReceivers(core, before, limit);
  const withJob = await receiversWithJob(core, due, 'ever');
  return due
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .map(({ organizationId, receiver, deliveryId, dueAt }) => ({
      kind: 'DELIVERY',
      organizationId,
      id: deliveryId,
      dueAt,
      hasJob: withJob.has(receiver),
    }));
}

const overdue = (
  core: Core,
  { table, condition, due }: StuckTable,
  before: Date,
  limit: number,
): Promise<Pick<StuckWork, 'organizationId' | 'id' | 'dueAt'>[]> =>
  inSchedulerTransaction(core, ({ query }) =>
    query(
      `select organization_id as "organizationId", id, ${due} as "dueAt" from ${table}
        where ${condition} and ${due} < $1 order by ${due} limit $2`,
      [before, limit],
    ),
  );
