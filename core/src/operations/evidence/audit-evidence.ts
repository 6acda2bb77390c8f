import type { Context } from '../../domain/context/context.ts';
import { findEntries } from '../../platform/audit/find-entries.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/** Every entry of the audit trail that names the order, or something that belongs to it, the oldest first. */
export const auditEvidence = (
  { organization, ...context }: Context,
  { orderId, searchIds }: { orderId: string; searchIds: readonly string[] },
): Promise<unknown[]> =>
  inTransaction({ ...context, organization }, async (transaction) => {
    const named = await transaction.query<{ id: string }>(
      `select id from audit_entries where organization_id = $1 and exists (
          select from jsonb_path_query(resources, 'lax $.*[*]') as resource
            where resource #>> '{}' = any($2::text[] || array(
              select id::text from webhook_events where organization_id = $1 and order_id = $3
              union all select id::text from inbound_messages where organization_id = $1 and search_id = any($4::uuid[])
              union all select id::text from outbounds where organization_id = $1 and search_id = any($4::uuid[])
              union all select id::text from contacts where organization_id = $1 and search_id = any($4::uuid[]))))
        order by id`,
      [organization.id, [orderId, ...searchIds], orderId, searchIds],
    );
    const ids = named.map(({ id }) => id);
    const entries = await findEntries(transaction, organization.id, ids);
    return ids.flatMap((id) => entries.get(id) ?? []);
  });
