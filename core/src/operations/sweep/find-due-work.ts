import type { Core } from '../../domain/context/context.ts';
import { inSchedulerTransaction } from '../../platform/database/transaction.ts';
import { HORIZON_SECONDS } from '../../platform/queue/enqueue.ts';
import { WORK_TABLES, type WorkTable } from './work-tables.ts';

/** Rows of one kind that one look takes on. */
export const LOOK_BATCH = 500;
/** How long due work may lie before it counts as having lost its job. */
const GRACE = `interval '60 seconds'`;
/** How long the sweeper leaves a row alone after it enqueued work for it. */
const PAUSE = `interval '10 minutes'`;
const HORIZON = `interval '${HORIZON_SECONDS} seconds'`;

/** A row whose work is to be enqueued. */
export interface DueRow {
  organizationId: string;
  id: string;
  sweptAt: Date | null;
}

export interface DueAttempt extends DueRow {
  searchId: string;
  due: Date;
}

/** Attempts whose time is near, and that have waited for it without a job. */
export interface NearWork {
  unsent: DueAttempt[];
}

/** Work that is due and was never enqueued, or whose job was lost. */
export interface OverdueWork extends NearWork {
  expired: DueRow[];
  unanswered: DueRow[];
  unresearched: DueRow[];
}

/** The index that holds such rows and no others is built on the first two of these conditions. */
const isNear = (due: string) =>
  `${due} - updated_at > ${HORIZON} and (swept_at is null or ${due} - swept_at > ${HORIZON})
    and ${due} <= $1::timestamptz + ${HORIZON}`;
const UNSWEPT = `(swept_at is null or swept_at < $1::timestamptz - ${PAUSE})`;
const isLost = (since: string) => `${since} < $1::timestamptz - ${GRACE} and ${UNSWEPT}`;
/** Work enqueued before a time does not put off what is due at that time. */
const isDue = (due: string) => `${due} <= $1 and (${UNSWEPT} or swept_at < ${due})`;

type Find = <Row extends DueRow>(
  table: WorkTable,
  when: (due: string) => string,
  columns?: string,
) => Promise<Row[]>;

const unsent = (find: Find, when: (due: string) => string) =>
  find<DueAttempt>(WORK_TABLES.unsent, when, 'search_id as "searchId", scheduled_at as due');

/** Finds what the horizon has come to, in the order of time: an organization with much to do later holds up none before. */
export const findNearWork = (core: Core): Promise<NearWork> =>
  look(core, async (find) => ({
    unsent: await unsent(find, isNear),
  }));

/** Finds searches past their times, and rows of every kind whose job was lost. */
export const findOverdueWork = (core: Core): Promise<OverdueWork> =>
  look(core, async (find) => ({
    expired: await find(WORK_TABLES.expired, isDue),
    unanswered: await find(WORK_TABLES.unanswered, isDue),
    unresearched: await find(WORK_TABLES.unresearched, isLost),
    unsent: await unsent(find, isLost),
  }));

/** Looks across organizations, at one time. */
function look<Found>(core: Core, finding: (find: Find) => Promise<Found>): Promise<Found> {
  const at = core.clock.now();
  return inSchedulerTransaction(core, ({ query }) =>
    finding(({ table, due, condition }, when, columns) =>
      query(
        `select organization_id as "organizationId", id, swept_at as "sweptAt"${columns ? `, ${columns}` : ''} from ${table}
          where ${condition} and ${when(due)} order by ${due} limit ${LOOK_BATCH}`,
        [at],
      ),
    ),
  );
}
