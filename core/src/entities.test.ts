import type { DataSource, EntitySchema } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entities } from './entities.ts';
import { createTestCore, type TestCore } from './testing/index.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

/** Tables that no entity stands for. */
const INTERNAL = ['schema_migrations'];

/** Tables that belong to no organization, and say nothing of anybody. */
const REFERENCE = [
  'deployment_keys',
  'institutions',
  'reference_imports',
  'reference_tries',
  'third_party_records',
  'websites',
];

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);

/** The columns of a table as the migrations made them. */
async function migratedColumns(table: string): Promise<Column[]> {
  const columns = await test.sql<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
      from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''`,
    [`public.${table}`],
  );
  return columns.sort(byName);
}

/** The columns that an entity reads and writes. */
function entityColumns(dataSource: DataSource, entity: EntitySchema): Column[] {
  const { columns } = dataSource.getMetadata(entity);
  return columns
    .map(({ databaseName, type, isArray, isNullable }) => ({
      name: databaseName,
      type: (type === 'timestamptz' ? 'timestamp with time zone' : String(type)) + (isArray ? '[]' : ''),
      nullable: isNullable,
    }))
    .sort(byName);
}

describe('entities and migrations', () => {
  it('know the same tables', async () => {
    const tables = await test.sql<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(tables.map(({ tablename }) => tablename)).toEqual(
      [...entities.map(({ options }) => options.tableName ?? ''), ...INTERNAL, ...REFERENCE].sort(),
    );
  });

  it.each(entities.map((entity) => [entity.options.tableName ?? '', entity as EntitySchema] as const))(
    'agree on the columns of %s, their types and whether they may be null',
    async (table, entity) => {
      expect(entityColumns(test.core.dataSource, entity)).toEqual(await migratedColumns(table));
    },
  );

  it.each(entities.map((entity) => [entity.options.tableName ?? '', entity as EntitySchema] as const))(
    'agree on the primary key of %s, the organization first',
    async (table, entity) => {
      const [key] = await test.sql<{ columns: string[] }>(
        `select array_agg(a.attname::text order by k.place) as columns
          from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
          where i.indrelid = $1::regclass and i.indisprimary`,
        [`public.${table}`],
      );
      const expected = table === 'organizations' ? ['id'] : ['organization_id', 'id'];
      const { primaryColumns } = test.core.dataSource.getMetadata(entity);
      expect(key?.columns).toEqual(expected);
      expect(primaryColumns.map(({ databaseName }) => databaseName)).toEqual(expected);
    },
  );
});

describe('keys between tables', () => {
  it('start with the organization, so that no row can point into another one', async () => {
    const keys = await test.sql<{ table: string; columns: string[] }>(
      `select conrelid::regclass::text as "table", array_agg(a.attname::text order by k.place) as columns
        from pg_constraint c cross join unnest(c.conkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
        where c.contype in ('f', 'u', 'p') and c.connamespace = 'public'::regnamespace
        group by c.oid, conrelid having conrelid::regclass::text <> all ($1)`,
      [['organizations', ...INTERNAL, ...REFERENCE]],
    );
    expect(keys.length).toBeGreaterThan(entities.length);
    expect(keys.filter(({ columns }) => columns[0] !== 'organization_id')).toEqual([]);
  });
});
