import { type OperationExamples, one } from './example.ts';

const lines = [
  {
    type: 'header',
    format: 'credence-audit/1',
    organizationId: '0195602b-7b1f-7c52-a1d4-2f6e8b9c0d13',
    tenant: 'northwind',
    from: '2025-03-03T16:00:00.000Z',
    before: '2025-03-03T18:30:00.001Z',
    exportedAt: '2025-03-04T09:00:00.000Z',
  },
  {
    type: 'end',
    entries: 0,
    seals: 0,
    nextSeal: null,
    sha256: '3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea',
    publicKey: 'MCowBQYDK2VwAyEA…',
    signature: 'q1n0Y…',
  },
];

const text = lines.map((line) => JSON.stringify(line)).join('\n');

export const AUDIT_TRAIL_EXAMPLES: Record<string, OperationExamples> = {
  exportAuditTrail: { responses: { 200: one('A time in which nothing was sealed', `${text}\n`) } },
};
