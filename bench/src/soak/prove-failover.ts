import { availableParallelism } from 'node:os';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { PRIMARY_LOST } from './faults/primary-lost.ts';
import { runFailover } from './run-failover.ts';

/**
 * Proves that the service survives its database: under load, the primary is killed or vanishes, and its synchronous
 * standby promoted. Fails where an acknowledged order is gone, or any other rule of the soak is broken.
 */

const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
const times = Number(process.env.TIMES ?? PRIMARY_LOST.times);
const cleanup = startCleanup();

try {
  say(`${availableParallelism()} cores, Node ${process.version}, SEED=${seed}`);
  if (!(await runFailover({ seed, times, isShort: false, say }, cleanup))) process.exitCode = 1;
} finally {
  await cleanup.run();
}
