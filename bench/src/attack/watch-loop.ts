import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into server and worker before everything else: writes down every time their event loop was held up, as measured
 * inside. Starting a process holds it, so that is left out.
 */

const RESOLUTION_MS = 10;
const START_MS = 3_000;

const file = process.env.ATTACK_HOLDS_FILE;
if (file) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  setInterval(() => {
    const longestMs = delays.max / 1e6 - RESOLUTION_MS;
    delays.reset();
    if (process.uptime() * 1_000 > START_MS && longestMs > RESOLUTION_MS) {
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), longestMs })}\n`);
    }
  }, 100).unref();
}
