import type { Context } from '../../domain/context/context.ts';
import {
  DisabledTargetEntity,
  type DisabledTargetRow,
} from '../../domain/entities/disabled-target-entity.ts';
import { placedTargets } from '../../domain/organizations/webhook-settings.ts';
import { targetKey } from '../../domain/webhooks/route/frozen-target.ts';
import { updateRows } from '../../platform/database/rows/update-rows.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { ClearedRows } from './cleared-rows.ts';
import { redactedDisabledTarget } from './redacted-rows.ts';

/**
 * Redacts the disabled targets of an order's deliveries, and forgets which of them failed, but for those that the organization
 * itself names.
 */
export async function redactDisabledTargets(
  context: Context,
  transaction: Transaction,
  { deliveryIds }: { deliveryIds: readonly string[] },
): Promise<ClearedRows> {
  const { organization } = context;
  const configured = placedTargets(organization.webhookConfig).map(({ url }) =>
    targetKey(context.cipher, url),
  );
  const rows = await transaction.query<Pick<DisabledTargetRow, 'id' | 'url'>>(
    `select id, url from disabled_webhook_targets where organization_id = $1 and target_key <> all($2::text[])
      and target_key in (
        select target_key from webhook_deliveries where organization_id = $1 and id = any($3::uuid[]))`,
    [organization.id, configured, deliveryIds],
  );
  await updateRows(
    context,
    transaction,
    DisabledTargetEntity,
    rows.map((row) => ({ ...redactedDisabledTarget(context, row), id: row.id })),
  );
  // What is remembered of a receiver that fails is found out again.
  await transaction.query(
    `delete from webhook_receivers where organization_id = $1 and receiver <> all($2::text[])
      and receiver in (
        select target_key from webhook_deliveries where organization_id = $1 and id = any($3::uuid[]))`,
    [organization.id, configured, deliveryIds],
  );
  return { table: 'disabled_webhook_targets', done: 'REDACTED', ids: rows.map(({ id }) => id) };
}
