import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Scope } from '../scope.ts';
import type { Transaction } from '../transaction.ts';
import { rowsJson, tableOf } from './table.ts';

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
  const sql = tableOf(core.dataSource, entity as EntitySchema).update(first, {
    organizationId: 1,
    ids: 2,
    rows: 3,
  });
  const json = rowsJson(core.dataSource, entity as EntitySchema, rows);
  await query(sql, [organization.id, rows.map(({ id }) => id), json]);
}
