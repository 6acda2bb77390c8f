import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../random.ts';
import type { OrderKind } from './client.ts';
import type { World } from './world.ts';

const LANES = 2;
const LONGEST_PAUSE_MS = 600;
const KINDS: readonly (readonly [number, OrderKind])[] = [
  [3, 'cancelled'],
  [3, 'answered'],
  [3, 'asked'],
  [1, 'released'],
];

/** Places orders of every kind, until it is told to stop. @returns what resolves once the last is acknowledged */
export function startLoad({ client, seed }: World, row: string): () => Promise<void> {
  const random = createRandom(`${seed} load of ${row}`);
  let stopped = false;
  const lane = async () => {
    while (!stopped) {
      await client.place(row, random.weighted(KINDS));
      await pause(random.below(LONGEST_PAUSE_MS));
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  // The caller that stops the load hears of a failure.
  lanes.catch(() => undefined);
  return async () => {
    stopped = true;
    await lanes;
  };
}
