import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 50;

/**
 * Looks again and again until there is what it looks for.
 * @throws when it does not come about in time
 */
export async function waitFor(
  what: string,
  look: () => boolean | Promise<boolean>,
  timeoutMs = 120_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`Nothing came of: ${what}`);
    await pause(LOOK_MS);
  }
}
