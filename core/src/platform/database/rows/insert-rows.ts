import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Scope } from '../scope.ts';
import type { Statement } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { type NewRows, rowsJson, tableOf } from './table.ts';

/** Puts rows beside the entity they are of; the compiler holds them against each other. */
export const rowsOf = <Row extends ObjectLiteral>(
  entity: EntitySchema<Row>,
  rows: readonly Row[],
): NewRows => ({
  entity: entity as EntitySchema,
  rows,
});

/**
 * Inserts any number of rows into any number of tables in one statement. Rows may refer to rows of the same call. The
 * statement's text depends on the tables alone, so each connection prepares it once.
 */
export async function insertRows(
  { core }: Pick<Scope, 'core'>,
  { prepared }: Transaction,
  ...tables: readonly NewRows[]
): Promise<void> {
  const inserts = tables.map(({ entity }, index) => tableOf(core.dataSource, entity).insert(index + 1));
  const last = inserts.pop() ?? '';
  await prepared(after(inserts, last), jsonsOf(core, tables));
}

/**
 * The same, and something beside it, for those who send it together with other statements.
 * @param beside a `select`, or an `update` of other rows; it does not see what is inserted
 */
export function insertionAnd(
  { core }: Pick<Scope, 'core'>,
  beside: Statement,
  ...tables: readonly NewRows[]
): Statement {
  const { sql, values } = beside;
  const inserts = tables.map(({ entity }, index) =>
    tableOf(core.dataSource, entity).insert(values.length + index + 1),
  );
  return { sql: after(inserts, sql), values: [...values, ...jsonsOf(core, tables)] };
}

const after = (inserts: readonly string[], last: string): string =>
  inserts.length === 0
    ? last
    : `with ${inserts.map((insert, index) => `i${index} as (${insert})`).join(', ')} ${last}`;

const jsonsOf = ({ dataSource }: Scope['core'], tables: readonly NewRows[]): string[] =>
  tables.map(({ entity, rows }) => rowsJson(dataSource, entity, rows));
