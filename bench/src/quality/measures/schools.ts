import { findInstitution, type Institution, type InstitutionIndex } from '@credence/core/rules';
import { z } from 'zod';
import { readDirectory } from '../directory.ts';
import { defineMeasure, type JudgedCase } from '../measure.ts';

const line = z.object({
  field: z.string(),
  provided: z.string(),
  verified: z.string(),
  source: z.string().optional(),
});

/**
 * Schools as another list writes their names, with the state that the directory has for them: whether the institution of
 * the directory is found; without a directory nothing is measured. A name that the directory has more than once is no case.
 */
export const schools = defineMeasure('claims-public.jsonl', line, async (given, folder) => {
  const { field, provided, verified, source } = given;
  const directory = field === 'institutionName' ? await readDirectory(folder) : null;
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
