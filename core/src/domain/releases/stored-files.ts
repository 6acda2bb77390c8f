import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';

/**
 * Notes a file before a byte of it is written, whatever becomes of the request: a process that dies after it leaves a row by
 * which the file is found.
 */
export function noteFile(context: Context, file: { id: string; uri: string }): Promise<unknown> {
  const { core, organization } = context;
  // In a transaction of its own, beside that of the request.
  return inTransaction({ core, organization }, ({ query }) =>
    query(
      `insert into stored_files (organization_id, id, uri, created_at) values ($1, $2, $3, $4)
        on conflict (organization_id, id) do update set created_at = excluded.created_at`,
      [organization.id, file.id, file.uri, now(context)],
    ),
  );
}

/** Forgets files that an order names from now on, or that are gone: they are found by their orders. */
export async function forgetFiles(
  { organization }: Pick<Context, 'organization'>,
  { query }: Transaction,
  uris: readonly string[],
): Promise<void> {
  if (uris.length === 0) return;
  await query('delete from stored_files where organization_id = $1 and uri = any($2)', [
    organization.id,
    uris,
  ]);
}
