import type { QueryResult } from 'pg';

/** When a change had been committed, and how far the primary's log was then. */
export interface CommitMark {
  /** Microseconds since 1970 by the primary's clock, which is looked at before the log: of two marks the later reaches as far as the earlier, or farther. */
  at: bigint;
  /** In bytes from the beginning of the log. */
  position: bigint;
}

/** What the marks below begin to count at. */
const START = `'0/0'::pg_lsn`;

/** How far the primary's log is. */
export const POSITION = `(pg_current_wal_insert_lsn() - ${START})::text`;

/** How much of it a standby shows. */
export const REPLAYED = `(pg_last_wal_replay_lsn() - ${START})::text`;

/** Ends a transaction, and brings its mark along. */
export const COMMIT_AND_TELL = `commit; select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as at,
  ${POSITION} as position`;

/** @param answered by `COMMIT_AND_TELL`: several statements in one text have as many results */
export function readCommitMark(answered: unknown): CommitMark {
  const row = (answered as QueryResult<Record<keyof CommitMark, string>>[]).at(-1)?.rows[0];
  if (!row) throw new Error('The database did not say how far its log is');
  return { at: BigInt(row.at), position: BigInt(row.position) };
}
