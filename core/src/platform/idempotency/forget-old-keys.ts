import { inSchedulerTransaction, inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/scope.ts';
import { REMEMBERED_FOR } from './answer-once.ts';

/** Rows of one organization that one statement deletes. */
const BATCH = 1_000;

/**
 * Deletes the keys whose time is over, of every organization.
 * @returns how many were deleted
 */
export async function forgetOldKeys(core: Database): Promise<number> {
  const oldest = new Date(core.clock.now().getTime() - REMEMBERED_FOR);
  const organizations = await inSchedulerTransaction(core, ({ query }) =>
    query<{ id: string }>(
      'select distinct organization_id as id from idempotency_keys where created_at <= $1',
      [oldest],
    ),
  );
  let count = 0;
  for (const organization of organizations) {
    const deleted = await inTransaction({ core, organization }, ({ query }) =>
      query(
        `delete from idempotency_keys where organization_id = $1 and id in (
            select id from idempotency_keys where organization_id = $1 and created_at <= $2 limit ${BATCH})
          returning id`,
        [organization.id, oldest],
      ),
    );
    count += deleted.length;
  }
  return count;
}
