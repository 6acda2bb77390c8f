import type { Core } from '../../domain/context/context.ts';
import { inSchedulerTransaction } from '../../platform/database/in-transaction.ts';
import { redactionDue } from './retention-rule.ts';

/** An order on which retention has something to do. */
export interface DueOrder {
  organizationId: string;
  orderId: string;
}

/** Orders whose personal data is to be cleared now, of all organizations, the longest overdue of each first. */
export function findDueOrders(core: Core, limit: number): Promise<DueOrder[]> {
  return inSchedulerTransaction(core, ({ query }) =>
    query<DueOrder>(
      `select due.organization_id as "organizationId", due.id as "orderId"
        from organizations g cross join lateral (
          select organization_id, id from orders
            where organization_id = g.id and redacted_at is null and held_since is null and ended_at is not null
              and ${redactionDue('ended_at', '$1')}
            order by ended_at limit $2
        ) as due limit $2`,
      [core.clock.now(), limit],
    ),
  );
}

/** Redacted orders whose release file has not been deleted yet. */
export function findUndeletedReleases(core: Core, limit: number): Promise<DueOrder[]> {
  return inSchedulerTransaction(core, ({ query }) =>
    query<DueOrder>(
      `select organization_id as "organizationId", id as "orderId" from orders
        where redacted_at is not null and release_file is not null order by redacted_at limit $1`,
      [limit],
    ),
  );
}

/** Organizations with messages that belong to no search and are to be deleted now. */
export function findUnmatchedMessages(core: Core): Promise<{ organizationId: string }[]> {
  return inSchedulerTransaction(core, ({ query }) =>
    query<{ organizationId: string }>(
      `select g.id as "organizationId" from organizations g where exists (
        select from inbound_messages
          where organization_id = g.id and search_id is null and ${redactionDue('received_at', '$1')})`,
      [core.clock.now()],
    ),
  );
}
