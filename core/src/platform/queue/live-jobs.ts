import { runAtOnce } from '../database/driver/run-at-once.ts';
import type { Database } from '../database/scope.ts';
import { JOB_POLICIES, type JobName } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';

/** Runs a statement, in a transaction or by itself. */
type Query = <Row extends object>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** The name in a job's data under which the id of its row stands. */
export type RowField = 'searchId' | 'outboundId' | 'inboundId';

/** The kind of job that does some work, and where it names its row. */
interface JobOfRow {
  job: JobName;
  field: RowField;
}

/** A job of later does not count: it was written for a time that the row no longer has. */
function selectRows({ job, field }: JobOfRow, columns: string): string {
  const { deadLetter } = JOB_POLICIES[job];
  const names = [job, ...(deadLetter ? [deadLetter] : [])].map((name) => `'${name}'`).join();
  const ids = `jsonb_build_array(data -> '${field}') || coalesce(data -> 'along', '[]')`;
  return `select distinct ${columns} from ${QUEUE_SCHEMA}.job cross join lateral jsonb_array_elements_text(${ids}) as rows (row_id)
    where name in (${names}) and state <= 'active' and (state > 'created' or start_after <= ${QUEUE_SCHEMA}.job_now())
      and data ? '${field}'`;
}

/**
 * The rows for which a job of a kind runs or could, or the job that follows when it failed every time: none of them needs
 * another one.
 * @param among only these rows
 */
export async function rowsWithJob(query: Query, work: JobOfRow, among: readonly string[]): Promise<string[]> {
  if (among.length === 0) return [];
  const rows = await query<{ id: string }>(`${selectRows(work, 'row_id as id')} and row_id = any($1)`, [
    among,
  ]);
  return rows.map((row) => row.id);
}

/** All such rows of several kinds of work, in one question. */
export async function rowsWithJobs<Kind extends string>(
  core: Database,
  works: Readonly<Record<Kind, JobOfRow>>,
): Promise<Record<Kind, string[]>> {
  const kinds = Object.keys(works) as Kind[];
  const selects = kinds.map((kind) => selectRows(works[kind], `'${kind}' as kind, row_id as id`));
  const [rows = []] = await runAtOnce(core, [{ sql: selects.join(' union all '), values: [] }]);
  const idsOf = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return Object.fromEntries(kinds.map((kind) => [kind, idsOf(kind)])) as Record<Kind, string[]>;
}
