import type { Cleanup } from '../cleanup.ts';
import { chosenOf } from './choose-times.ts';
import { FAULTS } from './faults/index.ts';
import { OLD_AND_NEW } from './faults/old-and-new.ts';
import { PRIMARY_LOST } from './faults/primary-lost.ts';
import type { Verdict } from './judge.ts';
import type { Judging } from './judging.ts';
import { runFailover } from './run-failover.ts';
import { runSoak } from './run-soak.ts';
import { runUpgrade } from './run-upgrade.ts';

export const ALL_FAULTS = [...FAULTS, PRIMARY_LOST, OLD_AND_NEW];

/** Injects some faults into a service of its own; undefined where none of them is chosen, or it cannot be tried here. */
type Stage = (
  times: ReadonlyMap<string, number>,
  soak: Judging,
  cleanup: Cleanup,
) => Promise<Verdict | undefined>;

/** Most faults share one service; two need another one each. */
export const STAGES: readonly Stage[] = [
  async (times, soak, cleanup) => {
    const chosen = chosenOf(FAULTS, times);
    return chosen.length > 0 ? runSoak(chosen, soak, cleanup) : undefined;
  },
  async (times, soak, cleanup) => {
    const [chosen] = chosenOf([PRIMARY_LOST], times);
    return chosen && runFailover(chosen, soak, cleanup);
  },
  async (times, soak, cleanup) => (times.has(OLD_AND_NEW.name) ? runUpgrade(soak, cleanup) : undefined),
];
