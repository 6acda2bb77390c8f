import type { DataSource, EntitySchema, ObjectLiteral } from 'typeorm';
import type { Scope } from './scope.ts';
import type { Statement, Transaction } from './transaction.ts';

/** Rows of one table, to insert. */
export interface NewRows {
  entity: EntitySchema;
  rows: readonly ObjectLiteral[];
}

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
 * The same, and something beside it in the same round trip.
 * @param beside a `select`, or an `update` of other rows; it does not see what is inserted
 */
export async function insertRowsAnd(
  scope: Pick<Scope, 'core'>,
  { together }: Transaction,
  beside: Statement,
  ...tables: readonly NewRows[]
): Promise<void> {
  await together([insertionAnd(scope, beside, ...tables)]);
}

/** The same, for those who send it together with other statements. */
export function insertionAnd(
  { core }: Pick<Scope, 'core'>,
  { sql, values }: Statement,
  ...tables: readonly NewRows[]
): Statement {
  const inserts = tables.map(({ entity }, index) =>
    tableOf(core.dataSource, entity).insert(values.length + index + 1),
  );
  return { sql: after(inserts, sql), values: [...values, ...jsonsOf(core, tables)] };
}

const after = (inserts: readonly string[], last: string): string =>
  inserts.length === 0
    ? last
    : `with ${inserts.map((insert, index) => `i${index} as (${insert})`).join(', ')} ${last}`;

const jsonsOf = (core: Scope['core'], tables: readonly NewRows[]): string[] =>
  tables.map(({ entity, rows }) => jsonOf({ core }, entity, rows));

/** Rows, whole or in part, as the JSON that `json_to_recordset` reads under the names of their properties. */
export const jsonOf = (
  { core }: Pick<Scope, 'core'>,
  entity: EntitySchema,
  rows: readonly ObjectLiteral[],
): string => JSON.stringify(rows.map(tableOf(core.dataSource, entity).toJson));

interface Table {
  /** The statement that inserts the rows of a JSON array, given as the parameter of this number. */
  insert(parameter: number): string;
  toJson(row: ObjectLiteral): ObjectLiteral;
}

const tables = new WeakMap<EntitySchema, Table>();

function tableOf(dataSource: DataSource, entity: EntitySchema): Table {
  const known = tables.get(entity);
  if (known) return known;
  const { tableName, columns } = dataSource.getMetadata(entity);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join();
  const values = columns.map(({ propertyName }) => `"${propertyName}"`).join();
  const types = columns.map(({ propertyName, type }) => `"${propertyName}" ${String(type)}`).join();
  const binary = columns.filter(({ type }) => type === 'bytea').map(({ propertyName }) => propertyName);
  const table: Table = {
    insert: (parameter) =>
      `insert into "${tableName}" (${names}) select ${values} from json_to_recordset($${parameter}) as _(${types})`,
    toJson(row) {
      const json: ObjectLiteral = { ...row };
      for (const name of binary) {
        const bytes: Buffer | null = json[name];
        if (bytes) json[name] = `\\x${bytes.toString('hex')}`;
      }
      return json;
    },
  };
  tables.set(entity, table);
  return table;
}
