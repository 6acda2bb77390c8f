import { describe, expect, it } from 'vitest';
import { sharedRuns } from './shared-runs.ts';

const REFUSED = new Error('refused');

/** Runs that last until they are told to end; an item below zero is refused, and one of zero is never answered. */
function stage(most = 3, weightOf?: (item: number) => number) {
  const runs: number[][] = [];
  const ends: (() => void)[] = [];
  const owner = {};
  const share = sharedRuns(
    async (items: readonly number[]) => {
      runs.push([...items]);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (items.some((item) => item < 0)) throw REFUSED;
      if (items.includes(0)) throw new Error('lost');
      return items.map((item) => item * 10);
    },
    { most, isOfOne: (error) => error === REFUSED, ...(weightOf ? { weightOf } : {}) },
  );
  return {
    runs,
    share: (key: string, item: number) => share(owner, key, item),
    /** Ends the runs as they begin, until all of it is done. */
    async endAll<T>(all: readonly Promise<T>[]) {
      const settled = Promise.allSettled(all);
      let isOver = false;
      void settled.then(() => {
        isOver = true;
      });
      while (!isOver) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
      return (await settled).map((one) =>
        one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
      );
    },
  };
}

describe('items that come while a run is under way', () => {
  it('share the next one, and one that comes alone does not wait', async () => {
    const { runs, share, endAll } = stage();
    const all = [1, 2, 3].map((item) => share('key', item));
    expect(runs).toEqual([[1]]);
    expect(await endAll(all)).toEqual([10, 20, 30]);
    expect(runs).toEqual([[1], [2, 3]]);
  });

  it('are so many at most', async () => {
    const { runs, share, endAll } = stage(2);
    expect(await endAll([1, 2, 3, 4].map((item) => share('key', item)))).toEqual([10, 20, 30, 40]);
    expect(runs).toEqual([[1], [2, 3], [4]]);
  });

  it('are fewer where some of them weigh more, and each has its turn', async () => {
    const { runs, share, endAll } = stage(3, (item) => item);
    await endAll([1, 1, 2, 5, 1, 1, 1, 1].map((item) => share('key', item)));
    expect(runs).toEqual([[1], [1, 2], [5], [1, 1, 1], [1]]);
  });

  it('are under way before the others are answered, where a run of them is full', async () => {
    const { runs, share, endAll } = stage(2);
    const begunWhenAnswered: number[] = [];
    const ask = (item: number) => share('key', item).then(() => begunWhenAnswered.push(runs.length));
    await endAll([1, 2, 3, 4].map(ask));
    expect(runs).toEqual([[1], [2, 3], [4]]);
    expect(begunWhenAnswered).toEqual([2, 2, 2, 3]);
  });

  it('do not wait for those of another key', async () => {
    const { runs, share, endAll } = stage();
    await endAll([share('one', 1), share('other', 2)]);
    expect(runs).toEqual([[1], [2]]);
  });

  it('are run each by itself where one of them was refused, and those only', async () => {
    const { runs, share, endAll } = stage();
    const all = [1, 2, -3, 4].map((item) => share('key', item));
    expect(await endAll(all)).toEqual([10, 20, 'refused', 40]);
    expect(runs).toEqual([[1], [2, -3, 4], [2], [-3], [4]]);
  });

  it('fail together where it is not known what became of them', async () => {
    const { runs, share, endAll } = stage();
    const all = [1, 2, 0].map((item) => share('key', item));
    expect(await endAll(all)).toEqual([10, 'lost', 'lost']);
    expect(runs).toEqual([[1], [2, 0]]);
  });

  it('find nothing left of the runs before them', async () => {
    const { runs, share, endAll } = stage();
    await endAll([share('key', 1)]);
    await new Promise(setImmediate);
    await endAll([share('key', 2)]);
    expect(runs).toEqual([[1], [2]]);
  });
});
