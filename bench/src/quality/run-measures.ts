import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgedCase, Part } from './measure.ts';
import { MEASURES } from './measures.ts';
import { readCases } from './read-cases.ts';

/** The decisions about one data file. */
export interface MeasuredSet {
  /** Name of the data file without its ending. */
  set: string;
  cases: JudgedCase[];
}

/** Measures every data file of the folder that a measure is for, or a part of each. */
export async function runMeasures(folder: string, part?: Part): Promise<MeasuredSet[]> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is no folder`);
  const found = MEASURES.filter(({ file }) => existsSync(join(folder, file)));
  if (found.length === 0) {
    const files = MEASURES.map(({ file }) => file).join(', ');
    throw new Error(`${folder} has none of the files that are measured: ${files}`);
  }
  const sets: MeasuredSet[] = [];
  for (const { file, measure } of found) {
    const cases = await measure(await readCases(join(folder, file)), folder, part);
    sets.push({ set: file.replace(/\.jsonl$/, ''), cases });
  }
  return sets;
}
