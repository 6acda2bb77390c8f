import type { DataSource, EntitySchema, ObjectLiteral } from 'typeorm';

/** Rows of one table, to insert. */
export interface NewRows {
  entity: EntitySchema;
  rows: readonly ObjectLiteral[];
}

/** Rows, whole or in part, as the JSON that `json_to_recordset` reads under the names of their properties. */
export const rowsJson = (
  dataSource: DataSource,
  entity: EntitySchema,
  rows: readonly ObjectLiteral[],
): string => JSON.stringify(rows.map(tableOf(dataSource, entity).toJson));

interface Table {
  /** The statement that inserts the rows of a JSON array, given as the parameter of this number. */
  insert(parameter: number): string;
  /** The statement that gives rows the new values of a JSON array, of the columns of `change`, by these parameters. */
  update(change: ObjectLiteral, parameters: Record<'organizationId' | 'ids' | 'rows', number>): string;
  toJson(row: ObjectLiteral): ObjectLiteral;
}

type Column = DataSource['entityMetadatas'][number]['columns'][number];

const tables = new WeakMap<EntitySchema, Table>();

/** A column's type, as a statement names it. */
const typeOf = ({ type, isArray }: Column): string => `${String(type)}${isArray ? '[]' : ''}`;

export function tableOf(dataSource: DataSource, entity: EntitySchema): Table {
  const known = tables.get(entity);
  if (known) return known;
  const { tableName, columns } = dataSource.getMetadata(entity);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join();
  const values = columns.map(({ propertyName }) => `"${propertyName}"`).join();
  const typesOf = (some: readonly Column[]) =>
    some.map((column) => `"${column.propertyName}" ${typeOf(column)}`).join();
  const types = typesOf(columns);
  const binary = columns.filter(({ type }) => type === 'bytea').map(({ propertyName }) => propertyName);
  const table: Table = {
    insert: (parameter) =>
      `insert into "${tableName}" (${names}) select ${values} from json_to_recordset($${parameter}) as _(${types})`,
    update(change, { organizationId, ids, rows }) {
      const given = columns.filter(({ propertyName }) => propertyName in change);
      const values = given
        .filter(({ propertyName }) => propertyName !== 'id')
        .map(({ databaseName, propertyName }) => `"${databaseName}" = new."${propertyName}"`)
        .join();
      // The ids are there for the planner: it takes a list for as long as it is, and any JSON for a hundred rows.
      return `update "${tableName}" old set ${values} from json_to_recordset($${rows}) as new (${typesOf(given)})
        where old.organization_id = $${organizationId} and old.id = any($${ids}::uuid[]) and old.id = new.id`;
    },
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
