import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

it('gives each a turn of the loop of its own, in the order of their coming', async () => {
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await setImmediate();
      turn += 1;
    }
  })();
  const served: { name: number; turn: number }[] = [];
  const one = async (name: number) => {
    await ownTurn();
    served.push({ name, turn });
  };
  await Promise.all([1, 2, 3, 4, 5].map(one));
  isOver = true;
  await counting;
  expect(served.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(served.map((each) => each.turn)).size).toBe(5);
});

it('serves those that come while others wait, and those that come later', async () => {
  const served: string[] = [];
  const first = ownTurn().then(async () => {
    served.push('first');
    await ownTurn();
    served.push('first again');
  });
  const second = ownTurn().then(() => served.push('second'));
  await Promise.all([first, second]);
  await ownTurn();
  expect(served).toEqual(['first', 'second', 'first again']);
});
