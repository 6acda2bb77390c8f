import { setTimeout as delay } from 'node:timers/promises';

/** The first pause between two looks; each is half as long again as the one before, since a look costs others their time. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

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
  for (let pause = FIRST_PAUSE_MS; performance.now() < end; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await delay(pause);
  }
  throw new Error(`Nothing came of ${what} within ${limitMs / 1_000} s`);
}
