import type { EntitySchema } from 'typeorm';
import type { Context } from '../../domain/context/context.ts';
import { entities } from '../../entities.ts';
import type { TestCore } from '../test-core.ts';
import { dumpOf } from './canaries.ts';

/** Sealed bytes, and other bytes, by the place where they are: `table.column`. */
export type StoredBytes = Record<string, Buffer[]>;

interface ByteColumn {
  table: string;
  column: string;
  /** The column that names the organization. */
  owner: string;
}

/** Every column that holds bytes, as the entities know them. */
export function byteColumns({ core }: TestCore): ByteColumn[] {
  return entities.flatMap((entity) => {
    const { tableName, columns } = core.dataSource.getMetadata(entity as EntitySchema);
    return columns
      .filter(({ type }) => type === 'bytea')
      .map(({ databaseName }) => ({
        table: tableName,
        column: databaseName,
        owner: tableName === 'organizations' ? 'id' : 'organization_id',
      }));
  });
}

/** The bytes of one organization, by table and column; a column without any has an empty list. */
export async function bytesOf(test: TestCore, { organization }: Context): Promise<StoredBytes> {
  const stored = byteColumns(test).map(async ({ table, column, owner }) => {
    const rows = await test.sql<{ bytes: Buffer }>(
      `select ${column} as bytes from ${table} where ${owner} = $1 and ${column} is not null`,
      [organization.id],
    );
    return [`${table}.${column}`, rows.map(({ bytes }) => bytes)] as const;
  });
  return Object.fromEntries(await Promise.all(stored));
}

/** Every row of every table, and beside it in clear whatever the organization can open. */
export async function openedDumpOf(test: TestCore, { organization, cipher }: Context): Promise<string> {
  const opened = byteColumns(test).map(async ({ table, column, owner }) => {
    const rows = await test.sql<{ id: string; bytes: Buffer }>(
      `select id, ${column} as bytes from ${table} where ${owner} = $1 and ${column} is not null`,
      [organization.id],
    );
    return rows.flatMap(({ id, bytes }) => {
      try {
        return [cipher.open({ table, column, id }, bytes).toString('utf8')];
      } catch {
        // A hash.
        return [];
      }
    });
  });
  return [await dumpOf(test), ...(await Promise.all(opened)).flat()].join('\n');
}
