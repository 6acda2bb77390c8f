import { type ImportReport, replaceReference } from '../../../platform/database/replace-reference.ts';
import { readIpedsFile } from './read-ipeds-file.ts';

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
  const { institutions, skipped } = readIpedsFile(text);
  const rows = institutions.map(({ id, ...details }) => ({ id, details }));
  const report = await replaceReference(databaseUrl, { table: 'institutions', source: file, rows, now });
  return { ...report, skipped };
}
