import { type Context, withoutNote } from '../../domain/context/context.ts';
import { InboundDocumentEntity } from '../../domain/entities/inbound-document-entity.ts';
import { COMPACT, sealedPrefix } from '../../platform/database/encryption.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { readDataKeys } from './change-data-keys.ts';
import { type SealedTable, sealedTables } from './sealed-columns.ts';

interface Batch {
  /** Rows of one transaction. */
  rows: number;
}

type SealedRow = { id: string } & Record<string, Buffer | null>;

const DOCUMENTS = 'inbound_documents';
/** Documents that are held in memory at a time. */
const FEW_DOCUMENTS = 2;

/**
 * Seals what is still sealed under an older data key under the present one, in small transactions: at any moment each
 * value opens, and a run that was stopped goes on with what is left.
 * @param onProgress called after each transaction, with how many rows are done
 * @returns how many rows were done; rows that another transaction was changing are left for another look
 */
export async function resealValues(
  context: Context,
  { rows }: Batch,
  onProgress: (done: number) => void,
): Promise<number> {
  return resealWhere(context, await ofOlderKeys(context), rows, onProgress);
}

/**
 * Writes out in full what is sealed in little space, for programs of 0.1.0. The organization is to write nothing in little space
 * any more.
 */
export const expandValues = (
  context: Context,
  { rows }: Batch,
  onProgress: (done: number) => void,
): Promise<number> => resealWhere(context, IS_COMPACT, rows, onProgress);

async function resealWhere(
  context: Context,
  where: Where,
  rows: number,
  onProgress: (done: number) => void,
): Promise<number> {
  let done = 0;
  for (const sealed of sealedTables(context.core)) {
    const reseal = sealed.table === DOCUMENTS ? replaceDocuments : updateRows;
    for (let after: string | null = null; ; ) {
      const last = await inTransaction(withoutNote(context), (transaction) =>
        reseal(context, transaction, sealed, { where, after, rows }),
      );
      if (!last) break;
      done += last.count;
      after = last.id;
      onProgress(done);
    }
  }
  return done;
}

/** Whether anything is sealed under an older data key than the present one. */
export const hasOldSeals = async (context: Context): Promise<boolean> =>
  has(context, await ofOlderKeys(context));

/** Whether anything is sealed in little space. */
export const hasCompactValues = (context: Context): Promise<boolean> => has(context, IS_COMPACT);

async function has(context: Context, where: Where): Promise<boolean> {
  for (const { table, owner, columns } of sealedTables(context.core)) {
    const [found] = await inTransaction(withoutNote(context), ({ query }) =>
      query(`select id from ${table} where ${owner} = $1 and (${anyOf(columns, where, 2)}) limit 1`, [
        context.organization.id,
        where.value,
      ]),
    );
    if (found) return true;
  }
  return false;
}

/** Which sealed values are meant, by the bytes that they begin with. */
interface Where {
  is(column: string): string;
  /** What it is compared with. */
  value: Buffer;
}

/** The version of the key is what stands behind the first byte. */
const ofOlderKeys = async (context: Context): Promise<Where> => ({
  is: (column) => `substring(${column} from 2 for 4) <>`,
  value: sealedPrefix((await readDataKeys(context)).sealing).subarray(1),
});

const IS_COMPACT: Where = {
  is: (column) => `substring(${column} for 1) =`,
  value: Buffer.from([COMPACT]),
};

const anyOf = (columns: readonly string[], { is }: Where, parameter: number): string =>
  columns.map((column) => `${is(column)} $${parameter}::bytea`).join(' or ');

interface Piece {
  where: Where;
  after: string | null;
  rows: number;
}

type Resealed = { id: string; count: number } | undefined;

/** Never waits for a locked row, and so is never part of a deadlock. */
async function updateRows(
  { organization, cipher }: Context,
  { query }: Transaction,
  { table, owner, columns }: SealedTable,
  { where, after, rows }: Piece,
): Promise<Resealed> {
  const found = await query<SealedRow>(
    `select id, ${columns.join()} from ${table}
      where ${owner} = $1 and ($2::uuid is null or id > $2) and (${anyOf(columns, where, 3)})
      order by id limit $4 for no key update skip locked`,
    [organization.id, after, where.value, rows],
  );
  for (const { id, ...sealed } of found) {
    const values = columns.map((column) => {
      const value = sealed[column] ?? null;
      const cell = { table, column, id };
      return value && cipher.reseal(cell, value);
    });
    const settings = columns.map((column, index) => `${column} = $${index + 3}`).join();
    await query(`update ${table} set ${settings} where ${owner} = $1 and id = $2`, [
      organization.id,
      id,
      ...values,
    ]);
  }
  return endOf(found);
}

/** The service may add documents and delete them, and not change them: each is put in place of itself. */
async function replaceDocuments(
  { organization, cipher }: Context,
  { query, manager }: Transaction,
  { table, columns }: SealedTable,
  { where, after, rows }: Piece,
): Promise<Resealed> {
  const found = await query<{ id: string }>(
    `select id from ${table} where organization_id = $1 and ($2::uuid is null or id > $2)
        and (${anyOf(columns, where, 3)}) order by id limit $4`,
    [organization.id, after, where.value, Math.min(rows, FEW_DOCUMENTS)],
  );
  for (const { id } of found) {
    const key = { organizationId: organization.id, id };
    const row = await manager.findOneBy(InboundDocumentEntity, key);
    const { affected } = await manager.delete(InboundDocumentEntity, key);
    if (!row || !affected) continue;
    const reseal = (column: string, value: Buffer) => cipher.reseal({ table, column, id }, value);
    await manager.insert(InboundDocumentEntity, {
      ...row,
      fileName: reseal('file_name', row.fileName),
      content: reseal('content', row.content),
    });
  }
  return endOf(found);
}

const endOf = (rows: readonly { id: string }[]): Resealed => {
  const last = rows.at(-1);
  return last && { id: last.id, count: rows.length };
};
