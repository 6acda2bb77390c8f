import { vi } from 'vitest';

/**
 * Looks again and again until there is something to see.
 * @param what names it in the failure
 * @throws when it does not come about in time
 */
export const until = <T>(what: string, look: () => T | Promise<T>, timeout = 25_000) =>
  vi.waitUntil(look, { timeout, interval: 10, message: `Nothing came of: ${what}` });
