import type { Transaction } from '../../../platform/database/transaction.ts';
import { receiverJobRow } from '../../../platform/queue/receiver-jobs.ts';
import { type Context, now } from '../../context/context.ts';
import type { ReceiverRun } from './receiver-run.ts';
import { readReceiver } from './receiver-state.ts';

const NAME = 'deliver-to-receiver';

/** What the end of a run settles besides its last attempts. */
export interface RunEnding {
  /** Deliveries that the run has claimed and not sent. */
  unsent: readonly string[];
  /** Settles the job, in this transaction. */
  completeJob: (transaction: Transaction) => Promise<void>;
}

/**
 * Ends the run of a receiver's job, and writes the next one where deliveries are left: for when the first of them is due, or
 * when the pause of the receiver is over. The job is completed first and deliveries are looked for then: a writer of one
 * after that look waits for this transaction when it wants to have a job.
 */
export async function endRun(
  context: Context,
  transaction: Transaction,
  { receiver, runId }: ReceiverRun,
  { unsent, completeJob }: RunEnding,
): Promise<void> {
  const { core, organization } = context;
  await completeJob(transaction);
  if (unsent.length > 0) {
    await transaction.query(
      `update webhook_deliveries set claimed_by = null
        where organization_id = $1 and id = any($2::uuid[]) and claimed_by = $3`,
      [organization.id, unsent, runId],
    );
  }
  const [first] = await transaction.query<{ dueAt: Date }>(
    `select next_attempt_at as "dueAt" from webhook_deliveries
      where organization_id = $1 and receiver = $2 and status = 'PENDING' order by next_attempt_at limit 1`,
    [organization.id, receiver],
  );
  if (!first) return;
  const { openUntil, isDisabled } = await readReceiver(context, transaction, receiver);
  const at = now(context);
  const heldUntil = !isDisabled && openUntil !== null && openUntil > first.dueAt ? openUntil : null;
  const begin = isDisabled ? at : (heldUntil ?? first.dueAt);
  const wait = Math.max(0, begin.getTime() - at.getTime());
  const data = {
    organizationId: organization.id,
    receiver,
    ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
  };
  await core.queue.insert(
    NAME,
    // As a pause, not as an instant: the queue goes by the clock of the database.
    [{ ...receiverJobRow(data), startAfter: `${wait} milliseconds` }],
    { db: { executeSql: async (sql, values = []) => ({ rows: await transaction.prepared(sql, values) }) } },
  );
  if (wait === 0) transaction.afterCommit(() => core.wakeWorkers(NAME));
}
