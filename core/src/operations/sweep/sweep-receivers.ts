import type { Core } from '../../domain/context/context.ts';
import { receiverJobData } from '../../domain/webhooks/route/wake-receivers.ts';
import { findDueReceivers, receiversWithJob } from './due-receivers.ts';

/** What one look takes on. Where there is more, chance is fair. */
const BATCH = 500;

/**
 * Writes the jobs of receivers that deliveries are due for and that have none, or have one of later: the process that should
 * have written it died, or the job failed every time.
 * @returns how many receivers got a job
 */
export async function sweepReceivers(core: Core): Promise<number> {
  const at = core.clock.now();
  const due = await findDueReceivers(core, at, BATCH);
  const busy = await receiversWithJob(core, due, 'now');
  const without = due.filter(({ receiver }) => !busy.has(receiver));
  // Their pauses are over, so no job of theirs is held back any longer.
  await Promise.all(
    without.map((one) => core.ensureReceiverJob({ data: receiverJobData(one), evenHeld: true })),
  );
  return without.length;
}
