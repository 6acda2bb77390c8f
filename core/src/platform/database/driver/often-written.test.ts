import { expect, it } from 'vitest';
import { oftenWritten } from './often-written.ts';

it('names the first texts that come so often, so many and no more', () => {
  const isOften = oftenWritten({ times: 2, most: 2 });
  const asked = ['a', 'b', 'a', 'c', 'c', 'b', 'b', 'a'];
  expect(asked.map(isOften)).toEqual([false, false, true, false, true, false, false, true]);
});
