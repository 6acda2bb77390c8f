import type { Core } from '../../domain/context/context.ts';
import { inSchedulerTransaction } from '../../platform/database/transaction.ts';
import { HORIZON_SECONDS } from '../../platform/queue/enqueue.ts';
import { WORK_TABLES, type WorkKind, type WorkTable } from './work-tables.ts';

/** Rows of one kind that one look takes on. */
export const LOOK_BATCH = 500;
/** How long after its time work that was enqueued with its row may have no job before the job counts as lost. */
const GRACE = `interval '60 seconds'`;
const HORIZON = `interval '${HORIZON_SECONDS} seconds'`;

/** A row whose work is to be enqueued. */
export interface DueRow {
  organizationId: string;
  id: string;
}

/** A row that belongs to a search: an attempt or a message. */
export interface DueOfSearch extends DueRow {
  searchId: string;
  due: Date;
}

/** An attempt that has waited for its time without a job. */
export interface NearAttempt extends DueOfSearch {
  sweptAt: Date | null;
}

/** Work that is due and has no job: it was never enqueued, or its job was lost. */
export interface OverdueWork {
  expired: DueRow[];
  unanswered: DueRow[];
  unresearched: DueRow[];
  unsent: DueOfSearch[];
  unread: DueOfSearch[];
  unreturned: DueOfSearch[];
}

/** For each kind of work, the rows that have a job. */
export type RowsWithJob = Readonly<Record<WorkKind, readonly string[]>>;

/**
 * The index that holds such rows and no others is built on the first two of these conditions: however many are due and have
 * their jobs, no look passes over them.
 */
const isNear = (due: string) =>
  `${due} - updated_at > ${HORIZON} and (swept_at is null or ${due} - swept_at > ${HORIZON})
    and ${due} <= $1::timestamptz + ${HORIZON}`;
const hasNoJob = (table: string) =>
  `not exists (select from unnest($2::uuid[]) as job (row_id) where job.row_id = ${table}.id)`;
const isDue = ({ table, due }: WorkTable) => `${due} <= $1 and ${hasNoJob(table)}`;
const isLost = ({ table, due }: WorkTable) => `${due} < $1::timestamptz - ${GRACE} and ${hasNoJob(table)}`;

const columnsOf = ({ due }: WorkTable) => `search_id as "searchId", ${due} as due`;

/** Finds what the horizon has come to, in the order of time: an organization with much to do later holds up none before. */
export const findNearWork = (core: Core): Promise<NearAttempt[]> =>
  look(core, (find) => {
    const { unsent } = WORK_TABLES;
    return find<NearAttempt>(unsent, isNear(unsent.due), {
      columns: `${columnsOf(unsent)}, swept_at as "sweptAt"`,
    });
  });

/**
 * Finds searches past their times, and rows of every kind whose job was lost. What a row says decides, and whether there is
 * a job: nothing else remembers that a row was seen.
 */
export const findOverdueWork = (core: Core, withJob: RowsWithJob): Promise<OverdueWork> =>
  look(core, async (find) => {
    const { expired, unanswered, unresearched, unsent, unread, unreturned } = WORK_TABLES;
    const lostOf = (kind: WorkTable, without: readonly string[]) =>
      find<DueOfSearch>(kind, isLost(kind), { without, columns: columnsOf(kind) });
    return {
      expired: await find(expired, isDue(expired), { without: withJob.expired }),
      unanswered: await find(unanswered, isDue(unanswered), { without: withJob.unanswered }),
      unresearched: await find(unresearched, isLost(unresearched), { without: withJob.unresearched }),
      unsent: await lostOf(unsent, withJob.unsent),
      unread: await lostOf(unread, withJob.unread),
      unreturned: await lostOf(unreturned, withJob.unreturned),
    };
  });

type Find = <Row extends DueRow>(
  place: WorkTable,
  when: string,
  options: { without?: readonly string[]; columns?: string },
) => Promise<Row[]>;

/** Looks across organizations, at one time. */
function look<Found>(core: Core, finding: (find: Find) => Promise<Found>): Promise<Found> {
  const at = core.clock.now();
  return inSchedulerTransaction(core, ({ query }) =>
    finding(({ table, due, condition }, when, { without, columns }) =>
      query(
        `select organization_id as "organizationId", id${columns ? `, ${columns}` : ''} from ${table}
          where ${condition} and ${when} order by ${due} limit ${LOOK_BATCH}`,
        without ? [at, without] : [at],
      ),
    ),
  );
}
