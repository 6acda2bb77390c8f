import type { Core } from '../../domain/context/context.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { type DueRow, findNearWork, findOverdueWork, LOOK_BATCH, type OverdueWork } from './find-due-work.ts';

/** Looks for near work that one sweep takes, while each finds as much as it can take on. */
const LOOKS = 20;

/**
 * Writes the jobs of work whose time comes near, and of work whose time has come: searches past their SLA, searches that
 * no contact answered, and rows whose job was lost. The rows hold the schedule; jobs are only the way to it.
 * @returns how many jobs were written
 */
export async function sweepDueWork(core: Core): Promise<number> {
  let written = 0;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const near = await findNearWork(core);
    written += await enqueueAll(core, { expired: [], unanswered: [], unresearched: [], ...near });
    if (Object.values(near).every((rows) => rows.length < LOOK_BATCH)) break;
  }
  return written + (await enqueueAll(core, await findOverdueWork(core)));
}

/** @returns how many jobs that were */
async function enqueueAll(core: Core, work: OverdueWork): Promise<number> {
  let written = 0;
  const rows = Object.values(work).flat();
  for (const id of new Set(rows.map(({ organizationId }) => organizationId))) {
    const own = <Row extends DueRow>(some: Row[]) =>
      some.filter(({ organizationId }) => organizationId === id);
    written += await enqueueOwn(core, id, {
      expired: own(work.expired),
      unanswered: own(work.unanswered),
      unresearched: own(work.unresearched),
      unsent: own(work.unsent),
    });
  }
  return written;
}

function enqueueOwn(core: Core, organizationId: string, found: OverdueWork): Promise<number> {
  const context = { core, organization: { id: organizationId } };
  return inTransaction(context, async (transaction) => {
    const at = core.clock.now();
    // What is due may start at once, wherever the database's clock stands.
    const startOf = (due: Date) => (due > at ? { startAfter: due } : {});
    const take = (table: string, rows: DueRow[]) => takeOn(transaction, table, { organizationId, at, rows });
    const searches = await take('searches', [...found.expired, ...found.unanswered, ...found.unresearched]);
    const attempts = await take('outbounds', found.unsent);
    const searchJobs = (rows: DueRow[]) =>
      rows.filter(({ id }) => searches.has(id)).map(({ id }) => ({ data: { searchId: id } }));
    const jobs = {
      'expire-search': searchJobs(found.expired),
      'escalate-search': searchJobs(found.unanswered),
      'research-search': searchJobs(found.unresearched),
      'send-outbound': found.unsent
        .filter(({ id }) => attempts.has(id))
        .map(({ id, searchId, due }) => ({ data: { searchId, outboundId: id }, ...startOf(due) })),
    };
    await enqueue(context, transaction, 'expire-search', jobs['expire-search']);
    await enqueue(context, transaction, 'escalate-search', jobs['escalate-search']);
    await enqueue(context, transaction, 'research-search', jobs['research-search']);
    await enqueue(context, transaction, 'send-outbound', jobs['send-outbound']);
    return Object.values(jobs).flat().length;
  });
}

/**
 * Marks rows as swept that no other worker has swept since they were found: of several workers that sweep at once, one
 * writes the job. Rows that are in use at this moment are left for the next look.
 * @returns the ids of those that are ours
 */
async function takeOn(
  { query }: Transaction,
  table: string,
  { organizationId, at, rows }: { organizationId: string; at: Date; rows: DueRow[] },
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const taken = await query<{ id: string }>(
    `with mine as materialized (
        select t.id from ${table} t
          join unnest($3::uuid[], $4::timestamptz[]) as found (id, swept_at) on found.id = t.id
          where t.organization_id = $1 and date_trunc('milliseconds', t.swept_at) is not distinct from found.swept_at
          for no key update of t skip locked)
      update ${table} t set swept_at = $2 from mine where t.organization_id = $1 and t.id = mine.id
      returning t.id`,
    [organizationId, at, rows.map(({ id }) => id), rows.map(({ sweptAt }) => sweptAt)],
  );
  return new Set(taken.map(({ id }) => id));
}
