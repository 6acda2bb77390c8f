import { availableParallelism } from 'node:os';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { BODY_ROWS } from './body-rows.ts';
import { DOOR_ROWS, TESTED_ROWS } from './door-rows.ts';
import { startTarget } from './target.ts';
import { TOKEN_ROWS } from './token-rows.ts';

/**
 * Attacks a stack of its own from outside and prints for every row of the table of attacks how many tries were made, whether
 * they held, and how long the event loops of server and worker were held up meanwhile, as measured inside. Fails where a try
 * did not hold. `--smoke` leaves out the rows that need a mail, and takes no notice of the time.
 */

const MOST_MS = 50;
const NEEDS_MAIL: readonly number[] = [21, 26, 33];

const smoke = process.argv.includes('--smoke');
const only = process.env.ONLY?.split(',').map(Number);
const rows = [...TOKEN_ROWS, ...BODY_ROWS, ...DOOR_ROWS, ...TESTED_ROWS]
  .filter(({ number }) => !only || only.includes(number))
  .filter(({ number }) => !smoke || !NEEDS_MAIL.includes(number))
  .toSorted((a, b) => a.number - b.number);
const cleanup = startCleanup();

try {
  say(`${availableParallelism()} cores, Node ${process.version}`);
  const target = await startTarget(cleanup);
  say('row  held           longest hold of server / worker');
  for (const { number, what, attack } of rows) {
    const name = String(number).padStart(3);
    if (typeof attack !== 'function') {
      if (!smoke) say(`${name}  not from here  ${what}: ${attack.testedIn}`);
      continue;
    }
    const began = Date.now();
    const tries = await attack(target);
    const { server, worker } = await target.holdsSince(began);
    const failed = tries.filter(({ held }) => !held);
    const isSlow = Math.max(server, worker) > MOST_MS;
    const held = `${tries.length - failed.length} of ${tries.length}`.padEnd(13);
    say(`${name}  ${held}  ${server.toFixed(0)} / ${worker.toFixed(0)} ms${isSlow ? ' (!)' : ''}  ${what}`);
    for (const { what: one, came } of failed) say(`       did not hold: ${one}: ${came}`);
    if (failed.length > 0 || tries.length === 0) process.exitCode = 1;
  }
} finally {
  await cleanup.run();
}
