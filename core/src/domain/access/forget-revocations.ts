import type { Database } from '../../platform/database/scope.ts';
import { inSchedulerTransaction, inTransaction } from '../../platform/database/transaction.ts';

/**
 * Deletes revocations of tokens that would be refused anyway by now, of every organization.
 * @returns how many were deleted
 */
export async function forgetRevocations(core: Database): Promise<number> {
  const at = core.clock.now();
  const organizations = await inSchedulerTransaction(core, ({ query }) =>
    query<{ id: string }>(
      'select distinct organization_id as id from token_revocations where expires_at <= $1',
      [at],
    ),
  );
  let count = 0;
  for (const organization of organizations) {
    const deleted = await inTransaction({ core, organization }, ({ query }) =>
      query('delete from token_revocations where organization_id = $1 and expires_at <= $2 returning id', [
        organization.id,
        at,
      ]),
    );
    count += deleted.length;
  }
  return count;
}
