import type { Core } from '../../domain/context/context.ts';
import { inSchedulerTransaction } from '../../platform/database/in-transaction.ts';
import { type DueOrder, findDueOrders } from './find-due.ts';
import { redactionDue } from './retention-rule.ts';

/** What retention would do in one organization now. */
export interface DueRetention {
  organizationId: string;
  /** Orders to redact. */
  orders: number;
  /** Messages of no search to delete. */
  messages: number;
}

export interface RetentionPreview {
  /** Those where there is something to do. */
  organizations: DueRetention[];
  /** The first of the orders to redact. */
  orders: DueOrder[];
}

/** Tells what retention would clear now, and clears nothing. */
export async function previewRetention(core: Core, { limit }: { limit: number }): Promise<RetentionPreview> {
  const organizations = await inSchedulerTransaction(core, ({ query }) =>
    query<DueRetention>(
      `select * from (
        select g.id as "organizationId",
          (select count(*)::integer from orders where organization_id = g.id and redacted_at is null
            and held_since is null and ended_at is not null and ${redactionDue('ended_at', '$1')}) as orders,
          (select count(*)::integer from inbound_messages where organization_id = g.id and search_id is null
            and ${redactionDue('received_at', '$1')}) as messages
        from organizations g
      ) as due where orders > 0 or messages > 0 order by "organizationId"`,
      [core.clock.now()],
    ),
  );
  return { organizations, orders: await findDueOrders(core, limit) };
}
