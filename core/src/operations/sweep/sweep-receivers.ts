import type { Core } from '../../domain/context/context.ts';
import { LONGEST_WAIT_DAYS } from '../../domain/webhooks/deliver/stop-deliveries.ts';
import { receiverJob } from '../../domain/webhooks/route/wake-receivers.ts';
import { inSchedulerTransaction, inTransaction } from '../../platform/database/transaction.ts';
import { findDueReceivers, receiversWithJob } from './due-receivers.ts';

/** What one look takes on. Where there is more, chance is fair. */
const BATCH = 500;

/**
 * Writes the jobs of receivers that deliveries are due for and that have none, or have one of later: the process that should
 * have written it died, or the job failed every time. Receivers that failed are forgotten when nothing waits for them.
 * @returns how many receivers got a job
 */
export async function sweepReceivers(core: Core): Promise<number> {
  const at = core.clock.now();
  const due = await findDueReceivers(core, at, BATCH);
  const busy = await receiversWithJob(core, due, 'now');
  const without = due.filter(({ receiver }) => !busy.has(receiver));
  // Their pauses are over, so no job of theirs is held back any longer.
  await Promise.all(without.map((one) => core.ensureJob({ ...receiverJob(one), evenHeld: true })));
  await forgetReceivers(core, at);
  return without.length;
}

/** Nothing was heard of these for as long as a delivery would wait for them. */
async function forgetReceivers(core: Core, at: Date): Promise<void> {
  const before = new Date(at.getTime() - LONGEST_WAIT_DAYS * 86_400_000);
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
