import { createOwnerDataSource } from './data-source.ts';

/** A table that belongs to no organization; servers and workers only read it. */
export type ReferenceTable = 'institutions' | 'third_party_records';

/** What an import came to. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows of the former import that the new one does not have. */
  removed: number;
  /** Lines that could not be used. */
  skipped: number;
}

interface Replacement {
  table: ReferenceTable;
  /** The name of the file, for operators. */
  source: string;
  /** By the names of the columns. */
  rows: readonly object[];
  now: Date;
}

const KEYS: Record<ReferenceTable, string> = {
  institutions: 'id',
  third_party_records: 'search_type, entity_key',
};

/** The file that a table of reference was last filled from; null where it never was. */
export async function importedFrom(databaseUrl: string, table: ReferenceTable): Promise<string | null> {
  const dataSource = await createOwnerDataSource(databaseUrl).initialize();
  try {
    const rows: { source: string }[] = await dataSource.query(
      'select source from reference_imports where name = $1',
      [table],
    );
    return rows[0]?.source ?? null;
  } finally {
    await dataSource.destroy();
  }
}

/** Makes a table of reference hold these rows and no others, in one transaction. */
export async function replaceReference(
  databaseUrl: string,
  { table, source, rows, now }: Replacement,
): Promise<ImportReport> {
  const dataSource = await createOwnerDataSource(databaseUrl).initialize();
  try {
    return await dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [`credence-import-${table}`]);
      await manager.query(
        `create temporary table incoming on commit drop as
          select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
      const [counts] = await manager.query<[Omit<ImportReport, 'skipped'>]>(
        `select count(*) filter (where t.* is null)::int as added,
            count(*) filter (where t.* is distinct from i.* and not (t.* is null) and not (i.* is null))::int as changed,
            count(*) filter (where t.* is not distinct from i.*)::int as unchanged,
            count(*) filter (where i.* is null)::int as removed
          from incoming i full join ${table} t using (${KEYS[table]})`,
      );
      await manager.query(`delete from ${table}`);
      await manager.query(`insert into ${table} select * from incoming`);
      await manager.query(
        `insert into reference_imports values ($1, $2, $3, $4) on conflict (name) do update set
          source = excluded.source, entries = excluded.entries, imported_at = excluded.imported_at`,
        [table, source, rows.length, now],
      );
      return { ...counts, skipped: 0 };
    });
  } finally {
    await dataSource.destroy();
  }
}
