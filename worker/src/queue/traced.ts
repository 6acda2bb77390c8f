import { type JobName, withSpan } from '@credence/core';
import type { Handler } from './running-job.ts';

/** The same handler, each run a span of the trace that the job was written in. */
export const traced =
  <Name extends JobName>(name: Name, handler: Handler<Name>): Handler<Name> =>
  (job) => {
    const data: { organizationId: string; traceparent?: string } = job.data;
    const { traceparent, ...ids } = data;
    const attributes = Object.entries(ids).map(([key, id]) => [`credence.${key}`, id]);
    return withSpan({ name, role: 'job', traceparent, attributes: Object.fromEntries(attributes) }, () =>
      handler(job),
    );
  };
