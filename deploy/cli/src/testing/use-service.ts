import type { CoreConfig } from '@credence/core';
import { createTestCore, type TestCore, type TestCoreOptions } from '@credence/core/testing';
import { afterAll, beforeAll, inject } from 'vitest';

/** A service in a database of its own, and the environment in which the program finds it. */
export interface Service {
  test: TestCore;
  environment: Record<string, string>;
}

/** Gives all tests of a file one service. */
export function useService(
  take: (service: Service) => void | Promise<void>,
  options: Pick<TestCoreOptions, 'clock' | 'config'> = {},
): void {
  let test: TestCore;
  beforeAll(async () => {
    test = await createTestCore({ postgresUrl: inject('postgresUrl'), ...options });
    await take({ test, environment: environmentOf(test.core.config) });
  });
  afterAll(() => test.close());
}

/** Settings as an environment says them. */
export const environmentOf = (config: CoreConfig): Record<string, string> => ({
  DATABASE_URL: config.DATABASE_URL,
  ENVIRONMENT: config.ENVIRONMENT,
  ENCRYPTION_KEYS: keysOf(config.ENCRYPTION_KEYS),
  FILES_DIRECTORY: config.FILES_DIRECTORY,
  ALLOW_LOOPBACK_TARGETS: String(config.ALLOW_LOOPBACK_TARGETS),
  TARGET_PORTS: String(config.TARGET_PORTS),
  ALLOW_SUPERUSER: String(config.ALLOW_SUPERUSER),
});

/** Master keys as an environment says them. */
export const keysOf = (keys: ReadonlyMap<number, Buffer | string>): string =>
  [...keys]
    .map(([version, key]) => `${version}:${typeof key === 'string' ? key : key.toString('base64')}`)
    .join();
