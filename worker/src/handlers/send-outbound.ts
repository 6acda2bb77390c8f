import { setTimeout as delay } from 'node:timers/promises';
import {
  type ClaimedOutbound,
  type Context,
  claimOutbound,
  isDatabaseUnavailable,
  recordOutbound,
  type SendOutcome,
  sendToSimulator,
} from '@credence/core';
import type { Handler, RunningJob } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';

const RECORD_AGAIN_MS = 1_000;
/** How long recording is tried by a worker that is to stop: each try may wait for a database that says nothing. */
const LAST_TRIES_MS = 10_000;

type Job = RunningJob<'send-outbound'>;

/**
 * Sends the attempts of a job, side by side: claims each, calls its channel outside any transaction, records what came of it.
 * One that fails harms no other: when the job is run again, only that one is left to do.
 */
export function sendOutbound(parts: WorkerParts): Handler<'send-outbound'> {
  const underWay = new Map<string, Promise<void>>();
  const sendOnce = (job: Job) => {
    const { outboundId } = job.data;
    // After a database that was away the queue gives out anew what this worker may have sent and not recorded yet.
    const running = underWay.get(outboundId);
    if (running) return running;
    const run = sendAttempt(parts, job).finally(() => underWay.delete(outboundId));
    underWay.set(outboundId, run);
    return run;
  };
  return async (job) => {
    const { along = [], ...data } = job.data;
    const ids = [data.outboundId, ...along];
    const sent = await Promise.allSettled(
      ids.map((outboundId) => sendOnce({ ...job, data: { ...data, outboundId } })),
    );
    for (const result of sent) if (result.status === 'rejected') throw result.reason;
  };
}

async function sendAttempt(parts: WorkerParts, job: Job): Promise<void> {
  const { id: jobId, data } = job;
  const context = await contextOfJob(parts, data);
  const claimed = await claimOutbound(context, { ...data, jobId });
  if (!claimed) return;
  const outcome = await send(parts, context, claimed);
  await recordWhenPossible(parts, job, () => recordOutbound(context, claimed, outcome));
  const { channel, attemptNumber: attempt } = claimed.outbound;
  parts.metrics.sendings.inc({ channel, result: outcome.kind });
  const reason = 'error' in outcome ? { reason: outcome.error } : {};
  parts.logger.info({ ...data, jobId, attempt, result: outcome.kind, ...reason }, 'Outbound attempt');
}

/** What is known here and recorded nowhere would be sent again: a database that cannot take it now is waited for. */
async function recordWhenPossible(
  { logger }: WorkerParts,
  { id: jobId, data, stopping }: Job,
  record: () => Promise<void>,
): Promise<void> {
  let lastAt: number | undefined;
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (stopping.aborted) lastAt ??= performance.now() + LAST_TRIES_MS;
      const isOver = lastAt !== undefined && performance.now() > lastAt;
      if (isOver || !isDatabaseUnavailable(error)) throw error;
      logger.warn({ ...data, jobId, err: error }, 'What came of an attempt cannot be recorded yet');
      await delay(RECORD_AGAIN_MS);
    }
  }
}

async function send(
  { channels, releases }: WorkerParts,
  context: Context,
  claimed: ClaimedOutbound,
): Promise<SendOutcome> {
  const simulated = sendToSimulator(context, claimed);
  if (simulated) return simulated;
  const channel = channels.get(claimed.outbound.channel);
  if (!channel) return { kind: 'skipped', channelsAvailable: channels.available() };
  const { uri, isUnreadable } = claimed.release;
  const wanted = await releases.forRequest(context, { uri, carriesFiles: channel.carriesFiles });
  if (wanted.kind === 'ready') return channel.send({ context, claimed, release: wanted.release });
  if (wanted.kind === 'unavailable' && !isUnreadable)
    return { kind: 'postponed', error: 'The signed release could not be fetched' };
  if (!context.organization.askWithoutRelease) return { kind: 'held' };
  return channel.send({ context, claimed, release: { kind: 'withheld' } });
}
