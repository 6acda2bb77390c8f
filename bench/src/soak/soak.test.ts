import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';

// It starts a Postgres server and several processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

const run = promisify(execFile);

it('keeps every rule through a few faults, and says what happened', async () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [script, '--smoke']).catch((failed: { stdout: string }) => {
    // The report names the rule that was broken, and where.
    throw new Error(failed.stdout, { cause: failed });
  });
  expect(stdout).toMatch(/SEED=\d+/);
  expect(stdout).toMatch(/^kill -9 after SMTP accepted +1 .* 0$/m);
  expect(stdout).toMatch(/^every event arrives \(I5\) +0$/m);
});
