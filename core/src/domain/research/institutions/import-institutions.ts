import { parse } from 'csv-parse/sync';
import { type ImportReport, replaceReference } from '../../../platform/database/replace-reference.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { Institution } from './institution.ts';
import { IPEDS_COLUMNS, type IpedsRow, readIpedsRow } from './ipeds-directory.ts';

const MOST_BYTES = 50_000_000;

/**
 * Takes the directory of American institutions that the Department of Education publishes (IPEDS HD) in place of the one
 * imported before.
 * @param databaseUrl a login that owns the tables: the service itself only reads them
 * @throws Invalid when it is no such file
 */
export async function importInstitutions(
  databaseUrl: string,
  { file, text, now }: { file: string; text: Buffer; now: Date },
): Promise<ImportReport> {
  const { institutions, skipped } = readDirectory(text);
  const rows = institutions.map(({ id, ...details }) => ({ id, details }));
  const report = await replaceReference(databaseUrl, { table: 'institutions', source: file, rows, now });
  return { ...report, skipped };
}

/** Reads the whole file, with the lines that name no institution. */
function readDirectory(text: Buffer): { institutions: Institution[]; skipped: number } {
  if (text.length > MOST_BYTES) throw new Invalid([`file must be at most ${MOST_BYTES} bytes`]);
  const rows = parseRows(decoded(text));
  const missing = IPEDS_COLUMNS.filter((column) => rows[0]?.[column] === undefined);
  if (missing.length > 0) throw new Invalid(missing.map((column) => `file has no column ${column}`));
  const read = rows.map((row) => readIpedsRow(row as IpedsRow)).filter((row) => row !== null);
  const byId = new Map(read.map((institution) => [institution.id, institution]));
  return { institutions: [...byId.values()], skipped: rows.length - byId.size };
}

function parseRows(text: string): Record<string, string | undefined>[] {
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw new Invalid([`file is no CSV: ${error instanceof Error ? error.message : 'it cannot be read'}`]);
  }
}

/** Older years of the file are in the encoding of Windows. */
function decoded(text: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return new TextDecoder('windows-1252').decode(text);
  }
}
