import { browserExecutable } from '@credence/local/browser';
import { defineConfig } from '@playwright/test';

/** Tests of the whole service: over its API through the SDK, and its pages in a real browser. */
export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: './support/start-stack.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    launchOptions: await browserExecutable(),
    trace: 'off',
    // Each frame of what fades in is drawn by the processor, and half faded in, a dialog has the contrast of neither what it covers nor itself.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
