import { JOB_POLICIES, type JobName } from './jobs.ts';
import { QUEUE_SCHEMA } from './queue.ts';

/** Runs a statement, in a transaction or by itself. */
type Query = (sql: string, parameters: unknown[]) => Promise<{ id: string }[]>;

/** The name in a job's data under which the id of its row stands. */
export type RowField = 'searchId' | 'outboundId' | 'inboundId';

/**
 * The rows for which a job of a kind runs or could, or the job that follows when it failed every time: none of them needs
 * another one. A job of later does not count: it was written for a time that the row no longer has.
 * @param among only these rows; all when absent
 */
export async function rowsWithJob(
  query: Query,
  name: JobName,
  field: RowField,
  among: readonly string[] | null = null,
): Promise<string[]> {
  if (among?.length === 0) return [];
  const { deadLetter } = JOB_POLICIES[name];
  const rows = await query(
    `select distinct data ->> $1 as id from ${QUEUE_SCHEMA}.job
      where name = any($2) and state <= 'active' and (state > 'created' or start_after <= ${QUEUE_SCHEMA}.job_now())
        and data ? $1 and ($3::text[] is null or data ->> $1 = any($3))`,
    [field, deadLetter ? [name, deadLetter] : [name], among],
  );
  return rows.map(({ id }) => id);
}
