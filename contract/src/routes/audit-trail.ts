import { initContract } from '@ts-rest/core';
import { AuditTrailQuery } from '../schemas/audit-trail.ts';
import { FileContent } from '../schemas/message.ts';
import { Problem } from '../schemas/problem.ts';
import { consistent } from './consistency.ts';
import { protectedErrors } from './errors.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const auditTrailRoutes = c.router({
  export: {
    method: 'GET',
    path: '/v1/audit-trail',
    summary: 'Export the audit trail',
    description:
      'Who read, changed or was refused what, as JSON lines: the seals of the time in their order, each followed by its ' +
      'entries, and a last line that is signed. A page has ten seals with at most 500 entries each; `nextSeal` of its last ' +
      'line, as `afterSeal`, reads on. Pages one after the other in a file are what `credence audit check` verifies. ' +
      'Entries come with a seal some seconds after they were written.',
    metadata: { tag: 'Audit', audit: 'audit.export', scope: 'audit:read' } satisfies RouteMetadata,
    ...consistent,
    query: AuditTrailQuery,
    responses: {
      200: c.otherResponse({ contentType: 'application/x-ndjson', body: FileContent }),
      400: Problem,
      ...protectedErrors,
    },
  },
});
