import { expect, it } from 'vitest';
import { once } from './once.ts';

it.each([[{}], [undefined]])('makes %j when it is first asked for, and only then', (value) => {
  let times = 0;
  const made = once(() => {
    times += 1;
    return value;
  });
  expect(times).toBe(0);
  expect([made(), made(), times]).toEqual([value, value, 1]);
});
