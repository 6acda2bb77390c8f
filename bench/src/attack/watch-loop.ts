import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into server and worker before everything else: writes down every time their event loop was held up, as measured
 * inside: how much later than it should a timer came, without the time in which the machine gave its processors to others.
 * Starting a process holds it, so that is left out.
 */

const RESOLUTION_MS = 5;
const WORTH_WRITING_MS = 10;
const START_MS = 3_000;

const file = process.env.ATTACK_HOLDS_FILE;
// Other threads have loops of their own, in which no request waits.
if (file && isMainThread) {
  let before = { at: performance.now(), waitedMs: waitedForProcessorMs() };
  setInterval(() => {
    const now = { at: performance.now(), waitedMs: waitedForProcessorMs() };
    const lateMs = now.at - before.at - RESOLUTION_MS;
    const ms = lateMs - (now.waitedMs - before.waitedMs);
    before = now;
    if (process.uptime() * 1_000 > START_MS && ms > WORTH_WRITING_MS) {
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), ms, lateMs })}\n`);
    }
  }, RESOLUTION_MS).unref();
}

/** How long this thread was ready to run and had no processor, since it began; Linux counts it. */
function waitedForProcessorMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
