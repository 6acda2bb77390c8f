import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';

// It starts a Postgres server and three programs, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 180_000 });

it('measures a receipt and creating orders beside the other programs', async () => {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--smoke']);
  expect(stdout).toMatch(/^p50 \d+\.\d ms, p99 \d+\.\d ms/m);
  expect(stdout).toMatch(/^bare program +[1-9]\d*/m);
  expect(stdout).toMatch(/^NestJS peer +[1-9]\d*/m);
  expect(stdout).toMatch(/^in batches +[1-9]\d*/m);
  expect(stdout).toMatch(/^ratio service \/ bare: \d+\.\d\d/m);
  expect(stdout).toMatch(/^ratio service \/ NestJS peer: \d+\.\d\d/m);
});
