import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from '../fleet.ts';
import type { World } from '../world.ts';
import type { Fault } from './fault.ts';

const SIDE_BY_SIDE_MS = 5_000;
/** Workers before servers: a new server may write jobs that old workers do not know. */
const ORDER: readonly Kind[] = ['worker', 'worker', 'server', 'server'];

/** The processes of the last release are replaced by those of this one, one after the other. */
export const OLD_AND_NEW: Fault<World> = {
  name: 'old-and-new',
  words: 'the last release replaced by this one under load',
  times: 1,
  async inject({ fleet, client, find }) {
    await pause(SIDE_BY_SIDE_MS);
    for (const kind of ORDER) {
      await fleet.add(kind);
      await pause(SIDE_BY_SIDE_MS);
      await fleet.stop(kind);
    }
    for (const { words } of client.failures) find('old-and-new', 'a deployment cuts no request off', words);
    return {};
  },
};
