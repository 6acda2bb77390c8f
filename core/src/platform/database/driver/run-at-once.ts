import { DatabaseError, type QueryResultRow } from 'pg';
import { poolOf } from '../pool-of.ts';
import type { Database } from '../scope.ts';
import type { Statement } from '../statement.ts';
import { named } from './open-transaction.ts';
import { runTogether } from './statements-together.ts';

/**
 * Runs statements as one transaction in a single round trip: Postgres commits what arrives in one piece when it has come to
 * its end.
 * @returns the rows of each
 * @throws what failed; `mayBeWritten` says whether that is certain
 */
export async function runAtOnce(
  core: Database,
  statements: readonly Statement[],
): Promise<QueryResultRow[][]> {
  await core.ready();
  const client = await poolOf(core.dataSource).connect();
  try {
    return (await runTogether(client, statements.map(named))).map(({ rows }) => rows);
  } catch (error) {
    if (error instanceof Error && !(error instanceof DatabaseError)) unanswered.add(error);
    throw error;
  } finally {
    // One that is broken is dropped by the pool.
    client.release();
  }
}

/** What was thrown because an answer never came. */
const unanswered = new WeakSet<Error>();

/** Whether what was to be written may be there although it failed. */
export const mayBeWritten = (error: unknown): boolean => error instanceof Error && unanswered.has(error);

/** Whether Postgres itself refused it: nothing of it was written. */
export const isRefused = (error: unknown): boolean => error instanceof DatabaseError;
