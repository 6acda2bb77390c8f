import { claimReadBack, recordReadBack } from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';

/** Sends back what was read in a mail: claims it, sends it outside any transaction, records what came of it. */
export function sendReadBack(parts: WorkerParts): Handler<'send-read-back'> {
  return async ({ id: jobId, data }) => {
    const context = await contextOfJob(parts, data);
    const claimed = await claimReadBack(context, data);
    if (!claimed) return;
    const outcome = await parts.channels.sendReadBack(context, claimed);
    await recordReadBack(context, claimed, outcome);
    const reason = 'error' in outcome ? { reason: outcome.error } : {};
    parts.logger.info({ ...data, jobId, result: outcome.kind, ...reason }, 'Read-back');
  };
}
