import type { JobName } from '../../platform/queue/jobs.ts';
import type { RowField } from '../../platform/queue/live-jobs.ts';

/** Where rows lie whose work is to be done at a time. All names and conditions are SQL. */
export interface WorkTable {
  table: string;
  /** The column with the time. */
  due: string;
  /** Which rows have work left; `$1` is the time of the look. */
  condition: string;
  /** The kind of job that does the work. */
  job: JobName;
  /** Where the row's id stands in the data of such a job. */
  field: RowField;
}

const OPEN = `search_status = 'IN_PROGRESS'`;
/** Of a message: where its search has ended, or ends by a fault of ours, nothing is to be done for it. */
const OF_OPEN_SEARCH = `exists (select from searches s
  where (s.organization_id, s.id) = (inbound_messages.organization_id, inbound_messages.search_id) and s.${OPEN})`;
const search = { table: 'searches', field: 'searchId' } as const;
const message = { table: 'inbound_messages', field: 'inboundId' } as const;

/** Every kind of work that rows hold the times of: jobs are only the way to it. */
export const WORK_TABLES = {
  expired: { ...search, due: 'sla_at', condition: OPEN, job: 'expire-search' },
  unanswered: {
    ...search,
    due: 'escalate_at',
    condition: `${OPEN} and sla_at > $1`,
    job: 'escalate-search',
  },
  unresearched: {
    ...search,
    due: 'updated_at',
    condition: `${OPEN} and phase = 'RESEARCH'`,
    job: 'research-search',
  },
  unsent: {
    table: 'outbounds',
    due: 'scheduled_at',
    // A promised call whose time has come waits for a person, not for a job.
    condition: `status = 'SCHEDULED' and on_desk_since is null`,
    job: 'send-outbound',
    field: 'outboundId',
  },
  unread: {
    ...message,
    due: 'received_at',
    condition: `processed_at is null and search_id is not null and ${OF_OPEN_SEARCH}`,
    job: 'process-inbound',
  },
  unreturned: {
    ...message,
    due: 'read_back_at',
    condition: `read_back = 'SCHEDULED' and ${OF_OPEN_SEARCH}`,
    job: 'send-read-back',
  },
} as const satisfies Record<string, WorkTable>;

export type WorkKind = keyof typeof WORK_TABLES;
