import { recordWebsiteReading, websiteToRead } from '@credence/core';
import type { Handler } from '../queue/running-job.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { contextOfJob } from './context-of-job.ts';

type Parts = Pick<WorkerParts, 'core' | 'logger' | 'websites'>;

/** Reads a website that a person named, with the same care and bounds as those that research knows. */
export function readNamedWebsite(parts: Parts): Handler<'read-website'> {
  return async ({ data }) => {
    const context = await contextOfJob(parts, data);
    const lead = await websiteToRead(context, data);
    if (!lead) return;
    const answer = (await parts.websites?.ask(context, lead)) ?? {
      question: lead.question,
      source: 'website' as const,
      kind: 'failed' as const,
      reason: 'this deployment reads no websites',
    };
    parts.logger.info({ ...data, result: answer.kind }, 'Website read');
    await recordWebsiteReading(context, { ...data, website: lead.website, answer });
  };
}
