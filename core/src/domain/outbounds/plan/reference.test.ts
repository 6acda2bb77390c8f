import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference, referenceHashes, referenceOf, showReference } from './reference.ts';

describe('a reference', () => {
  it('is what is read of it, as it is shown and as people type it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const reference = referenceOf(Buffer.from(bytes));
        expect(reference).toMatch(/^[0-9ACDEFHJKMNPQRTVWXY]{8}$/);
        expect(readReference(showReference(reference))).toBe(reference);
        expect(readReference(` ${[...reference.toLowerCase()].join(' ')} `)).toBe(reference);
      }),
    );
  });

  it('differs from others by all of its letters', () => {
    const made = Array.from({ length: 2_000 }, () => referenceOf(randomBytes(8)));
    expect(new Set(made).size).toBe(made.length);
    for (let at = 0; at < 8; at += 1) expect(new Set(made.map((one) => one[at])).size).toBe(28);
  });

  it.each([
    ['OILZSGBU', '0112568V'],
    ['k7qx–2mnp', 'K7QX2MNP'],
    ['K7QX 2MNP', 'K7QX2MNP'],
    ['K7QX.2MNP', 'K7QX2MNP'],
  ])('%s is read as %s', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });

  it.each(['', 'K7QX-2MN', 'K7QX-2MNPQ', 'K7QX-2MN!', 'Ж7QX2MNP', '\0'.repeat(8), ' '.repeat(41)])(
    '%j is none',
    (typed) => {
      expect(readReference(typed)).toBeNull();
    },
  );

  it('is found under the key it was kept with, and under none that is gone', () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const [kept] = referenceHashes(new Map([[1, old]]), 'K7QX2MNP');
    const both = referenceHashes(
      new Map([
        [1, old],
        [2, fresh],
      ]),
      'K7QX2MNP',
    );
    expect(both).toHaveLength(2);
    expect(both[1]).toEqual(kept);
    expect(referenceHashes(new Map([[2, fresh]]), 'K7QX2MNP')).not.toContainEqual(kept);
  });
});
