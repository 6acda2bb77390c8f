import type { SearchType } from '@credence/contract';
import type { ContactMethod } from '../entities/contact-details.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { isEmployment } from '../records/assign-history.ts';
import { destinationKey, destinationsOf } from './destination-rules.ts';

/** Where a planned contact is known from. */
export type ContactSource =
  | 'history'
  | 'contact_hint'
  | 'directory'
  | 'website'
  | 'institution_list'
  | 'vendor_list'
  | 'research_provider';

/** A contact to ask. Each method names one destination. */
export interface PlannedContact {
  name: string;
  entityName: string;
  title: string | null;
  /** 0 to 1: that of the most certain method. */
  confidence: number;
  location: string;
  source: ContactSource;
  /** The source of records that it is for; null for every one. */
  recordSource: number | null;
  contactMethods: ContactMethod[];
  /** The page and the words that it was read from. */
  evidence?: { url: string; words: string };
}

/** Stands where the location of an employer or school is not known. */
export const UNKNOWN_PLACE = 'Unknown';

/** Where that employer or school is. */
export const locationOf = (record: CoveredRecord): string =>
  (isEmployment(record) ? record.employerLocation : record.institutionLocation) ?? UNKNOWN_PLACE;

/** The website of that employer or school, where the order names one. */
export const websiteOf = (record: CoveredRecord): string | null =>
  (isEmployment(record) ? record.employerWebsite : record.institutionWebsite) ?? null;

const OFFICES: Record<SearchType, string> = {
  EMPLOYMENT: 'Employment verification',
  EDUCATION: 'Registrar',
};

/** As long as no person is known by name, a contact is called after the office that usually answers. */
export const officeName = (searchType: SearchType, entityName: string | undefined): string =>
  entityName === undefined ? OFFICES[searchType] : `${OFFICES[searchType]}, ${entityName}`;

/** Whether a name is one of those: it then names no person. */
export const isOfficeName = (searchType: SearchType, name: string): boolean =>
  name === OFFICES[searchType] || name.startsWith(officeName(searchType, ''));

interface Reach {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  fax?: string | null | undefined;
}

/** A method for each way to reach a contact. */
export function methodsOf(
  { email, phone, fax }: Reach,
  certainty: Pick<ContactMethod, 'confidence' | 'source'>,
): ContactMethod[] {
  return [
    ...(email ? [{ email, ...certainty }] : []),
    ...(phone ? [{ phone, ...certainty }] : []),
    ...(fax ? [{ fax, ...certainty }] : []),
  ];
}

/**
 * Drops repeated destinations, and contacts that are left without any. The one that stays takes over the higher
 * confidence. Two sources may share a destination, which each of them keeps.
 */
export function mergeDuplicates(contacts: readonly PlannedContact[]): PlannedContact[] {
  const known = new Map<string, { recordSource: number | null; method: ContactMethod }[]>();
  const merged = contacts.map(({ recordSource, ...contact }) => ({
    ...contact,
    recordSource,
    contactMethods: contact.contactMethods.flatMap((method) => {
      const key = destinationsOf(method).map(destinationKey).join();
      const there = known.get(key) ?? [];
      const same = there.find((entry) => entry.recordSource === null || entry.recordSource === recordSource);
      if (!same) {
        const kept = { ...method };
        known.set(key, [...there, { recordSource, method: kept }]);
        return [kept];
      }
      if (method.confidence > same.method.confidence) {
        same.method.confidence = method.confidence;
        same.method.source = method.source;
      }
      return [];
    }),
  }));
  return merged
    .filter(({ contactMethods }) => contactMethods.length > 0)
    .map((contact) => ({
      ...contact,
      confidence: Math.max(...contact.contactMethods.map(({ confidence }) => confidence)),
    }));
}

/** What is left of contacts when others are asked already: a contact who is known twice is not written to twice. */
export function withoutDestinationsOf(
  others: readonly Pick<PlannedContact, 'contactMethods' | 'recordSource'>[],
  contacts: readonly PlannedContact[],
): PlannedContact[] {
  const keysOf = (methods: readonly ContactMethod[]) => methods.flatMap(destinationsOf).map(destinationKey);
  const takenFor = (recordSource: number | null) =>
    new Set(
      others
        .filter((other) => other.recordSource === null || other.recordSource === recordSource)
        .flatMap(({ contactMethods }) => keysOf(contactMethods)),
    );
  return contacts
    .map((contact) => {
      const taken = takenFor(contact.recordSource);
      const isFree = (method: ContactMethod) => !keysOf([method]).some((key) => taken.has(key));
      return { ...contact, contactMethods: contact.contactMethods.filter(isFree) };
    })
    .filter(({ contactMethods }) => contactMethods.length > 0);
}
