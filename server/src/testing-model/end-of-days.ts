import { sweepDueWork, sweepReceivers } from '@credence/core';
import { expect } from 'vitest';
import { workOffAll } from './acts/worker.ts';
import type { House } from './house.ts';
import { checkHouse } from './invariants.ts';
import { type Model, searchesOf } from './model.ts';
import { readHouse } from './reading.ts';

/** Lets all time run out, and everybody do their work: whatever happened before, nothing may be left hanging. */
export async function endOfDays(model: Model, house: House): Promise<void> {
  const last = Math.max(house.clock.now().getTime(), ...searchesOf(model).map(({ slaAt }) => slaAt));
  house.clock.set(new Date(last));
  for (let round = 0; round < 3; round += 1) {
    house.clock.advance({ days: 1 });
    await sweepDueWork(house.app.test.core);
    await sweepReceivers(house.app.test.core);
    await workOffAll(model, house);
  }
  model.sweptUntil = house.clock.now().getTime();
  await checkHouse(model, house);
  const { orders, attempts, deliveries } = await readHouse(house);
  const unfinished = ['SCHEDULED', 'PAUSED', 'IN_PROGRESS', 'PENDING'];
  for (const [what, rows] of Object.entries({ orders, attempts, deliveries })) {
    const left = rows.filter(({ status }) => unfinished.includes(status));
    expect(left, `${what} that never end`).toEqual([]);
  }
}
