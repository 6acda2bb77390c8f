import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 50;

type Missing = undefined | false;

/**
 * Looks again and again until there is something to find.
 * @param what is waited for, for the error
 * @throws when nothing is found in time
 */
export async function waitFor<T>(
  what: string,
  look: () => T | Missing | Promise<T | Missing>,
  limitMs = 20_000,
): Promise<T> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await delay(POLL_MS);
  }
  throw new Error(`Nothing came of ${what} within ${limitMs / 1_000} s`);
}
