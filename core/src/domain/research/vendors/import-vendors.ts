import { SEARCH_TYPES, type SearchType } from '@credence/contract';
import { parse } from 'csv-parse/sync';
import { type ImportReport, replaceReference } from '../../../platform/database/replace-reference.ts';
import { Invalid } from '../../../platform/errors.ts';
import { entityKey } from '../../records/entity-key.ts';

/** One line: an employer or school, and the vendor that keeps its records. */
interface VendorRow {
  search_type: SearchType;
  entity_key: string;
  vendor: string;
  employer_code: string | null;
}

const MOST_BYTES = 20_000_000;
const MOST_PROBLEMS = 20;
const VENDOR = /^[A-Z][A-Z0-9_]{0,63}$/;

/**
 * Takes a table of the vendors that keep records in place of the one imported before. Its columns are `employer`,
 * `vendor` (a code, as `thirdPartyBan` names it), and where they are of use `code` (by which the vendor knows the
 * employer) and `type` (`EMPLOYMENT`, or `EDUCATION` for schools).
 * @param databaseUrl a login that owns the tables: the service itself only reads them
 * @throws Invalid that lists what is wrong, by line; then nothing is changed
 */
export async function importVendors(
  databaseUrl: string,
  { file, text, now }: { file: string; text: string; now: Date },
): Promise<ImportReport> {
  const rows = readVendors(text);
  return replaceReference(databaseUrl, { table: 'third_party_records', source: file, rows, now });
}

function readVendors(text: string): VendorRow[] {
  if (text.length > MOST_BYTES) throw new Invalid([`file must be at most ${MOST_BYTES} characters`]);
  const lines = parseLines(text);
  const [first] = lines;
  const missing = ['employer', 'vendor'].filter((column) => first?.record[column] === undefined);
  if (missing.length > 0) throw new Invalid(missing.map((column) => `file has no column ${column}`));
  const problems: string[] = [];
  const rows = new Map<string, VendorRow>();
  for (const { record, info } of lines) {
    const row = rowOf(record);
    const key = `${row.search_type}/${row.entity_key}`;
    const known = rows.get(key);
    const problem =
      problemOf(record) ??
      (known && !isSame(known, row) ? 'names another vendor for the same employer' : undefined);
    if (problem) problems.push(`line ${info.lines} ${problem}`);
    rows.set(key, row);
  }
  if (problems.length > 0) throw new Invalid(problems.slice(0, MOST_PROBLEMS));
  return [...rows.values()];
}

type Line = { record: Record<string, string | undefined>; info: { lines: number } };

function parseLines(text: string): Line[] {
  const columns = (names: string[]) => names.map((name) => name.toLowerCase());
  try {
    return parse(text, {
      columns,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Line[];
  } catch (error) {
    throw new Invalid([`file is no CSV: ${error instanceof Error ? error.message : 'it cannot be read'}`]);
  }
}

const rowOf = ({ employer = '', vendor = '', code, type }: Line['record']): VendorRow => ({
  search_type: type?.toUpperCase() === 'EDUCATION' ? 'EDUCATION' : 'EMPLOYMENT',
  entity_key: entityKey(employer),
  vendor,
  employer_code: code || null,
});

const isSame = (a: VendorRow, b: VendorRow): boolean =>
  a.vendor === b.vendor && a.employer_code === b.employer_code;

function problemOf({ employer = '', vendor = '', code = '', type = '' }: Line['record']): string | undefined {
  if (employer === '' || employer.length > 200) return 'has no employer of at most 200 characters';
  if (!VENDOR.test(vendor) || vendor === 'UNKNOWN') return 'has no vendor as TALX_WORK_NUMBER';
  if (code.length > 40) return 'has a code of more than 40 characters';
  if (type !== '' && !SEARCH_TYPES.some((known) => known === type.toUpperCase()))
    return 'has a type that is neither EMPLOYMENT nor EDUCATION';
  return undefined;
}
