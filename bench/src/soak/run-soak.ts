import { join } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { waitFor } from '../wait-for.ts';
import { checkRun, type Finding } from './check-run.ts';
import { SLA_MINUTES } from './client.ts';
import { startBreakableDatabase } from './database.ts';
import type { Fault, Scene } from './faults/fault.ts';
import { countPending } from './read-deliveries.ts';
import { readRun } from './read-run.ts';
import { brokenRules, faultTable, ruleTable } from './report.ts';
import { runFaults } from './run-faults.ts';
import { mountSmallDisk } from './small-disk.ts';
import { prepareWorld, runDirectory, type World } from './world.ts';

interface Soak {
  seed: string;
  faults: readonly Fault[];
  /** Does not wait for SLAs. */
  isShort: boolean;
  say: (line: string) => void;
}

const EACH = 2;
const DATABASE_MB = 4_000;
const FILES_MB = 64;
/** Longer than it takes until the last job of the dead is missed, every pause of a receiver and every retry over. */
const END_MS = 600_000;

/** @returns whether every rule was kept */
export async function runSoak({ seed, faults, isShort, say }: Soak, cleanup: Cleanup): Promise<boolean> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(0)} s`;
  const directory = await runDirectory(cleanup);
  const needsDisk = (name: string) => faults.some((fault) => fault.name === name);
  const disk = (name: string, path: string, size: number) =>
    needsDisk(name) ? mountSmallDisk(join(directory, path), size, cleanup) : undefined;
  const databaseDisk = await disk('disk-full', 'disk', DATABASE_MB);
  const filesDisk = await disk('files-full', 'files', FILES_MB);
  const database = await startBreakableDatabase(join(directory, 'disk', 'postgres'), cleanup);
  const world = await prepareWorld(seed, { database, filesDirectory: join(directory, 'files') }, cleanup);
  await startFleet(world);
  say(`  the service is there after ${seconds()}`);

  const findings: Finding[] = [];
  const notes: string[] = [];
  const scene: Scene = {
    ...{ ...world, database, databaseDisk, filesDisk },
    find: (row, rule, words) => void findings.push({ row, rule, words }),
    note: (line) => void notes.push(line),
  };
  const { rows, outages } = await runFaults(scene, faults, say);
  await settle(world, isShort);
  say(`  all is over after ${seconds()}`);

  const run = await readRun(world, { outages, findings });
  const violations = checkRun(run);
  const broken = brokenRules(run, violations);
  const figures =
    `${run.acknowledged.length} orders, ${run.messages.length} mails, ${run.deliveries.length} events in ` +
    `${run.arrivals.length} requests, ${world.client.failures.length} requests repeated without an answer`;
  const sections = [faultTable(rows, broken), ruleTable(violations, broken), notes, [figures, seconds()]];
  say(sections.flatMap((lines) => ['', ...lines]).join('\n'));
  return broken.length === 0;
}

async function startFleet({ fleet }: World): Promise<void> {
  const starting = Array.from({ length: EACH }, () => [fleet.add('server'), fleet.add('worker')]);
  await Promise.all(starting.flat());
}

/** Waits until nothing is left to happen, or, where it is to be short, to be delivered. */
async function settle({ stage, receivers }: World, isShort: boolean): Promise<void> {
  const countOpen = async () => {
    const [row] = await stage.sql<{ count: number }>(
      `select count(*)::integer as count from searches
        where search_status = 'IN_PROGRESS' and sla_at < now() + interval '${SLA_MINUTES} minutes'`,
    );
    return row?.count ?? 0;
  };
  const isOver = async () => (isShort || (await countOpen()) === 0) && (await countPending(stage)) === 0;
  // What is not over by then breaks a rule, which says what it is.
  await waitFor('the end of what there is to do', isOver, END_MS).catch(() => undefined);
  await waitFor('the last answers', () => receivers.waiting() === 0).catch(() => undefined);
}
