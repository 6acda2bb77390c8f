import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findInstitution,
  type Institution,
  type InstitutionIndex,
  indexInstitutions,
  readIpedsFile,
} from '@credence/core/rules';
import { z } from 'zod';
import { defineMeasure, type JudgedCase } from '../measure.ts';

const line = z.object({
  field: z.string(),
  provided: z.string(),
  verified: z.string(),
  source: z.string().optional(),
});

/** Where the directory of institutions lies beside the cases; without it nothing is measured. */
const DIRECTORY = '../data/ipeds-hd2023.csv';

/**
 * Schools as another list writes their names, with the state that the directory has for them: whether the institution of
 * the directory is found. A name that the directory has more than once is no case.
 */
export const schools = defineMeasure('claims-public.jsonl', line, async (given, folder) => {
  const { field, provided, verified, source } = given;
  const directory = field === 'institutionName' ? await directoryIn(folder) : null;
  const [truth, ...others] = directory?.byName.get(provided) ?? [];
  if (!directory || !truth || others.length > 0) return [];
  return [judged(directory.index, truth, verified, source ?? 'list')];
});

function judged(index: InstitutionIndex, truth: Institution, name: string, source: string): JudgedCase {
  const match = findInstitution(index, { name, state: truth.state, cities: [] });
  const found = match.kind === 'one' ? match.institution : null;
  const isSame = found?.id === truth.id || (found?.group !== null && found?.group === truth.group);
  return {
    group: `school of ${source}`,
    truth: 'LISTED',
    decision: found === null ? match.kind.toUpperCase() : isSame ? 'FOUND' : 'ANOTHER',
    verdict: found === null ? 'CAUTIOUS' : isSame ? 'RIGHT' : 'WRONG',
    text: `${name} | ${truth.name} (${found?.name ?? match.kind})`,
  };
}

interface Directory {
  index: InstitutionIndex;
  byName: ReadonlyMap<string, Institution[]>;
}

const read = new Map<string, Promise<Directory>>();

async function directoryIn(folder: string): Promise<Directory | null> {
  const file = join(folder, DIRECTORY);
  if (!existsSync(file)) return null;
  const known = read.get(file) ?? readDirectory(file);
  read.set(file, known);
  return known;
}

async function readDirectory(file: string): Promise<Directory> {
  const { institutions } = readIpedsFile(await readFile(file));
  return {
    index: indexInstitutions(institutions),
    byName: Map.groupBy(institutions, ({ name }) => name),
  };
}
