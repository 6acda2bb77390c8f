import { randomUUID } from 'node:crypto';
import {
  type ClaimedDelivery,
  type Context,
  claimDeliveries,
  type JudgedAttempt,
  type MadeAttempt,
  type ReceiverRun,
  type Recorded,
  recordDeliveries,
} from '@credence/core';
import { completeJob, type Handler } from '../queue/running-job.ts';
import { slotsPerKey, type TakeSlot } from '../queue/slots.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';
import { runReceiver, SENT_AT_ONCE } from './run-receiver.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

/** How long one run begins attempts: then other receivers have their turns. */
const RUN_MS = 10_000;

/**
 * Sends what is due for one receiver, for a while. What the receiver does is an outcome; only a fault of ours throws. All
 * receivers of one origin share what this worker has under way for that origin and organization.
 */
export function deliverToReceiver(parts: WorkerParts): Handler<'deliver-to-receiver'> {
  const takeSlot = slotsPerKey(SENT_AT_ONCE);
  const warn = warnOfExpiry(parts.core, parts.logger);
  return async (job) => {
    const context = await contextOfJob(parts, job.data);
    const run: ReceiverRun = { receiver: job.data.receiver, runId: randomUUID() };
    const over = new AbortController();
    const stop = () => over.abort();
    const timer = setTimeout(stop, RUN_MS);
    job.stopping.addEventListener('abort', stop);
    if (job.stopping.aborted) stop();
    try {
      await runReceiver(
        {
          async claim(most) {
            const claimed = await claim(parts, context, run, most);
            claimed.deliveries.forEach(warn);
            return claimed;
          },
          send: (claimed) => attempt(parts, takeSlot, claimed, over.signal),
          record: (made) => record(parts, context, run, made),
          async end(made, unsent) {
            const { judged } = await recordDeliveries(context, run, made, {
              unsent: unsent.map(({ delivery }) => delivery.id),
              completeJob: ({ query }) =>
                completeJob(parts.core, 'deliver-to-receiver', job, {
                  executeSql: async (sql, values) => ({ rows: await query(sql, values) }),
                }),
            });
            for (const one of judged) tell(parts, one);
          },
        },
        over,
      );
    } finally {
      clearTimeout(timer);
      job.stopping.removeEventListener('abort', stop);
    }
  };
}

async function claim({ logger }: WorkerParts, context: Context, run: ReceiverRun, most: number) {
  const claimed = await claimDeliveries(context, run, most);
  for (const { deliveryId, error } of claimed.unreadable)
    logger.error(
      { organizationId: context.organization.id, deliveryId, err: error },
      'A delivery cannot be read',
    );
  return claimed;
}

/** Records attempts together; where that fails, each alone: a bad one harms no other. */
async function record(
  parts: WorkerParts,
  context: Context,
  run: ReceiverRun,
  made: readonly MadeAttempt[],
): Promise<Pick<Recorded, 'mayGoOn'>> {
  try {
    const { judged, mayGoOn } = await recordDeliveries(context, run, made);
    for (const one of judged) tell(parts, one);
    return { mayGoOn };
  } catch (error) {
    if (made.length === 1) throw error;
  }
  const alone = await Promise.allSettled(made.map((one) => record(parts, context, run, [one])));
  for (const result of alone) if (result.status === 'rejected') throw result.reason;
  return { mayGoOn: alone.every((result) => result.status === 'fulfilled' && result.value.mayGoOn) };
}

async function attempt(
  { core, http }: WorkerParts,
  takeSlot: TakeSlot,
  claimed: ClaimedDelivery,
  unwanted: AbortSignal,
): Promise<MadeAttempt | null> {
  const free = await takeSlot(`${claimed.delivery.organizationId} ${claimed.origin}`, unwanted);
  if (!free) return null;
  try {
    const attemptedAt = core.clock.now();
    const outcome = await http.send(claimed.request);
    return { claimed, attemptedAt, outcome };
  } finally {
    free();
  }
}

/** Counts and logs an attempt. */
function tell(
  { metrics, logger }: WorkerParts,
  { claimed, attemptedAt, outcome, step: { status } }: JudgedAttempt,
): void {
  const { delivery, event, attemptNumber, trigger } = claimed;
  metrics.deliveries.inc({ result: status });
  if (status === 'DELIVERED') {
    const arrivedAt = attemptedAt.getTime() + outcome.timings.totalMs;
    metrics.deliveryTime.observe((arrivedAt - event.occurredAt.getTime()) / 1_000);
  }
  logger.info(
    {
      organizationId: delivery.organizationId,
      deliveryId: delivery.id,
      eventId: event.id,
      event: event.event,
      attempt: attemptNumber,
      trigger,
      result: outcome.kind === 'response' ? String(outcome.status) : outcome.errorClass,
      status,
      durationMs: Math.round(outcome.timings.totalMs),
    },
    'Webhook attempt',
  );
}
