import type { ContactPlanEntry, HintPriority, SearchConfig, SearchType } from '@credence/contract';
import { type CoveredRecord, isEmployment } from '../searches/assign-history.ts';
import { isBelowCollege } from './below-college.ts';
import type { ContactMethod } from './contact-details.ts';
import { destinationKey, destinationsOf } from './destination-rules.ts';

/** Where a planned contact is known from. */
export type ContactSource = 'history' | 'contact_hint';

/** Somebody to ask. Each method names one destination. */
export interface PlannedContact {
  name: string;
  entityName: string;
  title: string | null;
  /** 0 to 1: that of the most certain method. */
  confidence: number;
  location: string;
  source: ContactSource;
  contactMethods: ContactMethod[];
}

/** What research came to. */
export type ContactPlan =
  /** Whom to ask, the most trusted first. */
  | { kind: 'contacts'; contacts: PlannedContact[] }
  /** Only a vendor is known to hold the record; `defer` waits for it instead of closing the search. */
  | { kind: 'third-party'; vendor: string; defer: boolean }
  /** A school below college level that nobody is known for. */
  | { kind: 'primary-education' }
  /** `escalate` hands the search over instead of waiting for a contact to be added. */
  | { kind: 'nobody'; escalate: boolean };

export interface ResearchInput {
  searchType: SearchType;
  /** The history records that the search covers. */
  records: readonly CoveredRecord[];
  config: SearchConfig;
}

const HISTORY_CONFIDENCE = 0.9;
const HINT_CONFIDENCE: Record<HintPriority, number> = { HIGH: 0.95, MEDIUM: 0.8, LOW: 0.6 };
const UNKNOWN_PLACE = 'Unknown';

/**
 * Decides whom a search asks, from what the order itself says: the contacts in its history, then the hints by their
 * priority. A destination that both name is listed once, where it is trusted first and with the higher confidence.
 * The destinations of a hint are asked whether or not the hint also names a vendor.
 */
export function planContacts({ searchType, records, config }: ResearchInput): ContactPlan {
  const { outbound, thirdPartyBan, escalation } = config;
  const hints = outbound.contactHints.toSorted(
    (a, b) => HINT_CONFIDENCE[b.priority] - HINT_CONFIDENCE[a.priority],
  );
  const contacts = mergeDuplicates([
    ...records.map((record) => historyContact(record)),
    ...hints.map((hint) => hintContact(searchType, records, hint)),
  ]);
  if (contacts.length > 0) return { kind: 'contacts', contacts };

  const vendor = hints
    .map(({ thirdPartyVendor }) => thirdPartyVendor)
    .find((code) => code !== undefined && !thirdPartyBan.includes(code));
  if (vendor !== undefined) return { kind: 'third-party', vendor, defer: outbound.deferToThirdParty };
  if (areBelowCollege(records)) return { kind: 'primary-education' };
  return { kind: 'nobody', escalate: escalation.autoEscalate };
}

/** The entries of a contact plan as webhooks tell it: one for every destination. */
export function contactPlanEntries(
  contacts: readonly Pick<PlannedContact, 'name' | 'entityName' | 'contactMethods'>[],
): ContactPlanEntry[] {
  return contacts.flatMap(({ name, entityName, contactMethods }) =>
    contactMethods.flatMap((method) =>
      destinationsOf(method).map(({ channel, destination }) => {
        const { source, confidence } = method;
        return { name, entityName, method: channel, destination, source, confidence };
      }),
    ),
  );
}

/** One record of a higher level is reason enough not to give up the search as primary education. */
const areBelowCollege = (records: readonly CoveredRecord[]): boolean =>
  records.length > 0 && records.every((record) => !isEmployment(record) && isBelowCollege(record));

function historyContact(record: CoveredRecord): PlannedContact {
  const certainty = { confidence: HISTORY_CONFIDENCE, source: 'history' as const };
  const reach = isEmployment(record)
    ? { email: record.employerEmail, phone: record.employerPhone, fax: record.employerFax }
    : { email: record.institutionContactEmail, phone: record.institutionContactPhone };
  return {
    name: contactName(isEmployment(record) ? 'EMPLOYMENT' : 'EDUCATION', entityOf(record)),
    entityName: entityOf(record),
    title: null,
    location: locationOf(record),
    ...certainty,
    contactMethods: methodsOf(reach, certainty),
  };
}

function hintContact(
  searchType: SearchType,
  records: readonly CoveredRecord[],
  hint: SearchConfig['outbound']['contactHints'][number],
): PlannedContact {
  const certainty = { confidence: HINT_CONFIDENCE[hint.priority], source: 'contact_hint' as const };
  // A hint does not say which of several employers or schools it is for.
  const [first, ...others] = new Set(records.map(entityOf));
  const entityName = others.length > 0 ? `${first} and ${others.length} more` : first;
  const [record] = records;
  return {
    name: contactName(searchType, entityName),
    entityName: entityName ?? UNKNOWN_PLACE,
    title: null,
    location: record && others.length === 0 ? locationOf(record) : UNKNOWN_PLACE,
    ...certainty,
    contactMethods: methodsOf(hint, certainty),
  };
}

const entityOf = (record: CoveredRecord): string =>
  isEmployment(record) ? record.employerName : record.institutionName;

const locationOf = (record: CoveredRecord): string =>
  (isEmployment(record) ? record.employerLocation : record.institutionLocation) ?? UNKNOWN_PLACE;

/** As no person is known by name, a contact is called after the office that usually answers. */
function contactName(searchType: SearchType, entityName: string | undefined): string {
  const office = searchType === 'EMPLOYMENT' ? 'Employment verification' : 'Registrar';
  return entityName === undefined ? office : `${office}, ${entityName}`;
}

interface Reach {
  email?: string | undefined;
  phone?: string | undefined;
  fax?: string | undefined;
}

function methodsOf({ email, phone, fax }: Reach, certainty: Pick<ContactMethod, 'confidence' | 'source'>) {
  return [
    ...(email ? [{ email, ...certainty }] : []),
    ...(phone ? [{ phone, ...certainty }] : []),
    ...(fax ? [{ fax, ...certainty }] : []),
  ];
}

/** Drops repeated destinations, and contacts that are left without any. */
function mergeDuplicates(contacts: readonly PlannedContact[]): PlannedContact[] {
  const methods = new Map<string, ContactMethod>();
  const merged = contacts.map((contact) => ({
    ...contact,
    contactMethods: contact.contactMethods.flatMap((method) => {
      const key = destinationsOf(method).map(destinationKey).join();
      const known = methods.get(key);
      if (!known) {
        const kept = { ...method };
        methods.set(key, kept);
        return [kept];
      }
      if (method.confidence > known.confidence) {
        known.confidence = method.confidence;
        known.source = method.source;
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
