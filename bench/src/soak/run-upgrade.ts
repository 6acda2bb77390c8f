import { checkOut, newestRelease } from '../../../local/src/testing/released-tree.ts';
import type { Cleanup } from '../cleanup.ts';
import { OLD_AND_NEW } from './faults/old-and-new.ts';
import { judge, type Verdict } from './judge.ts';
import type { Judging } from './judging.ts';
import { runFaults } from './run-faults.ts';
import { prepareWorld } from './world.ts';

/** Rolls from the last release to this one, on a database that is migrated already, as an upgrade begins. */
export async function runUpgrade(soak: Judging, cleanup: Cleanup): Promise<Verdict | undefined> {
  const release = await newestRelease();
  if (release.missing) {
    soak.say(`  ${OLD_AND_NEW.words}: not here, since ${release.missing}`);
    return undefined;
  }
  const tree = await checkOut(release);
  cleanup.add(tree.remove);
  const world = await prepareWorld(soak, {}, cleanup);
  // What the migration leaves organizations of before: new ones seal names at once, which the last release cannot read.
  await world.stage.owner.query(`update organizations set names_sealed_from = now() + interval '7 days'`);
  await world.addEach(tree.path);
  soak.say(`  servers and workers of ${release.version} are there`);
  return judge(world, await runFaults(world, [OLD_AND_NEW], soak.say), soak);
}
