import type { DataSource } from 'typeorm';
import { migrationDataSource, migrations } from '../index.ts';

/** One step of the schema. */
export interface MigrationReading {
  /** Counts from 1. */
  version: number;
  name: string;
  /** `UNKNOWN`: a newer program than this one applied it. */
  state: 'APPLIED' | 'PENDING' | 'UNKNOWN';
}

/** What the versions are counted from in the names of the migrations. */
const FIRST = 1_700_000_000_000;

/** Every migration that this program or the database knows, in order. Reads only: an empty database stays empty. */
export async function migrationStatus(databaseUrl: string): Promise<MigrationReading[]> {
  const dataSource = await migrationDataSource(databaseUrl).initialize();
  try {
    return await readMigrations(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** The same on a connection that is there. */
export async function readMigrations(dataSource: DataSource): Promise<MigrationReading[]> {
  const [found] = await dataSource.query(`select to_regclass('schema_migrations') is not null as "isThere"`);
  const rows: { name: string }[] = found.isThere
    ? await dataSource.query('select name from schema_migrations order by timestamp')
    : [];
  const applied = new Set(rows.map(({ name }) => name));
  const known = migrations.map(({ name }) => name);
  const unknown = [...applied].filter((name) => !known.includes(name));
  return [
    ...known.map((name) => readingOf(name, applied.has(name) ? 'APPLIED' : 'PENDING')),
    ...unknown.map((name) => readingOf(name, 'UNKNOWN')),
  ].toSorted((a, b) => a.version - b.version);
}

function readingOf(name: string, state: MigrationReading['state']): MigrationReading {
  const [, words = name, number = '0'] = /^(.*?)(\d{13})$/.exec(name) ?? [];
  return { version: Math.max(0, Number(number) - FIRST), name: words, state };
}
