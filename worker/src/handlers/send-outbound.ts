import {
  type ClaimedOutbound,
  type Context,
  claimOutbound,
  recordOutbound,
  type SendOutcome,
  sendToSimulator,
} from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker.ts';
import { contextOfJob } from './context-of-job.ts';

/** Sends one attempt: claims it, calls its channel outside any transaction, records what came of it. */
export function sendOutbound(parts: WorkerParts): Handler<'send-outbound'> {
  return async ({ id: jobId, data }) => {
    const context = await contextOfJob(parts, data);
    const claimed = await claimOutbound(context, { ...data, jobId });
    if (!claimed) return;
    const outcome = await send(parts, context, claimed);
    await recordOutbound(context, claimed, outcome);
    const { channel, attemptNumber: attempt } = claimed.outbound;
    parts.metrics.sendings.inc({ channel, result: outcome.kind });
    const reason = 'error' in outcome ? { reason: outcome.error } : {};
    parts.logger.info({ ...data, jobId, attempt, result: outcome.kind, ...reason }, 'Outbound attempt');
  };
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
