import { usState } from '../../calendar/us-states.ts';
import type { Institution } from './institution.ts';
import type { InstitutionIndex } from './institution-index.ts';
import { isKind, schoolKey, schoolWords } from './school-words.ts';
import { splitNames } from './split-names.ts';

/** The institutions that a name can mean, wherever they are. */
export interface NamedInstitutions {
  /** Those that bear the name, officially or beside their official one. */
  bearers: readonly Institution[];
  /** Those whose names go on with a campus or a place behind it. */
  campuses: readonly Institution[];
}

/**
 * Finds the institutions that a name can mean, wherever they are. A list of names is read only where each of them is
 * known: what stands behind a comma may be a place.
 */
export function institutionsNamed(index: InstitutionIndex, text: string): NamedInstitutions {
  const name = text.replace(FORMERLY, '').trim();
  const found = withName(index, name);
  if (hasAny(found)) return found;
  const parts = splitNames(name).map((part) => withName(index, part));
  return parts.every(hasAny) ? togetherOf(parts) : found;
}

const FORMERLY = /^(?:formerly|previously)(?: known as| called)?\s/i;

const NONE: NamedInstitutions = { bearers: [], campuses: [] };

function withName({ byName, byAlias, byStem }: InstitutionIndex, name: string): NamedInstitutions {
  // Lists give states as other names of schools that lie there, and what all schools of a kind are called.
  if (usState(name) !== undefined || schoolWords(name).every(isKind)) return NONE;
  const key = schoolKey(name);
  const bearers = new Set([...(byName.get(key) ?? []), ...(byAlias.get(key) ?? [])]);
  const campuses = (byStem.get(key) ?? []).filter((institution) => !bearers.has(institution));
  return { bearers: [...bearers], campuses };
}

const hasAny = ({ bearers, campuses }: NamedInstitutions): boolean => bearers.length + campuses.length > 0;

const togetherOf = (parts: readonly NamedInstitutions[]): NamedInstitutions => ({
  bearers: [...new Set(parts.flatMap(({ bearers }) => bearers))],
  campuses: [...new Set(parts.flatMap(({ campuses }) => campuses))],
});
