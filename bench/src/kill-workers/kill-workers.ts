import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../month/world/random.ts';
import type { RunningProcess } from '../processes.ts';
import { waitFor } from './wait-for.ts';

interface Killing {
  kills: number;
  random: Random;
  startWorker: () => Promise<RunningProcess>;
  /** Whether the time for the next kill has come, so many kills before it. */
  isTime: (kills: number) => boolean;
  /** Called after each kill. */
  onKill: (kills: number) => void;
}

const WORKERS = 2;
/** Until enough events have arrived: longer than it takes to miss the jobs of the dead. */
const LONGEST_MS = 240_000;
/** Most kills come at any moment of an answer; some leave time for the queue to miss the dead. */
const SOON_MS = 300;
const LATE_MS = 4_000;
const LATE_SHARE = 0.15;

/** Keeps workers at work and kills them, one after the other; a new one takes the place of each. */
export async function killWorkers({ kills, random, ...world }: Killing): Promise<void> {
  const workers: Promise<RunningProcess>[] = [];
  const hire = () => {
    const worker = world.startWorker();
    // Its waiter hears of it.
    worker.catch(() => undefined);
    workers.push(worker);
  };
  for (let count = 0; count < WORKERS; count += 1) hire();
  for (let killed = 0; killed < kills; killed += 1) {
    const worker = await workers.shift();
    if (!worker) throw new Error('There is no worker');
    await waitFor('a worker at work', () => works(worker));
    await waitFor('the time for a kill', () => world.isTime(killed), LONGEST_MS);
    await pause(random.chance(LATE_SHARE) ? random.below(LATE_MS) : random.below(SOON_MS));
    await worker.kill();
    hire();
    world.onKill(killed + 1);
  }
}

async function works({ url }: RunningProcess): Promise<boolean> {
  const { ok } = await fetch(`${url}/health`);
  return ok;
}
