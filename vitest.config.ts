import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Every test file has a process of its own, and many start servers and workers: what one compiles serves the next.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  test: {
    include: ['*/src/**/*.test.ts', '*/test/**/*.test.ts', 'deploy/*/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**'],
    // One real Postgres cluster for the whole run; every test file gets a database of its own from it.
    globalSetup: ['local/src/testing/postgres-global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
