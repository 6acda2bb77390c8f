import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePair } from '../database-pair.ts';
import type { World } from '../world.ts';
import { type Fault, now } from './fault.ts';

const UNDER_LOAD_MS = 3_000;
/** From the loss of a primary until the operator promotes the standby. */
const DECIDED_MS = 2_000;

/** The primary is killed, or vanishes without a word and comes back when another one is in its place. */
export const PRIMARY_LOST: Fault<World & { pair: DatabasePair }> = {
  name: 'primary-lost',
  words: 'the primary lost, a synchronous standby promoted, under load',
  times: 6,
  isOutage: true,
  async inject({ pair }, turn) {
    await pause(UNDER_LOAD_MS);
    const isKilled = turn % 2 === 0;
    if (isKilled) await pair.killPrimary();
    else pair.freezePrimary();
    await pause(DECIDED_MS);
    await pair.promote();
    return { mendedAt: now(), after: pause(UNDER_LOAD_MS).then(() => pair.replaceLost()) };
  },
};
