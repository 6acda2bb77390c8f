import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AttemptReport,
  type ClaimedDelivery,
  claimDeliveries,
  classifyAttempt,
  type DeliveryStep,
  type DueDelivery,
  jobGroup,
  type MadeAttempt,
  recordDeliveries,
} from '@credence/core';
import pLimit, { type LimitFunction } from 'p-limit';
import type { HttpOutcome } from '../http-client.ts';
import { gather } from '../queue/gather.ts';
import { perKey } from '../queue/per-key.ts';
import { completeJobs, type Handler, LeftToOthers, type RunningJob } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker.ts';
import { contextOfJob } from './context-of-job.ts';

/** Deliveries that one transaction claims or records. */
const BATCH = 64;
/** Requests that one receiver (organization and origin) gets from this worker at a time. */
const REQUESTS_AT_ONCE = 8;
/** A delivery with a larger body is not held while it waits for its turn. */
const HELD_BYTES = 65_536;
/** A delivery that waited longer for its turn is claimed again, as one whose receiver has failed meanwhile. */
const CLAIM_FRESH_MS = 1_000;

type DeliveryJob = RunningJob<'deliver-webhook'>;

/**
 * Makes one attempt to deliver one event. Deliveries of one organization are claimed and recorded together, while each
 * is sent by itself. What the receiver does is an outcome; only a fault of ours throws.
 */
export function deliverWebhook(parts: WorkerParts): Handler<'deliver-webhook'> {
  const claims = perKey((organizationId) =>
    gather(BATCH, async (due: readonly DueDelivery[]) =>
      claimDeliveries(await contextOfJob(parts, { organizationId }), due),
    ),
  );
  const records = perKey((organizationId) =>
    gather(BATCH, async (made: readonly (MadeAttempt & { job: DeliveryJob })[]) =>
      recordDeliveries(await contextOfJob(parts, { organizationId }), made, ({ query }) =>
        completeJobs(
          parts.core,
          'deliver-webhook',
          made.map(({ job }) => job),
          { executeSql: async (sql, values) => ({ rows: await query(sql, values) }) },
        ),
      ),
    ),
  );
  const receivers = perKey((): ReceiverLane => ({ inTurn: pLimit(REQUESTS_AT_ONCE), failedAt: 0 }));

  return async (job) => {
    const { organizationId, deliveryId } = job.data;
    const claim = async (): Promise<ClaimedDelivery | 'held' | null> => {
      const claimed = await claims(organizationId, (claimOne) => claimOne({ deliveryId, jobId: job.id }));
      return claimed === 'left' ? claim() : claimed;
    };
    const claimAhead = async () => {
      const claimed = await claim();
      if (claimed === 'held') throw new LeftToOthers('Another job has the delivery');
      return claimed;
    };
    const inItsTrace = AsyncLocalStorage.snapshot();
    const record = async (made: Attempt) => {
      const step = await records(organizationId, (recordOne) => recordOne({ ...made, job, inItsTrace }));
      tell(parts, made, step);
    };

    const claimedAt = performance.now();
    let ahead = await claimAhead();
    if (!ahead) return;
    // The one that finds out about a paused receiver would be parked with the others when it asks a second time.
    const isProbe = ahead.trigger === 'PROBE';
    const isLarge = ahead.request.body.length > HELD_BYTES;
    await receivers(jobGroup(ahead.delivery), async (lane) => {
      if (isLarge && !isProbe && hasToWait(lane)) ahead = null;
      const arrived = await lane.inTurn(async () => {
        if (job.stopping.aborted) throw new LeftToOthers('The worker stops');
        const isRecent = lane.failedAt < claimedAt && performance.now() - claimedAt < CLAIM_FRESH_MS;
        const claimed = ahead && (isRecent || isProbe) ? ahead : await claim();
        // One that has taken it from this job meanwhile is the way to it now.
        if (!claimed || claimed === 'held') return undefined;
        const made = await attempt(parts, claimed);
        if (isTaken(made.outcome)) return made;
        // Within its turn: whoever is next at this receiver finds what this attempt has told about it.
        await record(made);
        lane.failedAt = performance.now();
        return undefined;
      });
      if (arrived) await record(arrived);
    });
  };
}

/** What goes to one receiver, and when it last failed there. */
interface ReceiverLane {
  inTurn: LimitFunction;
  failedAt: number;
}

const hasToWait = ({ inTurn }: ReceiverLane): boolean =>
  inTurn.activeCount + inTurn.pendingCount >= REQUESTS_AT_ONCE;

interface Attempt extends MadeAttempt {
  outcome: HttpOutcome;
}

async function attempt({ core, http }: WorkerParts, claimed: ClaimedDelivery): Promise<Attempt> {
  const attemptedAt = core.clock.now();
  const outcome = await http.send(claimed.request);
  return { claimed, outcome, report: reportOf(outcome, attemptedAt) };
}

const isTaken = (outcome: HttpOutcome): boolean =>
  outcome.kind === 'response' && classifyAttempt(outcome) === 'delivered';

/** Counts and logs an attempt. */
function tell(
  { metrics, logger }: WorkerParts,
  { claimed, report: { attemptedAt }, outcome }: Attempt,
  { status }: DeliveryStep,
): void {
  const { delivery, event, attemptNumber, trigger } = claimed;
  metrics.deliveries.inc({ result: status });
  if (status === 'DELIVERED') {
    const arrivedAt = attemptedAt.getTime() + outcome.timings.totalMs;
    metrics.deliveryTime.observe((arrivedAt - event.occurredAt.getTime()) / 1_000);
  }
  logger.info(
    {
      ...{ organizationId: delivery.organizationId, deliveryId: delivery.id },
      ...{ eventId: event.id, event: event.event, attempt: attemptNumber, trigger },
      result: outcome.kind === 'response' ? String(outcome.status) : outcome.errorClass,
      ...{ status, durationMs: Math.round(outcome.timings.totalMs) },
    },
    'Webhook attempt',
  );
}

function reportOf(outcome: HttpOutcome, attemptedAt: Date): AttemptReport {
  const { totalMs, ...steps } = outcome.timings;
  const shared = { attemptedAt, durationMs: Math.round(totalMs), ...steps, address: outcome.address };
  return outcome.kind === 'response'
    ? {
        ...shared,
        outcome: { kind: 'response', status: outcome.status, headers: outcome.headers },
        responseBody: outcome.body,
        error: null,
      }
    : {
        ...shared,
        outcome: { kind: 'error', errorClass: outcome.errorClass },
        responseBody: null,
        error: outcome.message,
      };
}
