import { readFile } from 'node:fs/promises';

/** The values of a data file, one JSON value a line. Throws with the number of the line that is none. */
export async function readCases(path: string): Promise<unknown[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.flatMap((line, index): unknown[] => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line)];
    } catch {
      throw new Error(`${path} line ${index + 1} is not JSON`);
    }
  });
}
