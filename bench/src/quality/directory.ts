import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type Institution,
  type InstitutionIndex,
  type InstitutionsNamed,
  indexInstitutions,
  institutionsNamed,
  readIpedsFile,
} from '@credence/core/rules';
import { DIRECTORY_FILE, OWN_CASES } from './folders.ts';

interface Directory {
  index: InstitutionIndex;
  byName: ReadonlyMap<string, Institution[]>;
  institutionsNamed: InstitutionsNamed;
}

let read: Promise<Directory> | undefined;

/**
 * Reads the directory of institutions, once; null where there is none, and schools are judged by rules alone. So are the
 * repository's own cases, which are judged the same wherever it is.
 */
export async function readDirectory(folder: string): Promise<Directory | null> {
  if (resolve(folder) === resolve(OWN_CASES) || !existsSync(DIRECTORY_FILE)) return null;
  read ??= readFrom(DIRECTORY_FILE);
  return read;
}

async function readFrom(file: string): Promise<Directory> {
  const { institutions } = readIpedsFile(await readFile(file));
  const index = indexInstitutions(institutions);
  return {
    index,
    byName: Map.groupBy(institutions, ({ name }) => name),
    institutionsNamed: (name) => institutionsNamed(index, name),
  };
}
