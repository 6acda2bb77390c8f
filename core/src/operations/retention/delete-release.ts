import type { Context } from '../../domain/context/context.ts';
import { OrderEntity } from '../../domain/entities/order-entity.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/**
 * Deletes the release file of a redacted order; one that another order still uses is left to that one. The order
 * names its file until it is gone, so that a deletion that failed is made up for.
 */
export async function deleteRelease(context: Context, { orderId }: { orderId: string }): Promise<void> {
  const { core, organization } = context;
  const key = { organizationId: organization.id, id: orderId };
  const [file] = await inTransaction(context, ({ query }) =>
    query<{ uri: string; isShared: boolean }>(
      `select release_file as uri, exists (select from orders other
          where other.organization_id = $1 and other.release_file = o.release_file and other.redacted_at is null
        ) as "isShared"
        from orders o where organization_id = $1 and id = $2 and redacted_at is not null and release_file is not null`,
      [organization.id, orderId],
    ),
  );
  if (!file) return;
  if (!file.isShared) await core.files.delete(file.uri);
  await inTransaction(context, ({ manager }) => manager.update(OrderEntity, key, { releaseFile: null }));
}
