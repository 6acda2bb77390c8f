import { expect, it } from 'vitest';
import { runSmoke } from './testing/run-smoke.ts';

it('asks both sizes everything, and tells how long it took', async () => {
  const stdout = await runSmoke('scale.ts');
  const table = [...stdout.matchAll(/^(list|get|by external id) .+ +\d+(?: +\d+\.\d){4} +\d+\.\d\d/gm)];
  const rowsOf = (group: string) => table.filter(([, name]) => name === group).length;
  expect([rowsOf('list'), rowsOf('get'), rowsOf('by external id')]).toEqual([52, 3, 4]);
  expect(stdout).toMatch(/^Highest ratio of medians: \d+\.\d\d/m);
});
