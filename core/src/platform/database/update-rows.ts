import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { jsonOf } from './insert-rows.ts';
import type { Scope } from './scope.ts';
import type { Transaction } from './transaction.ts';

/** New values of some columns of one row; the same columns in every row of a call. */
export type RowChange<Row> = Partial<Row> & { id: string };

/** Gives each row its own new values, any number of rows in one statement. */
export async function updateRows<Row extends ObjectLiteral>(
  { core, organization }: Scope,
  { query }: Transaction,
  entity: EntitySchema<Row>,
  rows: readonly RowChange<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { tableName, columns } = core.dataSource.getMetadata(entity);
  const given = columns.filter(({ propertyName }) => propertyName in first);
  const types = given.map(({ propertyName, type }) => `"${propertyName}" ${String(type)}`).join();
  const values = given
    .filter(({ propertyName }) => propertyName !== 'id')
    .map(({ databaseName, propertyName }) => `"${databaseName}" = new."${propertyName}"`)
    .join();
  await query(
    `update "${tableName}" old set ${values} from json_to_recordset($2) as new (${types})
      where old.organization_id = $1 and old.id = new.id`,
    [organization.id, jsonOf({ core }, entity as EntitySchema, rows)],
  );
}
