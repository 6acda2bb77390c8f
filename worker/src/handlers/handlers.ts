import {
  answerSimulated,
  type Context,
  escalateSearch,
  expireSearch,
  failSearch,
  type Jobs,
  scheduleOutreach,
} from '@credence/core';
import type { Handler, Handlers } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';
import { deliverToReceiver } from './deliver-to-receiver.ts';
import { fetchRelease } from './fetch-release.ts';
import { inbound } from './process-inbound.ts';
import { readNamedWebsite } from './read-website.ts';
import { research } from './research-search.ts';
import { sendOutbound } from './send-outbound.ts';
import { sendReadBack } from './send-read-back.ts';

/** The handler of every kind of job; leaving one out does not compile. */
export function createHandlers(parts: WorkerParts): Handlers {
  const step =
    <Name extends keyof Jobs>(run: (context: Context, data: Jobs[Name]) => Promise<void>): Handler<Name> =>
    async ({ data }) =>
      run(await contextOfJob(parts, data), data);
  return {
    'research-search': research(parts),
    'read-website': readNamedWebsite(parts),
    'fetch-release': fetchRelease(parts),
    'schedule-outreach': step((context, data) =>
      scheduleOutreach(context, { ...data, channelsAvailable: parts.channels.available() }),
    ),
    'send-outbound': sendOutbound(parts),
    'answer-simulated': ({ data }) => answerSimulated(parts.core, data),
    'process-inbound': inbound(parts),
    'send-read-back': sendReadBack(parts),
    'escalate-search': step(escalateSearch),
    'expire-search': step(expireSearch),
    'deliver-to-receiver': deliverToReceiver(parts),
    'fail-search': step(failSearch),
  };
}
