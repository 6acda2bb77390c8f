import type { Db } from 'pg-boss';
import { runAtOnce } from '../database/driver/run-at-once.ts';
import type { Database } from '../database/scope.ts';
import type { Statement } from '../database/statement.ts';

/** A transaction that has run this does not wait for the disk. */
export const NO_FLUSH: Statement = {
  sql: `select set_config('synchronous_commit', $1, true)`,
  values: ['off'],
};

/**
 * Takes and settles jobs without waiting for the disk. A database that dies may forget that a job was taken or done: it is
 * then taken again, as after the death of its worker. What a job sends it has claimed first, and the commit of that claim takes
 * to the disk what was written before.
 */
export const unflushed = (core: Database): Db => ({
  async executeSql(sql, values = []) {
    const [, rows = []] = await runAtOnce(core, [NO_FLUSH, { sql, values }]);
    return { rows };
  },
});
