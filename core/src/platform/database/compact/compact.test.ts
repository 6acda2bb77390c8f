import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compact, expand, MOST_COMPACT_BYTES } from './compact.ts';
import { COMPACT_WORDS } from './compact-words.ts';

const event = JSON.stringify({
  event: 'verification.notification',
  occurredAt: '2026-03-18T09:00:00.000Z',
  sequence: 2,
  data: {
    searchType: 'EMPLOYMENT',
    notificationType: 'OUTBOUND_ATTEMPT',
    metadata: { name: 'Zoë Ångström 🙂' },
  },
});

describe('JSON in less space', () => {
  it.each([
    ['an event', event],
    [
      'words that are new to it',
      JSON.stringify({ text: 'Sphinx of black quartz, judge my vow. '.repeat(3) }),
    ],
    ['as much as it takes', JSON.stringify('x'.repeat(MOST_COMPACT_BYTES - 2))],
  ])('is smaller, and opens as it was: %s', (_what, json) => {
    const smaller = compact(Buffer.from(json));
    expect(smaller?.length).toBeLessThan(Buffer.byteLength(json));
    expect(smaller && expand(smaller).toString()).toBe(json);
  });

  it.each([
    ['short', '{"a":1}'],
    ['larger than what opens may get', JSON.stringify('x'.repeat(MOST_COMPACT_BYTES))],
    ['without repetition', createHash('sha512').update('seed').digest().toString('base64')],
  ])('is left as it is where it is %s', (_what, json) => {
    expect(compact(Buffer.from(json))).toBeNull();
  });

  it('opens no larger than it takes', () => {
    const bomb = deflateRawSync(Buffer.alloc(MOST_COMPACT_BYTES + 1), { windowBits: 13 });
    expect(() => expand(bomb)).toThrow(RangeError);
  });

  it('has words that never change: what was sealed with them would be lost', () => {
    expect(createHash('sha256').update(COMPACT_WORDS).digest('hex')).toBe(
      'caffb3c5902c5b06fd244c21f379db49a86a4ca47b46d2432d1eeef08d4a45f0',
    );
  });
});
