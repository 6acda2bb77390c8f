import { inTransaction } from '../../../platform/database/transaction.ts';
import { contactCalendar, stateOf } from '../../calendar/contact-zone.ts';
import type { UsState } from '../../calendar/us-states.ts';
import type { Context } from '../../context/context.ts';
import type { ProviderAnswer, ResearchQuestion } from '../provider-answer.ts';
import { siteUrl } from '../websites/site.ts';
import { academicDomains } from './academic-domains.ts';
import { findInstitution, type SchoolName } from './find-institution.ts';
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
      const match = findInstitution(index, school);
      const answer = schoolAnswer(question, match, index);
      if (given.website !== null || match.kind === 'several') return { ...given, answer };
      if (match.kind === 'none') return { ...given, ...byName(question, school) };
      const website = siteUrl(keeperOf(match.institution, index.byId).website ?? '');
      return { ...given, answer, website };
    });
  });
}

const schoolOf = ({ entityName, location }: ResearchQuestion): SchoolName => ({
  name: entityName,
  state: stateOf(location ?? '')?.code ?? null,
  cities: (location ?? '').split(/[,;()]/).map((part) => part.trim()),
});

/** By nothing but its name: a school of that name may be elsewhere, so its website has to speak of the place. */
function byName({ location }: ResearchQuestion, { name }: SchoolName): Pick<Lead, 'website' | 'state'> {
  const match = findInstitution(academicDomains(), { name, state: null, cities: [] });
  if (match.kind !== 'one') return { website: null, state: null };
  const { website, country } = match.institution;
  const expected = location === null ? null : contactCalendar({ location });
  if (expected && country !== null && expected.country !== country) return { website: null, state: null };
  return { website: siteUrl(website ?? ''), state: stateOf(location ?? '') ?? null };
}
