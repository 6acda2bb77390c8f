import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inSlices, inTurns } from './in-slices.ts';

function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** How often others had their turn while something went on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  let turns = 0;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await setImmediate();
    turns += 1;
  }
  await over;
  return turns;
}

describe('work in slices', () => {
  it('lets others go first about every ten milliseconds, and tells how long each slice took', async () => {
    const slices: number[] = [];
    const work = function* () {
      for (let step = 0; step < 30; step += 1) {
        busyFor(4);
        yield;
      }
      return 'done';
    };
    const result = inSlices(work(), (ms) => slices.push(ms));
    expect(await turnsDuring(result)).toBeGreaterThanOrEqual(9);
    expect(await result).toBe('done');
    expect(slices.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(120);
  });

  it('fails as its steps do', async () => {
    const work = function* () {
      yield;
      throw new Error('wrong');
    };
    await expect(inSlices(work())).rejects.toThrow('wrong');
  });
});

describe('work in turns', () => {
  it('gives the results in the order of the items, with pauses between', async () => {
    const work = inTurns([1, 2, 3, 4, 5, 6], async (item) => {
      busyFor(8);
      await setImmediate();
      return item * 2;
    });
    expect(await turnsDuring(work)).toBeGreaterThanOrEqual(3);
    expect(await work).toEqual([2, 4, 6, 8, 10, 12]);
  });

  it('fails with the first that fails, once all have begun', async () => {
    const begun: number[] = [];
    const work = inTurns([1, 2, 3], async (item) => {
      begun.push(item);
      if (item < 3) throw new Error(String(item));
    });
    await expect(work).rejects.toThrow('1');
    expect(begun).toEqual([1, 2, 3]);
  });
});
