import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';

// It starts two Postgres servers and several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);

it('asks both sizes everything, and tells how long it took', async () => {
  const script = fileURLToPath(new URL('scale.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [script, '--smoke']);
  const table = [...stdout.matchAll(/^(list|get|by external id) .+ +\d+(?: +\d+\.\d){4} +\d+\.\d\d/gm)];
  const rowsOf = (group: string) => table.filter(([, name]) => name === group).length;
  expect([rowsOf('list'), rowsOf('get'), rowsOf('by external id')]).toEqual([52, 3, 4]);
  expect(stdout).toMatch(/^Highest ratio of medians: \d+\.\d\d/m);
});
