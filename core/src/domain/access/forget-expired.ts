import { inSchedulerTransaction, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/scope.ts';

/**
 * Deletes revocations of tokens that would be refused anyway by now, of every organization.
 * @returns how many were deleted
 */
export const forgetRevocations = (core: Database): Promise<number> =>
  forgetExpired(core, 'token_revocations');

/**
 * Deletes sessions of the console that have lasted as long as any may, of every organization.
 * @returns how many were deleted
 */
export const forgetSessions = (core: Database): Promise<number> => forgetExpired(core, 'console_sessions');

async function forgetExpired(
  core: Database,
  table: 'token_revocations' | 'console_sessions',
): Promise<number> {
  const at = core.clock.now();
  const organizations = await inSchedulerTransaction(core, ({ query }) =>
    query<{ id: string }>(`select distinct organization_id as id from ${table} where expires_at <= $1`, [at]),
  );
  let count = 0;
  for (const organization of organizations) {
    const deleted = await inTransaction({ core, organization }, ({ query }) =>
      query(`delete from ${table} where organization_id = $1 and expires_at <= $2 returning id`, [
        organization.id,
        at,
      ]),
    );
    count += deleted.length;
  }
  return count;
}
