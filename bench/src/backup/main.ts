import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCleanup } from '../cleanup.ts';
import { say } from '../say.ts';
import { runDrill } from './drill.ts';

/** Loses a database and restores it, as docs/BACKUP.md tells. */

const cleanup = startCleanup();
try {
  const directory = await mkdtemp(join(tmpdir(), 'credence-drill-'));
  cleanup.add(() => rm(directory, { recursive: true, force: true }));
  await runDrill({ directory, ordersOfEachPart: 100, say }, cleanup);
} finally {
  await cleanup.run();
}
