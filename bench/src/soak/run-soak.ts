import { join } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { startBreakableDatabase } from './database.ts';
import type { Fault } from './faults/fault.ts';
import { judge, type Verdict } from './judge.ts';
import type { Judging } from './judging.ts';
import { runFaults } from './run-faults.ts';
import { mountSmallDisk } from './small-disk.ts';
import { prepareWorld } from './world.ts';

const DATABASE_MB = 4_000;
const FILES_MB = 64;

/** Breaks everything that two servers and two workers on one Postgres depend on. */
export async function runSoak(faults: readonly Fault[], soak: Judging, cleanup: Cleanup): Promise<Verdict> {
  const directory = await cleanup.directory();
  const needsDisk = (name: string) => faults.some((fault) => fault.name === name);
  const disk = (name: string, path: string, size: number) =>
    needsDisk(name) ? mountSmallDisk(join(directory, path), size, cleanup) : undefined;
  const databaseDisk = await disk('disk-full', 'disk', DATABASE_MB);
  const filesDisk = await disk('files-full', 'files', FILES_MB);
  const database = await startBreakableDatabase(join(directory, 'disk', 'postgres'), cleanup);
  const options = { database, filesDirectory: join(directory, 'files') };
  const world = await prepareWorld(soak, options, cleanup);
  await world.addEach();
  soak.say('  two servers and two workers are there');
  const scene = { ...world, database, databaseDisk, filesDisk };
  return judge(world, await runFaults(scene, faults, soak.say), soak);
}
