import type { Core } from '../../domain/context/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { rowsWithJob, rowsWithJobs } from '../../platform/queue/live-jobs.ts';
import { NO_FLUSH } from '../../platform/queue/unflushed.ts';
import { type DoneBySweep, endDueSearches } from './end-due-searches.ts';
import { type DueRow, type DueWork, findDueWork, LOOK_BATCH } from './find-due-work.ts';
import { WORK_TABLES, type WorkKind, type WorkTable } from './work-tables.ts';

/** Looks that one sweep takes, while each finds as much near work as it can take on. */
const LOOKS = 20;

/**
 * Writes the jobs of work whose time comes near, and of rows whose job was lost; then ends searches past their SLA, and calls
 * a person for those that no contact answered. The rows hold the schedule; jobs are only the way to it.
 * @returns how much there was to do
 */
export async function sweepDueWork(core: Core): Promise<number> {
  await core.ready();
  let written = 0;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const found = await look(core);
    const near = found.get('near') ?? [];
    written += await enqueueEach(core, 'unsent', near, takeOnNear);
    for (const kind of BY_JOBS)
      written += await enqueueEach(core, kind, found.get(kind) ?? [], takeOnDue(kind));
    const ended = await Promise.all(BY_SWEEP.map((kind) => endEach(core, kind, found.get(kind) ?? [])));
    written += ended.reduce((sum, count) => sum + count, 0);
    if (near.length < LOOK_BATCH) break;
  }
  return written;
}

/** Mostly nothing is due, and then no job needs to be known. */
async function look(core: Core): Promise<DueWork> {
  const found = await findDueWork(core);
  if (KINDS.every((kind) => !found.has(kind))) return found;
  // Anew: what a job has done since, and rows behind those that have theirs.
  return findDueWork(core, await rowsWithJobs(core, WORK_TABLES));
}

const KINDS = Object.keys(WORK_TABLES) as WorkKind[];
const BY_SWEEP: readonly DoneBySweep[] = ['expired', 'unanswered'];
const BY_JOBS = KINDS.filter((kind) => !BY_SWEEP.some((own) => own === kind));

/** What cannot be done at once gets a job, with its retries. */
async function endEach(core: Core, kind: DoneBySweep, rows: readonly DueRow[]): Promise<number> {
  const failed = await endDueSearches(core, kind, rows);
  return rows.length - failed.length + (await enqueueEach(core, kind, failed, takeOnDue(kind)));
}

/** Takes those rows of an organization for which no other worker writes a job. */
type TakeOn = (
  transaction: Transaction,
  organizationId: string,
  rows: readonly DueRow[],
  at: Date,
) => Promise<Set<string>>;

/** @returns how many jobs were written */
async function enqueueEach(
  core: Core,
  kind: WorkKind,
  rows: readonly DueRow[],
  takeOn: TakeOn,
): Promise<number> {
  const { job, field } = WORK_TABLES[kind];
  let written = 0;
  for (const [organizationId, own] of Map.groupBy(rows, (row) => row.organizationId)) {
    const context = { core, organization: { id: organizationId } };
    written += await inTransaction(context, async (transaction) => {
      const at = core.clock.now();
      const taken = await takeOn(transaction, organizationId, own, at);
      const rows = own.filter(({ id }) => taken.has(id));
      const jobs = sharingJobs(kind, rows).map(([{ id, searchId, due }, ...others]) => ({
        data: {
          searchId,
          [field]: id,
          ...(others.length > 0 ? { along: others.map((other) => other.id) } : {}),
        },
        // What is due may start at once, wherever the database's clock stands.
        ...(due > at ? { startAfter: due } : {}),
      }));
      await enqueue(context, transaction, job, jobs);
      return jobs.length;
    });
  }
  return written;
}

/** Attempts that one job sends: they go out side by side. */
const SENT_TOGETHER = 5;

/** Attempts of one search that are due at the same time share a job. */
function sharingJobs(kind: WorkKind, rows: readonly DueRow[]): [DueRow, ...DueRow[]][] {
  const alike = new Map<string, number>();
  const jobs = Map.groupBy(rows, ({ id, searchId, due }) => {
    if (kind !== 'unsent') return id;
    const key = `${searchId} ${due.getTime()}`;
    const before = alike.get(key) ?? 0;
    alike.set(key, before + 1);
    return `${key} ${Math.floor(before / SENT_TOGETHER)}`;
  });
  return [...jobs.values()] as [DueRow, ...DueRow[]][];
}

/** Rows that are in use at this moment are left for the next look. A job that another worker has just written shows itself. */
const takeOnDue =
  (kind: WorkKind): TakeOn =>
  async (transaction, organizationId, rows) => {
    const work: WorkTable = WORK_TABLES[kind];
    const locked = await transaction.query<{ id: string }>(
      `select id from ${work.table} where organization_id = $1 and id = any($2) for no key update skip locked`,
      [organizationId, rows.map(({ id }) => id)],
    );
    // A statement of its own: it sees what was committed before these rows were free.
    const ids = locked.map(({ id }) => id);
    const withJob = new Set(await rowsWithJob(transaction.query, work, ids));
    return new Set(ids.filter((id) => !withJob.has(id)));
  };

/**
 * Marks attempts that no other worker has marked since they were found: the mark takes them out of the look's index. It waits for no
 * disk: what a database that died has forgotten, mark and job, the next look finds.
 */
const takeOnNear: TakeOn = async ({ together }, organizationId, rows, at) => {
  const sql = `with mine as materialized (
        select o.id from outbounds o
          join unnest($3::uuid[], $4::timestamptz[]) as found (id, swept_at) on found.id = o.id
          where o.organization_id = $1 and date_trunc('milliseconds', o.swept_at) is not distinct from found.swept_at
          for no key update of o skip locked)
      update outbounds o set swept_at = $2 from mine where o.organization_id = $1 and o.id = mine.id
      returning o.id`;
  const values = [organizationId, at, rows.map(({ id }) => id), rows.map(({ sweptAt }) => sweptAt)];
  const [, taken] = await together<[object, { id: string }]>([NO_FLUSH, { sql, values }]);
  return new Set(taken.map(({ id }) => id));
};
