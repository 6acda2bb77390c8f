import type { ProviderAnswer, ResearchQuestion } from '../provider-answer.ts';
import type { InstitutionMatch } from './find-institution.ts';
import type { Institution } from './institution.ts';
import type { InstitutionIndex } from './institution-index.ts';

/** The number of a school is answered by its exchange, which puts through to the registrar. */
const EXCHANGE_CONFIDENCE = 0.6;

/**
 * What the list of institutions says of a school: whom to call, what it is a part of, and what a person should know.
 * Of one that was merged, it is the one that keeps its records now.
 */
export function schoolAnswer(
  question: ResearchQuestion,
  match: InstitutionMatch,
  { byId }: Pick<InstitutionIndex, 'byId'>,
): ProviderAnswer | null {
  const answer = { question, source: 'institution_list', kind: 'answered', vendor: null } as const;
  if (match.kind === 'none') return null;
  if (match.kind === 'several') {
    const candidates = match.candidates.map(described).join('; ');
    const notes = [`Several schools may be meant by ${question.entityName}: ${candidates}`];
    return { ...answer, contacts: [], parentOrganization: null, notes };
  }
  const { institution } = match;
  const keeper = keeperOf(institution, byId);
  return {
    ...answer,
    contacts: contactsOf(keeper),
    parentOrganization: parentOf(institution, keeper),
    notes: notesOf(institution, keeper),
  };
}

/** The keeper of the records of an institution: itself, or the one that it was merged into. */
export function keeperOf(institution: Institution, byId: InstitutionIndex['byId']): Institution {
  const seen = new Set<Institution>();
  let keeper = institution;
  while (keeper.successor !== null && !seen.has(keeper)) {
    seen.add(keeper);
    keeper = byId.get(keeper.successor) ?? { ...keeper, successor: null };
  }
  return keeper;
}

const placeOf = ({ city, state }: Institution): string | null =>
  [city, state].filter((part) => part !== null).join(', ') || null;

const described = (institution: Institution): string => {
  const place = placeOf(institution);
  return place === null ? institution.name : `${institution.name} (${place})`;
};

function contactsOf(keeper: Institution) {
  if (keeper.phone === null || keeper.isClosed) return [];
  const reach = { email: null, phone: keeper.phone, fax: null };
  const name = `Registrar, ${keeper.name}`;
  return [{ name, title: null, location: placeOf(keeper), ...reach, confidence: EXCHANGE_CONFIDENCE }];
}

function parentOf(institution: Institution, keeper: Institution) {
  if (keeper.id !== institution.id) {
    const relationship = `keeps the records of ${institution.name}, which was merged into it`;
    return { name: keeper.name, location: placeOf(keeper), website: keeper.website, relationship };
  }
  if (institution.system === null) return null;
  return { name: institution.system, location: null, website: null, relationship: 'system or owner' };
}

function notesOf(institution: Institution, keeper: Institution): string[] {
  if (keeper.id !== institution.id) return [`${described(institution)} is now ${described(keeper)}`];
  if (!institution.isClosed) return [];
  const keeps = "the state's office of higher education tells who keeps its records";
  return [`${described(institution)} has closed: ${keeps}`];
}
