/** Where rows lie whose work is to be done at a time. All names and conditions are SQL. */
export interface WorkTable {
  table: string;
  /** The column with the time. */
  due: string;
  /** Which rows have work left; `$1` is the time of the look. */
  condition: string;
}

const OPEN = `search_status = 'IN_PROGRESS'`;

/** Every kind of work that rows hold the times of: jobs are only the way to it. */
export const WORK_TABLES = {
  expired: { table: 'searches', due: 'sla_at', condition: OPEN },
  unanswered: { table: 'searches', due: 'escalate_at', condition: `${OPEN} and sla_at > $1` },
  unresearched: { table: 'searches', due: 'updated_at', condition: `${OPEN} and phase = 'RESEARCH'` },
  unsent: { table: 'outbounds', due: 'scheduled_at', condition: `status = 'SCHEDULED'` },
} as const satisfies Record<string, WorkTable>;
