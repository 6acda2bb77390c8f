import {
  type Context,
  expireSearch,
  failSearch,
  type Jobs,
  processInbound,
  researchSearch,
  scheduleOutreach,
} from '@credence/core';
import type { Handler, Handlers } from '../queue/dispatcher.ts';
import type { WorkerParts } from '../worker.ts';
import { contextOfJob } from './context-of-job.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { sendOutbound } from './send-outbound.ts';

/** The handler of every kind of job; leaving one out does not compile. */
export function createHandlers(parts: WorkerParts): Handlers {
  const step =
    <Name extends keyof Jobs>(run: (context: Context, data: Jobs[Name]) => Promise<void>): Handler<Name> =>
    async ({ data }) =>
      run(await contextOfJob(parts, data), data);
  return {
    'research-search': step(researchSearch),
    'schedule-outreach': step((context, data) =>
      scheduleOutreach(context, { ...data, channelsAvailable: parts.channels.available() }),
    ),
    'send-outbound': sendOutbound(parts),
    'process-inbound': step(processInbound),
    'expire-search': step(expireSearch),
    'deliver-webhook': deliverWebhook(parts),
    'fail-search': step(failSearch),
  };
}
