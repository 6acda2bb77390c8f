import type { Core } from '../../domain/context/context.ts';
import { askAsScheduler } from '../../platform/database/in-transaction.ts';
import { HORIZON_SECONDS } from '../../platform/queue/enqueue.ts';
import { WORK_TABLES, type WorkKind, type WorkTable } from './work-tables.ts';

/** Rows of one kind that one look takes on. */
export const LOOK_BATCH = 500;
/** How long after its time work that was enqueued with its row may have no job before the job counts as lost. */
const GRACE = `interval '60 seconds'`;
const HORIZON = `interval '${HORIZON_SECONDS} seconds'`;

/** A row whose work is to be enqueued: a search, or an attempt or a message of one. */
export interface DueRow {
  organizationId: string;
  id: string;
  searchId: string;
  due: Date;
  /** When an attempt that waits without a job was last taken on. */
  sweptAt: Date | null;
}

/** Attempts whose time comes near, and of every kind of work what is due and has no job. */
export type DueWork = ReadonlyMap<'near' | WorkKind, DueRow[]>;

/** For each kind of work, the rows that have a job. */
export type RowsWithJob = Readonly<Partial<Record<WorkKind, readonly string[]>>>;

/**
 * The index that holds such rows and no others is built on the first two of these conditions: however many are due and have
 * their jobs, no look passes over them.
 */
const isNear = (due: string) =>
  `${due} - updated_at > ${HORIZON} and (swept_at is null or ${due} - swept_at > ${HORIZON})
    and ${due} <= $1::timestamptz + ${HORIZON}`;

/** Searches are ended at once when their time is over; other work counts as lost a while after its time. */
const isDue = (kind: WorkKind) =>
  kind === 'expired' || kind === 'unanswered'
    ? `${WORK_TABLES[kind].due} <= $1`
    : `${WORK_TABLES[kind].due} < $1::timestamptz - ${GRACE}`;

const hasNoJob = (table: string, parameter: number) =>
  `not exists (select from unnest($${parameter}::uuid[]) as job (row_id) where job.row_id = ${table}.id)`;

const KINDS = Object.keys(WORK_TABLES) as WorkKind[];

/** In the order of time: an organization with much to do later holds up none before. */
function select(found: string, kind: WorkKind, when: string, sweptAt = 'null::timestamptz'): string {
  const { table, due, condition, field }: WorkTable = WORK_TABLES[kind];
  return `(select '${found}' as found, organization_id as "organizationId", id,
      ${field === 'searchId' ? 'id' : 'search_id'} as "searchId", ${due} as due, ${sweptAt} as "sweptAt"
    from ${table} where ${condition} and ${when} order by ${due} limit ${LOOK_BATCH})`;
}

const LOOK = [
  select('near', 'unsent', isNear(WORK_TABLES.unsent.due), 'swept_at'),
  ...KINDS.map((kind, index) =>
    select(kind, kind, `${isDue(kind)} and ${hasNoJob(WORK_TABLES[kind].table, index + 2)}`),
  ),
].join(' union all ');

/**
 * Looks across organizations for attempts that the horizon has come to, searches past their times, and rows of every kind
 * whose job was lost. What a row says decides, and whether there is a job: nothing else remembers that a row was seen.
 */
export async function findDueWork(core: Core, withJob: RowsWithJob = {}): Promise<DueWork> {
  const parameters = [core.clock.now(), ...KINDS.map((kind) => withJob[kind] ?? [])];
  const rows = await askAsScheduler<DueRow & { found: 'near' | WorkKind }>(core, LOOK, parameters);
  return Map.groupBy(rows, ({ found }) => found);
}
