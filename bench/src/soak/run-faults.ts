import type { Outage } from '../rules/run-record.ts';
import type { Finding } from './check-run.ts';
import { type Fault, now, type Observer } from './faults/fault.ts';
import { startLoad } from './load.ts';
import type { World } from './world.ts';

/** A fault, and how the service came out of it. */
export interface FaultRow {
  fault: Pick<Fault, 'name' | 'words'>;
  times: number;
  /** From its end until an order came through again, in seconds. */
  recoveries: number[];
}

/** What was seen while faults were injected. */
export interface Observed {
  rows: FaultRow[];
  outages: Outage[];
  findings: Finding[];
  notes: string[];
}

/** Injects each fault so often under load, and has the service come back each time before the next. */
export async function runFaults<On extends World>(
  world: On,
  faults: readonly Fault<On>[],
  say: (line: string) => void,
): Promise<Observed> {
  const observed: Observed = { rows: [], outages: [], findings: [], notes: [] };
  const observer: Observer = {
    find: (row, rule, words) => void observed.findings.push({ row, rule, words }),
    note: (line) => void observed.notes.push(line),
  };
  for (const fault of faults) {
    const started = now();
    const stopLoad = fault.isQuiet ? async () => undefined : startLoad(world, fault.name);
    const row: FaultRow = { fault, times: 0, recoveries: [] };
    for (let turn = 0; row.times < fault.times; turn += 1) {
      const from = new Date();
      const scene = { ...world, ...observer };
      const injected = await fault.inject(scene, turn, fault.times - row.times);
      const { times = 1, mendedAt = now(), after } = injected;
      // It may fail while something else is waited for, and is heard of where it is.
      after?.catch(() => undefined);
      if (times === 0) break;
      await world.comeThrough(fault.name);
      row.recoveries.push((now() - mendedAt) / 1_000);
      await after;
      if (fault.isOutage) observed.outages.push({ from, until: new Date() });
      row.times += times;
    }
    await stopLoad();
    observed.rows.push(row);
    say(`  ${fault.words}: ${row.times} times in ${((now() - started) / 1_000).toFixed(0)} s`);
  }
  return observed;
}
