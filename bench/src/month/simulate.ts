import { availableParallelism } from 'node:os';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { checkMonth } from './check-month.ts';
import { startMonth } from './month-harness.ts';
import { planMonth } from './plan-month.ts';
import { readMonth } from './read-month.ts';
import { outcomeTable, readBackLines, speedLines, violationTable } from './report-month.ts';
import { runMonth } from './run-month.ts';

/**
 * Lives through a month of searches in virtual time, on a Postgres of its own, and holds what happened to every rule.
 * Fails where one is broken. SEED names the month (a new one each time unless given), SEARCHES how many there are.
 */

const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const searches = Number(process.env.SEARCHES ?? 10_000);
/** Both the clocks of America and those of Europe are put forward in it. */
const START = new Date('2026-03-01T00:00:00Z');
const DAYS = 30;
const STEP_MINUTES = 10;

const cleanup = startCleanup();

try {
  const harness = await startMonth(seed, START, cleanup);
  say(
    `${availableParallelism()} cores, Node ${process.version}, SEED=${seed}, ${searches} searches in ${DAYS} days`,
  );

  const orders = planMonth({ seed, searches, start: START, days: DAYS });
  const run = await runMonth(harness, orders, { stepMinutes: STEP_MINUTES, onStep: progress() });
  const month = await readMonth(harness, STEP_MINUTES);
  const violations = checkMonth(month);
  const { faults } = harness.workshop;
  const jobs = await harness.workshop.jobs();
  const refusals = [...month.refusals].map(([what, count]) => `${String(count).padStart(8)}  ${what}`);
  const sections = [
    outcomeTable(month),
    readBackLines(month),
    ['What the service refused:', ...refusals],
    speedLines(month, run, jobs),
    [
      ...violationTable(violations),
      `${'no job fails'.padEnd(52)}${String(faults.length).padStart(8)}`,
      ...faults.slice(0, 3),
      `${'no work is overdue and without a job'.padEnd(52)}${String(run.lostWork).padStart(8)}`,
    ],
  ];
  for (const lines of sections) say(['', ...lines].join('\n'));
  const broken = [...violations.values()].some((found) => found.length > 0);
  if (broken || faults.length > 0 || run.lostWork > 0) process.exitCode = 1;
} finally {
  await cleanup.run();
}

/** Tells every five days of the month how far it is. */
function progress(): (now: Date) => void {
  const started = performance.now();
  let told = START.getTime();
  return (now) => {
    if (now.getTime() < told + 5 * 86_400_000) return;
    told = now.getTime();
    say(`  ${now.toISOString().slice(0, 10)} after ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  };
}
