import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { runDrill } from './drill.ts';

/** Loses a database and restores it, as docs/BACKUP.md tells. */

const cleanup = startCleanup();
try {
  await runDrill({ directory: await cleanup.directory(), ordersOfEachPart: 100, say }, cleanup);
} finally {
  await cleanup.run();
}
