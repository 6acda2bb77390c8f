import { afterAll, vi } from 'vitest';

// Files share a process: what one has changed there, the next finds as it was.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
