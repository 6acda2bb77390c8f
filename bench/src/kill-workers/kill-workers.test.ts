import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';

// It starts a Postgres server and several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);

it('loses no event when workers are killed, and says what happened', async () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [script, '--smoke']);
  expect(stdout).toMatch(/SEED=\d+/);
  expect(stdout).toMatch(/^workers killed +3$/m);
  expect(stdout).toMatch(/^events +100$/m);
  expect(stdout).toMatch(/^every event arrives +0$/m);
});
