import type { Core } from '../../domain/context/context.ts';
import { LONGEST_WAIT_DAYS } from '../../domain/webhooks/deliver/stop-deliveries.ts';
import { inSchedulerTransaction, inTransaction } from '../../platform/database/in-transaction.ts';

/** What one look takes on. */
const BATCH = 500;

/** Forgets receivers that failed, when nothing was heard of them for as long as a delivery would wait for them. */
export async function forgetReceivers(core: Core): Promise<void> {
  const before = new Date(core.clock.now().getTime() - LONGEST_WAIT_DAYS * 86_400_000);
  const idle = await inSchedulerTransaction(core, ({ query }) =>
    query<{ organizationId: string }>(
      `select distinct organization_id as "organizationId" from webhook_receivers r where ${IS_IDLE} limit ${BATCH}`,
      [before],
    ),
  );
  for (const { organizationId } of idle) {
    await inTransaction({ core, organization: { id: organizationId } }, ({ query }) =>
      query(`delete from webhook_receivers r where organization_id = $2 and ${IS_IDLE}`, [
        before,
        organizationId,
      ]),
    );
  }
}

const IS_IDLE = `r.updated_at < $1 and not exists (select from webhook_deliveries d
  where (d.organization_id, d.receiver) = (r.organization_id, r.receiver) and d.status = 'PENDING')`;
