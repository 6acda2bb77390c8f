import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ownTurn } from './own-turn.ts';

/** Counts the turns of the event loop while some work is done. */
async function countingTurns(work: (turn: () => number) => Promise<unknown>): Promise<void> {
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await setImmediate();
      turn += 1;
    }
  })();
  await work(() => turn);
  isOver = true;
  await counting;
}

/** Keeps the process busy, and nothing else goes on. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function serveEach(count: number, ms: number) {
  const served: { name: number; turn: number }[] = [];
  const names = Array.from({ length: count }, (_, name) => name);
  await countingTurns((turn) => {
    const one = async (name: number) => {
      await ownTurn();
      // Work goes on behind the promises of others, and counts all the same.
      await Promise.resolve();
      served.push({ name, turn: turn() });
      block(ms);
    };
    return Promise.all(names.map(one));
  });
  expect(served.map(({ name }) => name)).toEqual(names);
  return new Set(served.map((each) => each.turn)).size;
}

it('gives those that take long a turn of the loop each, in the order of their coming', async () => {
  expect(await serveEach(5, 6)).toBe(5);
});

it('lets those that take little share turns: a thousand that wait are not a thousand turns', async () => {
  expect(await serveEach(1_000, 0)).toBeLessThan(500);
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
