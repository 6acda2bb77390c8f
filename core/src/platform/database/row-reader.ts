import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Scope } from './scope.ts';

/** Reads whole rows of an entity out of a statement that brings more than one kind of row. */
export interface RowReader<Row> {
  /** The columns for the statement's list, under names that no other entity's columns have. */
  columns: string;
  read(found: ObjectLiteral): Row;
}

/** @param alias the statement's name for the entity's table */
export function rowReader<Row extends ObjectLiteral>(
  { core }: Pick<Scope, 'core'>,
  entity: EntitySchema<Row>,
  alias: string,
): RowReader<Row> {
  const { columns } = core.dataSource.getMetadata(entity);
  const nameOf = (property: string) => `${alias}.${property}`;
  return {
    columns: columns
      .map(({ databaseName, propertyName }) => `${alias}."${databaseName}" as "${nameOf(propertyName)}"`)
      .join(),
    read: (found) =>
      Object.fromEntries(
        columns.map(({ propertyName }) => [propertyName, found[nameOf(propertyName)]]),
      ) as Row,
  };
}
