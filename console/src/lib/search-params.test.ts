import { describe, expect, it } from 'vitest';
import { oneOf, searchOf, whole, words } from './search-params.ts';

const read = searchOf({ list: oneOf(['calls', '30']), q: words(5), hours: whole(1, 24) });

describe('what an address says', () => {
  it.each<[said: Record<string, unknown>, read: Record<string, unknown>]>([
    [{}, {}],
    [
      { list: 'calls', q: 'abc', hours: 24 },
      { list: 'calls', q: 'abc', hours: 24 },
    ],
    [{ list: 30 }, { list: '30' }],
    [{ list: 'others', q: '', hours: 0 }, {}],
    [{ q: 'abcdef', hours: 25 }, {}],
    [{ q: 12, hours: '12' }, {}],
    [{ q: ['abc'], hours: 1.5, list: null }, {}],
    [{ other: 'calls' }, {}],
  ])('%j', (said, expected) => {
    expect(read(said)).toStrictEqual(expected);
  });
});
