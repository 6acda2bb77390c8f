import type { SearchType } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Context, Core } from '../../context/context.ts';
import type { Institution } from './institution.ts';
import { type InstitutionIndex, indexInstitutions } from './institution-index.ts';
import { institutionsNamed, type NamedInstitutions } from './institutions-named.ts';

interface Read {
  index: InstitutionIndex;
  importedAt: number;
}

/** What each process has read; an import is noticed by the next look-up. */
const read = new WeakMap<Core, Read>();

/** The institutions that operators have imported. They are few enough to be kept in memory, and read once. */
export async function readInstitutions(core: Core, { query }: Transaction): Promise<InstitutionIndex> {
  const [latest] = await query<{ at: Date }>(
    `select imported_at as at from reference_imports where name = 'institutions'`,
  );
  const importedAt = latest?.at.getTime() ?? 0;
  const known = read.get(core);
  if (known?.importedAt === importedAt) return known.index;
  const rows = await query<{ id: string; details: Omit<Institution, 'id'> }>(
    'select id, details from institutions order by id',
  );
  const index = indexInstitutions(rows.map(({ id, details }) => ({ id, ...details })));
  read.set(core, { index, importedAt });
  return index;
}

/** What names of schools can mean, by the institutions that were imported; null where a search is about no school. */
export async function readInstitutionNames(
  { core }: Context,
  transaction: Transaction,
  { searchType }: { searchType: SearchType },
): Promise<((name: string) => NamedInstitutions) | null> {
  if (searchType !== 'EDUCATION') return null;
  const index = await readInstitutions(core, transaction);
  return (name) => institutionsNamed(index, name);
}
