import { recordFetchedRelease, releaseToFetch } from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';

/** Fetches a release from where the client keeps it, outside any transaction, and keeps it as an upload. */
export function fetchRelease(
  parts: Pick<WorkerParts, 'core' | 'logger' | 'releases'>,
): Handler<'fetch-release'> {
  return async ({ data }) => {
    const context = await contextOfJob(parts, data);
    const url = await releaseToFetch(context, data);
    if (url === null) return;
    const outcome = await parts.releases.fetch(context, url);
    await recordFetchedRelease(context, data, outcome);
    const reason = outcome.kind === 'pdf' ? {} : { reason: outcome.problem };
    parts.logger.info({ ...data, result: outcome.kind, ...reason }, 'Release fetched');
  };
}
