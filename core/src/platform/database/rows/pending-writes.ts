import type { DataSource, EntitySchema, ObjectLiteral } from 'typeorm';
import type { Statement } from '../statement.ts';

import { type NewRows, rowsJson, tableOf } from './table.ts';

/**
 * What a transaction is to write and has not written yet: made in one statement before the transaction writes otherwise,
 * asks about a table of it, or ends. So the steps of a change say each for itself what they write, and a row that several
 * of them change gets one new version.
 */
export interface PendingWrites {
  insert(...tables: readonly NewRows[]): void;
  /** New values of some columns of the row with this id. */
  update<Row extends ObjectLiteral>(entity: EntitySchema<Row>, id: string, change: Partial<Row>): void;
  /**
   * An `insert` in its own words, with its own parameters; `into` is the table, or the schema of the queue, by which other
   * statements name what it writes.
   */
  add(statement: Pick<Statement, 'sql' | 'values'> & { into: string }): void;
  /** Whether a statement may depend on what is pending: it writes itself, or names one of the tables. */
  concern(sql: string): boolean;
  /** What makes all of it; null where nothing is pending. It is not pending any more. */
  take(): (Statement & { values: unknown[] }) | null;
}

type Changes = Map<string, ObjectLiteral>;

/** Of a transaction of one organization, whose rows are updated. */
export function createPendingWrites(dataSource: DataSource, organizationId: string): PendingWrites {
  let inserts = new Map<EntitySchema, ObjectLiteral[]>();
  let updates = new Map<EntitySchema, Changes>();
  let others: Parameters<PendingWrites['add']>[0][] = [];

  const isEmpty = () => inserts.size + updates.size + others.length === 0;
  const nameOf = (entity: EntitySchema) => dataSource.getMetadata(entity).tableName;

  return {
    insert(...tables) {
      for (const { entity, rows } of tables) {
        if (rows.length > 0) inserts.set(entity, [...(inserts.get(entity) ?? []), ...rows]);
      }
    },
    update(entity, id, change) {
      const key = entity as EntitySchema;
      const isNew = (row: ObjectLiteral) => row.id === id;
      const inserted = inserts.get(key)?.findIndex(isNew) ?? -1;
      if (inserted >= 0) {
        inserts.set(key, inserts.get(key)?.map((row) => (isNew(row) ? { ...row, ...change } : row)) ?? []);
        return;
      }
      const changes: Changes = updates.get(key) ?? new Map();
      updates.set(key, changes.set(id, { ...changes.get(id), ...change }));
    },
    add(statement) {
      others.push(statement);
    },
    concern(sql) {
      if (isEmpty()) return false;
      if (!READS.test(sql)) return true;
      const names = [...inserts.keys(), ...updates.keys()].map(nameOf);
      return [...names, ...others.map(({ into }) => into)].some((name) => sql.includes(name));
    },
    take() {
      if (isEmpty()) return null;
      const isPlannedAnew = updates.size > 0;
      const values: unknown[] = [];
      const parameter = (value: unknown) => values.push(value);
      const parts = [
        ...[...inserts].map(([entity, rows]) =>
          tableOf(dataSource, entity).insert(parameter(rowsJson(dataSource, entity, rows))),
        ),
        ...[...updates].flatMap(([entity, changes]) =>
          alike(changes).map((rows) =>
            tableOf(dataSource, entity).update(rows[0] ?? {}, {
              organizationId: parameter(organizationId),
              ids: parameter(rows.map(({ id }) => id)),
              rows: parameter(rowsJson(dataSource, entity, rows)),
            }),
          ),
        ),
        ...others.map(({ sql, values: own }) => {
          const numbers = own.map(parameter);
          return sql.replaceAll(/\$(\d+)/g, (_, number) => `$${numbers[Number(number) - 1]}`);
        }),
      ];
      inserts = new Map();
      updates = new Map();
      others = [];
      const last = parts.pop() ?? '';
      const before = parts.map((part, index) => `w${index} as (${part})`).join();
      const sql = before ? `with ${before} ${last}` : last;
      return { sql, values, ...(isPlannedAnew && { isPlannedAnew }) };
    },
  };
}

const READS = /^\s*select/i;

/** Changed rows, those together of which the same columns change. */
function alike(changes: Changes): ObjectLiteral[][] {
  const rows = [...changes].map(([id, change]): ObjectLiteral => {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))), id };
  });
  return [...Map.groupBy(rows, (row) => Object.keys(row).join()).values()];
}
