import type { Cleanup } from '../cleanup.ts';
import { startDatabasePair } from './database-pair.ts';
import { PRIMARY_LOST } from './faults/primary-lost.ts';
import { judge } from './judge.ts';
import { runFaults } from './run-faults.ts';
import type { Soak } from './run-soak.ts';
import { prepareWorld, runDirectory } from './world.ts';

/** Loses one primary after the other, on two machines of which each becomes the other's standby. */
export async function runFailover(
  { times, ...soak }: Omit<Soak, 'faults'> & { times: number },
  cleanup: Cleanup,
): Promise<boolean> {
  const pair = await startDatabasePair(await runDirectory(cleanup), cleanup);
  const database = { url: pair.url, ownerUrl: pair.url };
  const world = await prepareWorld(soak.seed, { database }, cleanup);
  await world.addEach();
  soak.say('  the service is there, on a primary with a synchronous standby');
  const observed = await runFaults({ ...world, pair }, [{ ...PRIMARY_LOST, times }], soak.say);
  return judge(world, observed, soak);
}
