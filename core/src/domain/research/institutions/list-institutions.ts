import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Context } from '../../context/context.ts';
import type { Institution } from './institution.ts';
import type { InstitutionIndex } from './institution-index.ts';
import { readInstitutions } from './read-institutions.ts';
import { schoolKey, schoolWords } from './school-words.ts';

const MOST = 50;

/** The imported institutions whose names have all of these words, those of that very name before the others. */
export function listInstitutions(
  context: Context,
  { q }: { q: string },
): Promise<{ institutions: Institution[]; importedAt: Date | null }> {
  return inTransaction(context, async (transaction) => {
    const [latest] = await transaction.query<{ at: Date }>(
      `select imported_at as at from reference_imports where name = 'institutions'`,
    );
    const index = await readInstitutions(context.core, transaction);
    return { institutions: institutionsWith(index, q), importedAt: latest?.at ?? null };
  });
}

/** Those whose names, or other names, have all words of a query. */
export function institutionsWith(index: InstitutionIndex, q: string): Institution[] {
  const words = schoolWords(q);
  const [rarest] = words.map((word) => index.byWord.get(word) ?? []).toSorted((a, b) => a.length - b.length);
  const found = (rarest ?? [])
    .filter((name) => words.every((word) => name.words.has(word)))
    .map(({ institution }) => institution);
  const exact = [...(index.byName.get(schoolKey(q)) ?? []), ...(index.byAlias.get(schoolKey(q)) ?? [])];
  return [...new Set([...exact, ...found])].slice(0, MOST);
}
