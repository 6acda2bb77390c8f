import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Queueing } from '../../../platform/queue/queue.ts';
import { traceCarrier } from '../../../platform/tracing/spans.ts';

/**
 * Has receivers sent to once the transaction has committed: each gets a job, unless it has one.
 * @param evenHeld whether a receiver that keeps failing is tried before its pause is over
 */
export function wakeReceivers(
  { core, organization }: { core: Queueing; organization: { id: string } },
  transaction: Pick<Transaction, 'afterCommit'>,
  receivers: Iterable<string | null>,
  { evenHeld = false } = {},
): void {
  const trace = traceCarrier();
  for (const receiver of new Set(receivers)) {
    if (receiver === null) continue;
    const data = { organizationId: organization.id, receiver, ...trace };
    transaction.afterCommit(() =>
      core.ensureJob({ name: 'deliver-to-receiver', key: receiver, data, evenHeld }),
    );
  }
}
