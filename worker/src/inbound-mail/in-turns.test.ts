import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('runs so many at the same time, in their order, and goes on after one that failed', async () => {
  const turns = inTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) => async () => {
    begun.push(index);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (index === 0) throw new Error('the first fails');
    return index;
  };
  const results = Promise.allSettled([0, 1, 2, 3].map((index) => turns(work(index))));
  expect(begun).toEqual([0, 1]);
  for (const expected of [
    [0, 1, 2],
    [0, 1, 2, 3],
  ]) {
    ends.shift()?.();
    while (begun.length < expected.length) await new Promise(setImmediate);
    expect(begun).toEqual(expected);
  }
  for (const end of ends) end();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
