import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

/** Gives all tests of a file one running service, which is there before the first of them begins. */
export function useTestApp(...options: Parameters<typeof startTestApp>): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startTestApp(...options));
  });
  afterAll(() => app.close());
  return app;
}
