import { parse } from 'csv-parse/sync';
import { Invalid } from '../../../platform/errors.ts';
import type { Institution } from './institution.ts';
import { IPEDS_COLUMNS, type IpedsRow, readIpedsRow } from './ipeds-directory.ts';

const MOST_BYTES = 50_000_000;

/**
 * Reads the directory file, and counts the lines that name no institution.
 * @throws Invalid when it is no such file
 */
export function readIpedsFile(text: Buffer): { institutions: Institution[]; skipped: number } {
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
