import type { contract } from '@credence/contract';
import { exportAuditTrail } from '@credence/core';
import { contextOf } from '../../http/context.ts';
import type { Route } from '../route.ts';
import { rangeOf } from '../time-range.ts';

export const exportAuditTrailRoute: Route<typeof contract.auditTrail.export> = async ({ query, res }) => {
  const { afterSeal } = query;
  const { lines } = await exportAuditTrail(contextOf(res), { ...rangeOf(query), afterSeal });
  res.attachment('audit-trail.jsonl');
  return { status: 200, body: Buffer.from(lines) };
};
