import type { Core } from '../core.ts';
import { inSchedulerTransaction, inTransaction } from '../database/transaction.ts';
import { contextForOrganization } from '../organizations/find-organization.ts';
import { giveUpParked } from './give-up-parked.ts';
import { FIRST_BATCH, releaseParked } from './parked-deliveries.ts';

/** What one look takes on. */
const BATCH = 500;
/** How long a delivery waits for a receiver at most. */
const LONGEST_WAIT = '5 days';

/**
 * Goes through what waits for receivers: one delivery finds out whether a receiver is back once its pause is over;
 * where it is, some more go, in case that those meant to take them along are lost; what waited too long fails.
 * @returns how many deliveries were sent on their way or given up
 */
export async function sweepParked(core: Core): Promise<number> {
  const at = core.clock.now();
  const { receivers, overdue } = await inSchedulerTransaction(core, async ({ query }) => ({
    receivers: await query<{ organizationId: string; receiver: string; isOpen: boolean }>(
      `select organization_id as "organizationId", receiver, open_until is not null as "isOpen" from webhook_receivers r
        where (open_until is null or open_until <= $1) and (probe_until is null or probe_until <= $1)
          and exists (select from webhook_deliveries d where (d.organization_id, d.receiver)
            = (r.organization_id, r.receiver) and d.parked_at is not null)
        limit ${BATCH}`,
      [at],
    ),
    overdue: await query<{ organizationId: string; id: string }>(
      `select organization_id as "organizationId", id from webhook_deliveries
        where parked_at < $1::timestamptz - interval '${LONGEST_WAIT}' order by parked_at limit ${BATCH}`,
      [at],
    ),
  }));
  let moved = 0;
  for (const { organizationId, receiver, isOpen } of receivers) {
    const context = { core, organization: { id: organizationId } };
    moved += await inTransaction(context, (transaction) =>
      releaseParked(context, transaction, receiver, isOpen ? 1 : FIRST_BATCH),
    );
  }
  for (const { organizationId, id } of overdue) {
    const context = await contextForOrganization(core, organizationId, 'SYSTEM');
    if (context && (await giveUpParked(context, { deliveryId: id }))) moved += 1;
  }
  return moved;
}
