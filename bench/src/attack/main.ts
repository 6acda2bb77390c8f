import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { fuzz } from './fuzz.ts';
import { startTarget } from './target.ts';
import { tryRows } from './try-rows.ts';

/**
 * Attacks a stack of its own from outside and prints for every row of the table of attacks how many tries were made, whether
 * they held, and how long the event loops of server and worker were held up meanwhile, as measured inside. Fails where a try
 * did not hold. `--rows 4,26` tries those alone, `--smoke` those that are quickly tried, and some of what comes to mind of a
 * seed at every door that asks for no token; `--fuzz --minutes 10` does nothing but that.
 */

/** As many on a busy machine as on an idle one. */
const SMOKE_TRIES = 400;

const { values: options } = parseArgs({
  options: {
    smoke: { type: 'boolean', default: false },
    rows: { type: 'string' },
    fuzz: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
});
const cleanup = startCleanup();

try {
  say(`${availableParallelism()} cores, Node ${process.version}`);
  // Refusals for coming too often would be all that fuzzing sees.
  const target = await startTarget(cleanup, options.fuzz ? { linkLimit: 0 } : {});
  const only = options.rows?.split(',').map(Number);
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const rowsHeld = options.fuzz || (await tryRows(target, { isSmoke: options.smoke, only }));
  const enough = options.fuzz ? { seconds: 60 * Number(options.minutes) } : { tries: SMOKE_TRIES };
  const doorsHeld =
    !(options.fuzz || options.smoke) || (await fuzz(target, { enough, seed, isSmoke: options.smoke }));
  if (!rowsHeld || !doorsHeld) process.exitCode = 1;
} finally {
  await cleanup.run();
}
