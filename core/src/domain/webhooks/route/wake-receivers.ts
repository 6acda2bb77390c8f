import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Jobs } from '../../../platform/queue/jobs.ts';
import type { Queueing } from '../../../platform/queue/queueing.ts';
import { traceCarrier } from '../../../platform/tracing/spans.ts';

/**
 * Has receivers sent to once the transaction has committed: each gets a job, unless it has one.
 * @param evenHeld whether a receiver that keeps failing is tried before its pause is over
 */
export function wakeReceivers(
  { core, organization }: { core: Queueing; organization: { id: string } },
  transaction: Pick<Transaction, 'afterCommit'>,
  to: readonly { receiver: string | null }[],
  { evenHeld = false } = {},
): void {
  for (const receiver of new Set(to.map((one) => one.receiver))) {
    if (receiver === null) continue;
    const data = receiverJobData({ organizationId: organization.id, receiver });
    transaction.afterCommit(() => void core.ensureReceiverJob({ data, evenHeld }));
  }
}

/** What the job of a receiver carries: it is a part of the trace that is running. */
export const receiverJobData = ({ organizationId, receiver }: Jobs['deliver-to-receiver']) => ({
  organizationId,
  receiver,
  ...traceCarrier(),
});
