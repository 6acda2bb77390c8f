import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { chooseFaults } from './choose-faults.ts';
import { runSoak } from './run-soak.ts';

/**
 * Breaks the service in every way that it has to survive, under load, and holds what clients, contacts, receivers and
 * tables remember to every rule. Fails where one is broken. `--only name,name` injects some faults only, `--minutes`
 * scales how often each is injected (60 for all), SEED names the run. `--smoke` tries the most telling ones once.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    smoke: { type: 'boolean', default: false },
  },
});
const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const cleanup = startCleanup();

try {
  const faults = chooseFaults({ ...values, minutes: Number(values.minutes) });
  say(`${availableParallelism()} cores, Node ${process.version}, SEED=${seed}, ${faults.length} faults`);
  const isSound = await runSoak({ seed, faults, isShort: values.smoke, say }, cleanup);
  if (!isSound) process.exitCode = 1;
} finally {
  await cleanup.run();
}
