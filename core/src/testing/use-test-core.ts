import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Context } from '../domain/context/context.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { createTestCore, type TestCore } from './test-core.ts';
import { OFFICE_HOURS } from './workflow.ts';

/**
 * Gives all tests of a file one core, and each of them an organization of its own, early on a working day.
 * @param take gets both before each test
 */
export function useTestCore(take: (test: TestCore, context: Context) => void): FakeClock {
  const clock = fakeClock(OFFICE_HOURS);
  let test: TestCore;
  beforeAll(async () => {
    test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  });
  beforeEach(async () => {
    clock.set(OFFICE_HOURS);
    take(test, await test.organization());
  });
  afterAll(() => test.close());
  return clock;
}
