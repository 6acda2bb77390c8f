import { expect, it, vi } from 'vitest';
import { slotsPerKey, turnsPerKey } from './slots.ts';

const wanted = () => new AbortController().signal;

it('gives so many slots to each key, and then turns in order', async () => {
  const take = slotsPerKey(2);
  const [first, second] = [await take('a', wanted()), await take('a', wanted())];
  const order: string[] = [];
  const third = take('a', wanted()).then((free) => {
    order.push('third');
    return free;
  });
  const fourth = take('a', wanted()).then(() => order.push('fourth'));
  expect(await take('b', wanted())).not.toBeNull();
  expect(order).toEqual([]);
  first?.();
  (await third)?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
  second?.();
});

it('gives none to what is not wanted any more, and passes its turn on', async () => {
  const take = slotsPerKey(1);
  const first = await take('a', wanted());
  const unwanted = new AbortController();
  const gaveUp = take('a', unwanted.signal);
  const next = take('a', wanted());
  unwanted.abort();
  expect(await gaveUp).toBeNull();
  expect(await take('a', unwanted.signal)).toBeNull();
  first?.();
  expect(await next).not.toBeNull();
});

it('runs so many of a key at the same time, in their order, and goes on after one that failed', async () => {
  const turns = turnsPerKey(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) => async () => {
    begun.push(index);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (index === 0) throw new Error('the first fails');
    return index;
  };
  const results = Promise.allSettled([0, 1, 2, 3].map((index) => turns('a', work(index))));
  await vi.waitFor(() => expect(begun).toEqual([0, 1]));
  for (const expected of [
    [0, 1, 2],
    [0, 1, 2, 3],
  ]) {
    ends.shift()?.();
    await vi.waitFor(() => expect(begun).toEqual(expected));
  }
  for (const end of ends) end();
  expect((await results).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
