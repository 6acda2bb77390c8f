import { describe, expect, it } from 'vitest';
import { pngOf } from '../../testing/samples/png.ts';
import { logoProblem, logoSize, MAX_LOGO_BYTES } from './png-logo.ts';

const SIZE = 'must be 16 to 1200 pixels wide and 16 to 400 high';
const KIND = 'must be a PNG with 8 bits a channel that is not interlaced';

describe('a logo', () => {
  it('is a small PNG, whose size is read', () => {
    const png = pngOf(440, 112);
    expect(logoProblem(png)).toBeNull();
    expect(logoSize(png)).toEqual({ width: 440, height: 112 });
  });

  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'must be a PNG'],
    ['a script', Buffer.from('<svg onload="alert(1)">'), 'must be a PNG'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'must be a PNG'],
    ['a PNG with something behind it', Buffer.concat([pngOf(100, 50), Buffer.alloc(20)]), 'must be a PNG'],
    ['a PNG that ends too soon', pngOf(100, 50).subarray(0, -20), 'must be a PNG'],
    ['one too wide', pngOf(1_201, 50), SIZE],
    ['one too high', pngOf(100, 401), SIZE],
    ['one too small', pngOf(15, 50), SIZE],
    ['one of 16 bits', pngOf(100, 50, { depth: 16 }), KIND],
    ['an interlaced one', pngOf(100, 50, { interlace: 1 }), KIND],
    ['one of no known colours', pngOf(100, 50, { colour: 5 }), KIND],
    [
      'one with fewer pixels than it says',
      pngOf(100, 50, { pixels: Buffer.alloc(9) }),
      'must be a PNG that is whole',
    ],
    [
      'one that unpacks to 50 MB',
      pngOf(100, 50, { pixels: Buffer.alloc(50_000_000) }),
      'must be a PNG that is whole',
    ],
    ['a large file', Buffer.alloc(MAX_LOGO_BYTES + 1), 'must be at most 64 KiB'],
  ])('is not %s', (_, png, problem) => {
    expect(logoProblem(png)).toBe(problem);
  });
});
