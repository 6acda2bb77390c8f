import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';
import { perKey } from './per-key.ts';

/** Batches that end when they are told to, and what was in them. */
function gatedWork() {
  const batches: { items: readonly number[]; end: () => void }[] = [];
  const work = async (items: readonly number[]) => {
    const gate = Promise.withResolvers<void>();
    batches.push({ items, end: gate.resolve });
    await gate.promise;
    return items.map((item) => item * 10);
  };
  return { batches, work };
}

const begun = async () => new Promise((resolve) => setImmediate(resolve));

describe('what is gathered', () => {
  it('goes at once when nothing is under way, and together when something is', async () => {
    const { batches, work } = gatedWork();
    const ask = gather(64, work);
    const first = ask(1);
    await begun();
    const later = [ask(2), ask(3), ask(4)];
    await begun();
    expect(batches.map(({ items }) => items)).toEqual([[1]]);
    batches[0]?.end();
    expect(await first).toBe(10);
    await begun();
    batches[1]?.end();
    expect(await Promise.all(later)).toEqual([20, 30, 40]);
    expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  });

  it('is cut where it gets too much for one batch', async () => {
    const sizes: number[] = [];
    const ask = gather(3, async (items: readonly number[]) => {
      sizes.push(items.length);
      return items;
    });
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(ask))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sizes).toEqual([3, 3, 1]);
  });

  it('fails alone where one of it is bad', async () => {
    const tried: number[][] = [];
    const ask = gather(64, async (items: readonly number[]) => {
      tried.push([...items]);
      if (items.includes(2)) throw new RangeError('two is bad');
      return items;
    });
    const results = await Promise.allSettled([1, 2, 3].map(ask));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { name: 'RangeError', message: 'two is bad' } });
    expect(tried).toEqual([[1, 2, 3], [1], [2], [3]]);
    await expect(ask(2)).rejects.toThrow('two is bad');
    expect(await ask(5)).toBe(5);
  });
});

describe('something for each key', () => {
  it('is shared as long as it is used, and then made anew', async () => {
    let made = 0;
    const lanes = perKey((key) => `${key} ${++made}`);
    const gate = Promise.withResolvers<void>();
    const held = lanes('a', async (lane) => {
      await gate.promise;
      return lane;
    });
    const others = [lanes('a', async (lane) => lane), lanes('b', async (lane) => lane)];
    expect(await Promise.all(others)).toEqual(['a 1', 'b 2']);
    gate.resolve();
    expect(await held).toBe('a 1');
    expect(await lanes('a', async (lane) => lane)).toBe('a 3');
  });
});
