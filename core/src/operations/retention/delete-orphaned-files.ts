import type { Context, Core } from '../../domain/context/context.ts';
import { forEachOrganization, type OnFault, sum } from '../../domain/context/each-organization.ts';
import { forgetFiles } from '../../domain/releases/stored-files.ts';
import { inSchedulerTransaction, inTransaction } from '../../platform/database/in-transaction.ts';

/** How long a client has to place an order for a file that it uploaded, in milliseconds. */
const ORPHANED_AFTER_MS = 7 * 86_400_000;
/** How long writing a file may take at the most. */
const UNFINISHED_AFTER_MS = 3_600_000;
const BATCH = 100;

/**
 * Deletes what a process that died left in the file store, and what clients uploaded and never used: files that no order
 * has named for a week, and those of which not all was written.
 * @returns how many files that no order names were deleted
 */
export async function deleteOrphanedFiles(core: Core, onFault?: OnFault): Promise<number> {
  const at = core.clock.now().getTime();
  await core.files.deleteUnfinished(new Date(at - UNFINISHED_AFTER_MS));
  const before = new Date(at - ORPHANED_AFTER_MS);
  const ids = await organizationsWithOrphans(core, before);
  return sum(await forEachOrganization(core, ids, (context) => deleteOrphans(context, before), onFault));
}

async function organizationsWithOrphans(core: Core, before: Date): Promise<string[]> {
  const rows = await inSchedulerTransaction(core, ({ query }) =>
    query<{ id: string }>(
      'select distinct organization_id as id from stored_files where created_at < $1 limit $2',
      [before, BATCH],
    ),
  );
  return rows.map(({ id }) => id);
}

/**
 * The rows go after their files, so that a deletion that failed is made up for. A file may have been put in its place once
 * more after an order named it: it is the order's.
 */
async function deleteOrphans(context: Context, before: Date): Promise<number> {
  const rows = await inTransaction(context, ({ query }) =>
    query<{ uri: string; isNamed: boolean }>(
      `select uri, exists (select from orders o where o.organization_id = $1 and o.release_file = f.uri) as "isNamed"
        from stored_files f where organization_id = $1 and created_at < $2 order by created_at limit $3`,
      [context.organization.id, before, BATCH],
    ),
  );
  const orphans = rows.filter(({ isNamed }) => !isNamed);
  for (const { uri } of orphans) await context.core.files.delete(uri);
  const uris = rows.map(({ uri }) => uri);
  await inTransaction(context, (transaction) => forgetFiles(context, transaction, uris));
  return orphans.length;
}
