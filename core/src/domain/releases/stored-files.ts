import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Statement } from '../../platform/database/statement.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Conflict } from '../../platform/errors.ts';
import { type Context, now } from '../context/context.ts';

/** A file that is about to be there. */
interface NewFile {
  id: string;
  uri: string;
  /** Null while only the client knows. */
  bytes: number | null;
}

/**
 * Notes a file before a byte of it is written, whatever becomes of the request: a process that dies after it leaves a row by
 * which the file is found.
 */
export const noteFile = (context: Context, file: NewFile): Promise<void> =>
  // In a transaction of its own, beside that of the request.
  inTransaction(ownTransaction(context), (transaction) => insert(context, transaction, file));

/**
 * Notes a file that a client uploads, as far as there is room for it.
 * @throws Conflict when the organization has as many that no order names as it may have
 */
export const noteUpload = (context: Context, file: NewFile): Promise<void> =>
  inTransaction(ownTransaction(context), async (transaction) => {
    // One after the other: each counts what the one before it noted.
    await transaction.query(`select pg_advisory_xact_lock(hashtextextended('uploads ' || $1, 0))`, [
      context.organization.id,
    ]);
    await refuseWithoutRoom(context, transaction, file);
    await insert(context, transaction, file);
  });

/**
 * Says early that an upload will not be taken.
 * @throws Conflict when the organization has as many that no order names as it may have
 */
export const requireRoom = (context: Context): Promise<void> =>
  inTransaction(ownTransaction(context), (transaction) => refuseWithoutRoom(context, transaction));

const ownTransaction = ({ core, organization }: Context) => ({ core, organization });

async function insert(context: Context, { query }: Transaction, { id, uri, bytes }: NewFile): Promise<void> {
  await query(
    `insert into stored_files (organization_id, id, uri, bytes, created_at) values ($1, $2, $3, $4, $5)
      on conflict (organization_id, id) do update set bytes = excluded.bytes, created_at = excluded.created_at`,
    [context.organization.id, id, uri, bytes, now(context)],
  );
}

/** Uploaded once more, a file counts as what it is now. */
async function refuseWithoutRoom(
  { core: { config }, organization }: Context,
  { query }: Transaction,
  file?: NewFile,
): Promise<void> {
  const [unused] = await query<{ files: string; bytes: string }>(
    `select count(*) as files, coalesce(sum(bytes), 0) as bytes from stored_files
      where organization_id = $1 and id is distinct from $2`,
    [organization.id, file?.id ?? null],
  );
  const isTooMany = Number(unused?.files) >= config.UNUSED_UPLOADS;
  const isTooMuch = Number(unused?.bytes) + (file?.bytes ?? 1) > config.UNUSED_UPLOAD_BYTES;
  if (isTooMany || isTooMuch) {
    throw new Conflict(
      'Too many uploads that no order names: place orders for them, or wait until they are deleted after 7 days',
    );
  }
}

/** Forgets files that an order names from now on, or that are gone: they are found by their orders. */
export async function forgetFiles(
  context: Pick<Context, 'organization'>,
  { together }: Transaction,
  uris: readonly string[],
): Promise<void> {
  await together(forgettingOf(context, uris));
}

/** The same, for those who send it together with others. */
export const forgettingOf = (
  { organization }: Pick<Context, 'organization'>,
  uris: readonly string[],
): Statement[] =>
  uris.length === 0
    ? []
    : [
        {
          sql: 'delete from stored_files where organization_id = $1 and uri = any($2)',
          values: [organization.id, uris],
          isPlannedAnew: true,
        },
      ];
