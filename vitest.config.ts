import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Every test file has a process of its own, and many start servers and workers: what one compiles serves the next.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

// What tests make up follows from what they test: the same tree passes or fails each time, and each change is tried with
// something else.
process.env.SEED ??= String(seedOfTree());

/** One for all where there is no history to ask, as in an archive of the sources. */
function seedOfTree(): number {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) >>> 1 : 1;
}

export default defineConfig({
  test: {
    include: ['*/src/**/*.test.ts', '*/test/**/*.test.ts', 'deploy/*/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**'],
    // One real Postgres cluster for the whole run; every test file gets a database of its own from it.
    globalSetup: ['local/src/testing/postgres-global-setup.ts'],
    setupFiles: ['local/src/testing/made-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
