import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { contactCalendar, stateOf } from '../../calendar/contact-zone.ts';
import type { UsState } from '../../calendar/us-states.ts';
import type { Context } from '../../context/context.ts';
import type { ProviderAnswer, ResearchQuestion } from '../provider-answer.ts';
import { siteUrl } from '../websites/site.ts';
import { academicDomains } from './academic-domains.ts';
import type { InstitutionMatch, SchoolName } from './find-institution.ts';
import { findSchool } from './find-school.ts';
import type { InstitutionIndex } from './institution-index.ts';
import { readInstitutions } from './read-institutions.ts';
import { keeperOf, schoolAnswer } from './school-answer.ts';

/** What is known of an employer or school before any provider outside is asked. */
export interface Lead {
  question: ResearchQuestion;
  /** What the list of institutions says; null when it has nothing. */
  answer: ProviderAnswer | null;
  /** Where its website begins; null when none is known. */
  website: string | null;
  /** The state that the website has to name, where only the name of the school has led to it; null where none has to. */
  state: UsState | null;
}

/** Looks up which institutions the schools of some questions are, and where their websites, and those of employers, are. */
export function lookUpSchools(context: Context, questions: readonly ResearchQuestion[]): Promise<Lead[]> {
  return inTransaction(context, async (transaction) => {
    const hasSchool = questions.some(({ searchType }) => searchType === 'EDUCATION');
    const index = hasSchool ? await readInstitutions(context.core, transaction) : null;
    return questions.map((question) => {
      const given = { question, answer: null, website: siteUrl(question.website ?? ''), state: null };
      if (question.searchType !== 'EDUCATION' || !index) return given;
      const school = schoolOf(question);
      const match = findSchool({ listed: index, world: academicDomains() }, school);
      const answer = isListed(match, index) ? schoolAnswer(question, match, index) : null;
      if (given.website !== null || match.kind !== 'one') return { ...given, answer };
      if (answer === null)
        return { ...given, website: siteUrl(match.institution.website ?? ''), state: stateIn(question) };
      const website = siteUrl(keeperOf(match.institution, index.byId).website ?? '');
      return { ...given, answer, website };
    });
  });
}

const stateIn = ({ location }: ResearchQuestion): UsState | null => stateOf(location ?? '') ?? null;

/** Of a school that only its name in the world has led to, nothing but the website is known. */
const isListed = (match: InstitutionMatch, { byId }: InstitutionIndex): boolean =>
  match.kind !== 'one' || byId.has(match.institution.id);

const schoolOf = (question: ResearchQuestion): SchoolName => {
  const { entityName, location } = question;
  return {
    name: entityName,
    state: stateIn(question)?.code ?? null,
    country: location === null ? null : (contactCalendar({ location })?.country ?? null),
    cities: (location ?? '').split(/[,;()]/).map((part) => part.trim()),
  };
};
