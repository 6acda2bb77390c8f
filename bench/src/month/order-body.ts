import { businessContext } from '@credence/local/demo-order';
import { firstContacts, type PlannedContact } from './plan-contact.ts';
import type { PlannedSearch } from './planned-search.ts';

/** By their names people tell whom they are asked about. */
export const applicantOf = (number: number | undefined): string => `Rivera-${number}`;

/** What a client sends to order some searches about one applicant. */
export function orderBody(searches: readonly PlannedSearch[]) {
  const [first] = searches;
  return {
    applicant: {
      firstName: 'Jordan',
      lastName: applicantOf(first?.number),
      ssn: '123-45-6789',
      birthday: '1990-04-12',
      email: 'jordan.rivera@example.com',
    },
    businessContext,
    searchTypes: searches.map(({ number, searchType, config }) => ({
      searchType,
      searchConfig: config,
      externalSearchId: `month-${number}`,
    })),
    history: {
      employment: searches.filter(({ searchType }) => searchType === 'EMPLOYMENT').flatMap(jobs),
      education: searches.filter(({ searchType }) => searchType === 'EDUCATION').flatMap(degrees),
    },
  };
}

const jobs = ({ entities, namesFirst, contacts }: PlannedSearch) =>
  entities.map(({ name, city }, record) => {
    const contact = namesFirst ? contactOf(contacts, record) : undefined;
    return {
      employerName: name,
      position: 'Analyst',
      startDate: '2019-03-01',
      endDate: '2022-08-31',
      ...(city ? { employerLocation: city.location } : {}),
      ...(contact?.email ? { employerEmail: contact.email } : {}),
      ...(contact?.phone ? { employerPhone: contact.phone } : {}),
      ...(contact?.fax ? { employerFax: contact.fax } : {}),
    };
  });

const degrees = ({ entities, contacts }: PlannedSearch) =>
  entities.map(({ name, city }, record) => {
    const contact = contactOf(contacts, record);
    return {
      institutionName: name,
      qualification: 'Bachelor of Science',
      fieldOfStudy: 'Economics',
      startDate: '2015-09-01',
      graduationDate: '2018-06-15',
      ...(city ? { institutionLocation: city.location } : {}),
      ...(contact?.email ? { institutionContactEmail: contact.email } : {}),
      ...(contact?.phone ? { institutionContactPhone: contact.phone } : {}),
    };
  });

const contactOf = (contacts: readonly PlannedContact[], record: number): PlannedContact | undefined =>
  firstContacts(contacts).find((contact) => contact.record === record);
