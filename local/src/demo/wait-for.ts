import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 50;
const LIMIT_MS = 20_000;

/**
 * Looks again and again until there is something to find.
 * @throws when nothing is found in time
 */
export async function waitFor<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(POLL_MS);
  }
  throw new Error(`Nothing came within ${LIMIT_MS / 1_000} s`);
}
