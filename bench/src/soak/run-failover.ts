import type { Cleanup } from '../cleanup.ts';
import { startDatabasePair } from './database-pair.ts';
import type { PRIMARY_LOST } from './faults/primary-lost.ts';
import { judge, type Verdict } from './judge.ts';
import type { Judging } from './judging.ts';
import { runFaults } from './run-faults.ts';
import { prepareWorld } from './world.ts';

/** Loses one primary after the other, on two machines of which each becomes the other's standby. */
export async function runFailover(
  fault: typeof PRIMARY_LOST,
  soak: Judging,
  cleanup: Cleanup,
): Promise<Verdict> {
  const pair = await startDatabasePair(await cleanup.directory(), cleanup);
  const database = { url: pair.url, ownerUrl: pair.url };
  const world = await prepareWorld(soak, { database }, cleanup);
  await world.addEach();
  soak.say('  they are there again, on a primary with a synchronous standby');
  return judge(world, await runFaults({ ...world, pair }, [fault], soak.say), soak);
}
