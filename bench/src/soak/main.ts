import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cleanup, startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { chooseTimes } from './choose-times.ts';
import type { Verdict } from './judge.ts';
import { reportLines } from './report.ts';
import { ALL_FAULTS, STAGES } from './stages.ts';

/**
 * Breaks the service in every way that it has to survive, under load, and holds what clients, contacts, receivers and
 * tables remember to every rule. Fails where one is broken, and keeps what the processes said. `--only name,name` injects some faults only, `--minutes`
 * scales how often each is injected (60 for all), SEED names the run. `--smoke` tries the most telling ones once.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    smoke: { type: 'boolean', default: false },
  },
});
const times = chooseTimes(ALL_FAULTS, { ...values, minutes: Number(values.minutes) });
const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const started = performance.now();
say(`${availableParallelism()} cores, Node ${process.version}, SEED=${seed}, ${times.size} faults`);

const cleanup = startCleanup();
const verdicts: Verdict[] = [];
for (const stage of STAGES) {
  const own = new Cleanup();
  cleanup.add(() => own.run());
  const logs = await mkdtemp(join(tmpdir(), 'credence-soak-logs-'));
  let isWell = false;
  try {
    const verdict = await stage(times, { seed, logs, isShort: values.smoke, say }, own);
    if (verdict) verdicts.push(verdict);
    isWell = !verdict || verdict.broken.length === 0;
  } catch (error) {
    // What the other stages found out is told all the same.
    say(`  not judged: ${(error as Error).stack}`);
  } finally {
    await own.run();
  }
  if (isWell) {
    await rm(logs, { recursive: true });
  } else {
    say(`  what the processes said is in ${logs}`);
    process.exitCode = 1;
  }
}
say(reportLines(verdicts).join('\n'));
say(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
