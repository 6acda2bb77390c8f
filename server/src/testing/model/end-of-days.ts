import { expect } from 'vitest';
import { sweepAll, workOffAll } from './acts/worker.ts';
import type { Harness } from './harness.ts';
import { checkHarness } from './invariants.ts';
import { type Model, searchesOf } from './model.ts';
import { readHarness } from './reading.ts';

/** Lets all time run out, and all work be done: whatever happened before, nothing may be left hanging. */
export async function endOfDays(model: Model, harness: Harness): Promise<void> {
  const last = Math.max(harness.clock.now().getTime(), ...searchesOf(model).map(({ slaAt }) => slaAt));
  harness.clock.set(new Date(last));
  for (let round = 0; round < 3; round += 1) {
    harness.clock.advance({ days: 1 });
    await sweepAll(model, harness);
    await workOffAll(model, harness);
  }
  await checkHarness(model, harness);
  const { orders, attempts, deliveries } = await readHarness(harness);
  const unfinished = ['SCHEDULED', 'PAUSED', 'IN_PROGRESS', 'PENDING'];
  for (const [what, rows] of Object.entries({ orders, attempts, deliveries })) {
    const left = rows.filter(({ status }) => unfinished.includes(status));
    expect(left, `${what} that never end`).toEqual([]);
  }
}
