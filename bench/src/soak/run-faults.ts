import type { Outage } from '../rules/run-record.ts';
import { type Fault, now, type Scene } from './faults/fault.ts';
import { startLoad } from './load.ts';

/** A fault, and how the service came out of it. */
export interface FaultRow {
  fault: Pick<Fault, 'name' | 'words'>;
  times: number;
  /** From its end until an order came through again, in seconds. */
  recoveries: number[];
}

/** Injects each fault so often under load, and has the service come back each time before the next. */
export async function runFaults(
  scene: Scene,
  faults: readonly Fault[],
  say: (line: string) => void,
): Promise<{ rows: FaultRow[]; outages: Outage[] }> {
  const rows: FaultRow[] = [];
  const outages: Outage[] = [];
  for (const fault of faults) {
    const started = now();
    const stopLoad = fault.isQuiet ? async () => undefined : startLoad(scene, fault.name);
    const row: FaultRow = { fault, times: 0, recoveries: [] };
    for (let turn = 0; row.times < fault.times; turn += 1) {
      const from = new Date();
      const { times = 1, mendedAt = now(), after } = await fault.inject(scene, turn);
      if (times === 0) break;
      await scene.comeThrough(fault.name);
      row.recoveries.push((now() - mendedAt) / 1_000);
      await after;
      if (fault.isOutage) outages.push({ from, until: new Date() });
      row.times += times;
    }
    await stopLoad();
    rows.push(row);
    say(`  ${fault.words}: ${row.times} times in ${((now() - started) / 1_000).toFixed(0)} s`);
  }
  return { rows, outages };
}
