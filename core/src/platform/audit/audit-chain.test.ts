import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChainedEntry, entryDigest } from './audit-chain.ts';

const entry: ChainedEntry = {
  id: '018f0000-0000-7000-8000-00000000000a',
  recordedAt: '2026-03-02T15:00:00.000000',
  actor: 'API',
  subject: 'sam',
  action: 'order.read',
  resources: { orderId: 'o', eventId: 'e' },
  requestId: 'r',
  client: null,
  address: null,
};

describe('the digest of an entry', () => {
  it('is for one without client and address what it was before these were recorded', () => {
    const said = [
      entry.id,
      entry.recordedAt,
      'API',
      'sam',
      'order.read',
      [
        ['eventId', 'e'],
        ['orderId', 'o'],
      ],
      'r',
    ];
    expect(entryDigest(entry)).toBe(createHash('sha256').update(JSON.stringify(said)).digest('hex'));
  });

  it('is another one for each of them', () => {
    const told = [{}, { client: 'x' }, { address: 'x' }, { client: 'x', address: 'x' }];
    expect(new Set(told.map((more) => entryDigest({ ...entry, ...more })))).toHaveLength(told.length);
  });
});
