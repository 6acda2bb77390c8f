import { expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';

it('lists what was there and what came, newest first', () => {
  const arrivals = createArrivals(['a', 'b']);
  arrivals.add('c');
  expect(arrivals.all()).toEqual(['c', 'b', 'a']);
});
