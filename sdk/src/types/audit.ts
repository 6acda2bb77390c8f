import type { operations } from '../generated/api.ts';

/**
 * Which part of the audit trail to export.
 *
 * @example
 * const query: AuditTrailQuery = { from: '2025-03-01', to: '2025-03-31' };
 */
export type AuditTrailQuery = NonNullable<operations['exportAuditTrail']['parameters']['query']>;
