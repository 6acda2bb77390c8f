import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { startTarget } from './target.ts';
import { tryRows } from './try-rows.ts';

/**
 * Attacks a stack of its own from outside and prints for every row of the table of attacks how many tries were made, whether
 * they held, and how long the event loops of server and worker were held up meanwhile, as measured inside. Fails where a try
 * did not hold. `--rows 4,26` tries those alone, `--smoke` those that are quickly tried.
 */

const { values: options } = parseArgs({
  options: { smoke: { type: 'boolean', default: false }, rows: { type: 'string' } },
});
const cleanup = startCleanup();

try {
  say(`${availableParallelism()} cores, Node ${process.version}`);
  const target = await startTarget(cleanup);
  const only = options.rows?.split(',').map(Number);
  if (!(await tryRows(target, { isSmoke: options.smoke, only }))) process.exitCode = 1;
} finally {
  await cleanup.run();
}
