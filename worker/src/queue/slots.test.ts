import { expect, it } from 'vitest';
import { slotsPerKey } from './slots.ts';

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
