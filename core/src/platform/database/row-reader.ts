import type { DataSource, EntitySchema, ObjectLiteral } from 'typeorm';
import type { Scope } from './scope.ts';

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

/** Reads the rows of an entity that a statement brings as one value, beside others. */
export interface ListReader<Row> {
  /** The value for the statement's list: an array for each row, in no order. */
  list: string;
  read(found: unknown): Row[];
}

/** @param alias the name under which the statement's part has the entity's table */
export function listReader<Row extends ObjectLiteral>(
  { core }: Pick<Scope, 'core'>,
  entity: EntitySchema<Row>,
  alias: string,
): ListReader<Row> {
  const { columns } = core.dataSource.getMetadata(entity);
  return {
    list: `json_agg(json_build_array(${columns.map(({ databaseName }) => `${alias}."${databaseName}"`).join()}))`,
    read: (found) =>
      ((found ?? []) as unknown[][]).map(
        (values) =>
          Object.fromEntries(
            columns.map((column, index) => [column.propertyName, fromJson(column, values[index])]),
          ) as Row,
      ),
  };
}

type Column = DataSource['entityMetadatas'][number]['columns'][number];

/** A value as the driver gives it, from what is in JSON. */
function fromJson({ type }: Column, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (type === 'bytea') return Buffer.from(value.slice(2), 'hex');
  return type === 'timestamptz' ? new Date(value) : value;
}
