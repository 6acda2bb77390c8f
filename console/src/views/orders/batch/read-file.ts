import Papa from 'papaparse';

/** Most rows of a file, which become one batch. */
export const MOST_ROWS = 500;
export const MOST_MEGABYTES = 2;

/** What is wrong with a file as a whole, as the catalogue says it. */
export interface FileProblem {
  key: 'tooLarge' | 'tooMany' | 'empty' | 'notText' | 'notCsv' | 'unknownColumn' | 'missingColumn' | 'twice';
  values: Record<string, string | number>;
}

export type ReadFile = { problem: FileProblem } | { rows: Record<string, string>[] };

/** The rows of a CSV file by the names of its columns. Cells are texts, whatever they begin with. */
export async function readFile(
  file: Blob,
  known: readonly { name: string; isNeeded: boolean; part: string }[],
): Promise<ReadFile> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return wrong('tooLarge', { size: MOST_MEGABYTES });
  const text = await file.text();
  // Letters that are not in UTF-8 are read as this one.
  if (text.includes('\uFFFD') || text.includes('\0')) return wrong('notText');
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    // With the names, and one more to know that there is one.
    preview: MOST_ROWS + 2,
  });
  const [fault] = errors.filter(({ type }) => type === 'Quotes');
  if (fault) return wrong('notCsv', { row: (fault.row ?? 0) + 1, message: fault.message });
  const [names = [], ...cells] = data.map((row) => row.map((cell) => cell.trim()));
  if (cells.length === 0) return wrong('empty');
  if (cells.length > MOST_ROWS) return wrong('tooMany', { rows: MOST_ROWS });
  const unknown = names.find((name) => !known.some((column) => column.name === name));
  if (unknown !== undefined) return wrong('unknownColumn', { column: unknown });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return wrong('twice', { column: twice });
  const isForAll = ({ part }: { part: string }) => part === 'applicant' || part === 'businessContext';
  const missing = known.find((column) => column.isNeeded && isForAll(column) && !names.includes(column.name));
  if (missing) return wrong('missingColumn', { column: missing.name });
  return {
    rows: cells.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']))),
  };
}

const wrong = (key: FileProblem['key'], values: FileProblem['values'] = {}): ReadFile => ({
  problem: { key, values },
});
