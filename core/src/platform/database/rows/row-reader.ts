import type { DataSource, EntitySchema, ObjectLiteral } from 'typeorm';
import type { Scope } from '../scope.ts';
import type { Transaction } from '../transaction.ts';

/** Reads rows of an entity out of a statement that brings more than one kind of row. */
export interface RowReader<Row> {
  /** The columns for the statement's list, under names that no other entity's columns have. */
  columns: string;
  read(found: ObjectLiteral): Row;
}

/**
 * @param alias the statement's name for the entity's table
 * @param properties that are read; whole rows without
 */
export function rowReader<
  Row extends ObjectLiteral,
  Property extends keyof Row & string = keyof Row & string,
>(
  { core }: Pick<Scope, 'core'>,
  entity: EntitySchema<Row>,
  alias: string,
  properties?: readonly Property[],
): RowReader<Pick<Row, Property>> {
  const wanted: readonly string[] | undefined = properties;
  const named = core.dataSource
    .getMetadata(entity)
    .columns.filter(({ propertyName }) => wanted?.includes(propertyName) ?? true)
    .map(({ databaseName, propertyName }) => ({
      databaseName,
      propertyName,
      name: `${alias}.${propertyName}`,
    }));
  return {
    columns: named.map(({ databaseName, name }) => `${alias}."${databaseName}" as "${name}"`).join(),
    read(found) {
      const row: ObjectLiteral = {};
      for (const { propertyName, name } of named) row[propertyName] = found[name];
      return row as Pick<Row, Property>;
    },
  };
}

/**
 * Reads rows of an entity that a statement brings as one value each, or all in one: a row of many columns costs the driver
 * much for each of them.
 */
export interface ValueReader<Row> {
  /** A row's value for the statement's list. */
  value: string;
  read(found: unknown): Row;
  /** The value of all rows, in no order. */
  list: string;
  readList(found: unknown): Row[];
}

/**
 * @param alias the name under which the statement, or its part, has the entity's table
 * @param properties that are read; whole rows without
 */
export function valueReader<
  Row extends ObjectLiteral,
  Property extends keyof Row & string = keyof Row & string,
>(
  { core }: Pick<Scope, 'core'>,
  entity: EntitySchema<Row>,
  alias: string,
  properties?: readonly Property[],
): ValueReader<Pick<Row, Property>> {
  const wanted: readonly string[] | undefined = properties;
  const columns = core.dataSource
    .getMetadata(entity)
    .columns.filter(({ propertyName }) => wanted?.includes(propertyName) ?? true);
  const value = `json_build_array(${columns.map(({ databaseName }) => `${alias}."${databaseName}"`).join()})`;
  const read = (found: unknown): Pick<Row, Property> => {
    const row: ObjectLiteral = {};
    for (const [index, column] of columns.entries())
      row[column.propertyName] = fromJson(column, (found as unknown[])[index]);
    return row as Pick<Row, Property>;
  };
  return {
    value,
    read,
    list: `json_agg(${value})`,
    readList: (found) => ((found ?? []) as unknown[]).map(read),
  };
}

/**
 * The rows of an entity that an organization has under a condition, for questions that are asked often: an entity manager
 * takes longer to word one than Postgres to answer it.
 * @param condition with the order and the limit behind it; `$1` is the organization, `$2` the first of the parameters
 */
export async function findRows<Row extends ObjectLiteral>(
  scope: Scope,
  { prepared }: Pick<Transaction, 'prepared'>,
  entity: EntitySchema<Row>,
  condition: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const reader = valueReader(scope, entity, 't');
  const { tableName } = scope.core.dataSource.getMetadata(entity);
  const rows = await prepared<{ row: unknown }>(
    `select ${reader.value} as row from ${tableName} t where organization_id = $1 and ${condition}`,
    [scope.organization.id, ...parameters],
  );
  return rows.map(({ row }) => reader.read(row) as Row);
}

type Column = DataSource['entityMetadatas'][number]['columns'][number];

/** A value as the driver gives it, from what is in JSON. */
function fromJson({ type }: Column, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (type === 'bytea') return Buffer.from(value.slice(2), 'hex');
  return type === 'timestamptz' ? new Date(value) : value;
}
