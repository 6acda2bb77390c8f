import { expect, it } from 'vitest';
import { chooseTimes } from './choose-times.ts';
import { ALL_FAULTS } from './stages.ts';

const timesOf = (choice: Partial<Parameters<typeof chooseTimes>[1]>) =>
  Object.fromEntries(chooseTimes(ALL_FAULTS, { minutes: 60, smoke: false, ...choice }));

it('injects every fault as often as the full run asks for', () => {
  expect(timesOf({})).toMatchObject({ 'server-killed': 200, 'same-order': 500, poison: 1 });
});

it('injects each less often in less time, and once at least', () => {
  expect(timesOf({ minutes: 6, only: 'server-killed,poison' })).toEqual({ 'server-killed': 20, poison: 1 });
});

it('tries a few once in a smoke', () => {
  expect(Object.values(timesOf({ smoke: true }))).toEqual([1, 1, 1, 1]);
});

it.each([
  ['--only names nonsense; there are server-killed, ', { only: 'poison,nonsense' }],
  ['--minutes must be a number above 0', { minutes: Number.NaN }],
])('refuses with %j', (words, choice) => {
  expect(() => timesOf(choice)).toThrow(words);
});
