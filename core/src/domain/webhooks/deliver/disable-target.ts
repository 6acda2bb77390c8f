import { newId } from '../../../platform/database/ids.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Context, now } from '../../context/context.ts';
import { disabledUrlCell } from '../../entities/disabled-target-entity.ts';
import { targetKey } from '../route/frozen-target.ts';
import { wakeReceivers } from '../route/wake-receivers.ts';

/** Disables a target that answered that it is gone. The receiver's job then stops what waits for it. */
export async function disableTarget(context: Context, transaction: Transaction, url: string): Promise<void> {
  const { cipher, organization } = context;
  const id = newId();
  const key = targetKey(cipher, url);
  await transaction.query(
    `insert into disabled_webhook_targets (organization_id, id, target_key, url, disabled_at)
      values ($1, $2, $3, $4, $5) on conflict (organization_id, target_key) do nothing`,
    [organization.id, id, key, cipher.seal(disabledUrlCell(id), url), now(context)],
  );
  wakeReceivers(context, transaction, [{ receiver: key }], { evenHeld: true });
}

/** Takes targets back into use. */
export async function enableTargets(
  { organization }: Pick<Context, 'organization'>,
  { query }: Transaction,
  keys: readonly (string | null)[],
): Promise<void> {
  const named = [...new Set(keys)].filter((key) => key !== null);
  if (named.length === 0) return;
  await query(
    'delete from disabled_webhook_targets where organization_id = $1 and target_key = any($2::text[])',
    [organization.id, named],
  );
}
