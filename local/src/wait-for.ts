import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Looks again and again until there is something to find.
 * @throws when nothing is found in time
 */
export async function waitFor<T>(look: () => Promise<T | undefined>, limitMs = 20_000): Promise<T> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(POLL_MS);
  }
  throw new Error(`Nothing came within ${limitMs / 1_000} s`);
}
