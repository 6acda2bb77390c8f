import type { ContactPlanEntry, SearchConfig } from '@credence/contract';
import { type Destination, destinationKey, destinationsOf } from '../contacts/destination-rules.ts';
import {
  locationOf,
  mergeDuplicates,
  officeName,
  type PlannedContact,
  UNKNOWN_PLACE,
} from '../contacts/planned-contact.ts';
import { allowedByPolicy, isUnproven } from '../contacts/usable-destinations.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { isEmployment } from '../records/assign-history.ts';
import { entityKey } from '../records/entity-key.ts';
import { distinctSourcesOf, entityOf, sourceNamed, sourcesOf } from '../records/record-sources.ts';
import { namesEntity } from '../records/unnamed-employers.ts';
import { isBelowCollege } from './below-college.ts';
import { type EntityKnowledge, withoutDead } from './entity-knowledge.ts';
import {
  hintedVendor,
  historyContact,
  namedContacts,
  type OrderedRecords,
  sourceOfHint,
} from './named-contacts.ts';

/** What research came to for one source. */
export type SourcePlan = { source: number } & (
  | { kind: 'contacts' }
  /** Only a vendor is known to hold its records; `defer` waits for it instead of leaving them to the client. */
  | { kind: 'third-party'; vendor: string; employerCode: string | null; defer: boolean }
  /** A school below college level that no contact is known for. */
  | { kind: 'primary-education' }
  | { kind: 'no-contact' }
);

/** What research came to. */
export interface ContactPlan {
  /** Whom to ask, the most trusted first. */
  contacts: PlannedContact[];
  /** One for each source, in the order of the records. */
  sources: SourcePlan[];
}

export interface ResearchInput extends OrderedRecords {
  /** What the organization has learned of their employers or schools. */
  directory?: readonly EntityKnowledge[];
  /** The vendors that operators know to keep their records. */
  vendors?: readonly EntityKnowledge[];
  /** What websites, lists and the research provider say of them. */
  provider?: readonly EntityKnowledge[];
  /** Keys of the destinations at which the applicant is reached. */
  own?: ReadonlySet<string>;
}

/**
 * Decides whom a search asks, in the order of trust: the contacts in its history, the hints by their priority, the
 * directory, the research provider. A destination that several name is listed once for a source, where it is trusted first
 * and with the highest confidence. Where the order itself names no contact who may be asked about a source, a vendor that
 * keeps its records stands in for its contacts. The destinations of a hint are asked whether or not the hint also names a
 * vendor.
 */
export function planContacts(input: ResearchInput): ContactPlan {
  const sources = distinctSourcesOf(input.records);
  const named = namedContacts(input);
  const plans = (sources.length > 0 ? sources : [0]).map((source) => planSource(input, named, source));
  return {
    contacts: mergeDuplicates([...named, ...plans.flatMap(({ found }) => found)]),
    sources: plans.map(({ plan }) => plan),
  };
}

/** @param named the contacts that the order itself names, for all sources */
function planSource(
  input: ResearchInput,
  named: readonly PlannedContact[],
  source: number,
): { plan: SourcePlan; found: PlannedContact[] } {
  const { config } = input;
  const records = recordsOf(input, source);
  const isOfSource = ({ recordSource }: PlannedContact) => recordSource === null || recordSource === source;
  const ofSource = named.filter(isOfSource);
  const hinted = hintedVendor(input, source);
  if (!ofSource.some(mayBeAsked(input)) && hinted !== undefined)
    return { plan: thirdParty(hinted), found: [] };
  const knowledge = knowledgeOf(input).filter(({ entityName }) => isAbout(records, entityName));
  const found = knowledge
    .filter((known) => !isKeptByVendor(known))
    .flatMap((known) => foundContacts(input, known, source));
  const contacts = mergeDuplicates([...ofSource, ...found]);
  if (contacts.some(mayBeAsked(input))) return { plan: { source, kind: 'contacts' }, found };

  const keeper = knowledge.find((known) => vendorOf(known, config) !== undefined);
  const vendor = keeper && vendorOf(keeper, config);
  if (vendor !== undefined) return { plan: thirdParty(vendor, keeper?.employerCode), found: [] };
  // Outreach tells why none of them is asked.
  if (contacts.length > 0) return { plan: { source, kind: 'contacts' }, found };
  return { plan: { source, kind: areBelowCollege(records) ? 'primary-education' : 'no-contact' }, found: [] };

  function thirdParty(code: string, employerCode: string | null = null): SourcePlan {
    return {
      source,
      kind: 'third-party',
      vendor: code,
      employerCode,
      defer: config.outbound.deferToThirdParty,
    };
  }

  /** A contact who has answered an earlier order may be asked beside a vendor that only a list or a page names. */
  function isKeptByVendor({ entityName, source }: EntityKnowledge): boolean {
    return knowledge
      .filter((other) => entityKey(other.entityName) === entityKey(entityName))
      .filter((other) => source !== 'directory' || other.source === 'directory')
      .some((other) => vendorOf(other, config) !== undefined);
  }
}

/** The records of a source. */
const recordsOf = ({ records }: Pick<ResearchInput, 'records'>, source: number): CoveredRecord[] => {
  const sources = sourcesOf(records);
  return records.filter((_, index) => sources[index] === source);
};

/** Whether an employer or school is that of one of these records. */
const isAbout = (records: readonly CoveredRecord[], entityName: string): boolean =>
  records.some((record) => entityKey(entityOf(record)) === entityKey(entityName));

/**
 * The employers or schools that a research provider could add something for: no contact is known for them yet, and no vendor
 * either. None where the search is to be made without research.
 */
export function worthAsking(input: Omit<ResearchInput, 'provider'>): CoveredRecord[] {
  const { records, config, directory = [] } = input;
  if (config.research.skipResearch) return [];
  const named = namedContacts(input);
  return distinctSourcesOf(records).flatMap((source) => {
    const record = records[source];
    if (!record || !namesEntity(entityOf(record))) return [];
    const isReached = named.some(
      (contact) =>
        (contact.recordSource === null || contact.recordSource === source) && mayBeAsked(input)(contact),
    );
    if (!isReached && hintedVendor(input, source) !== undefined) return [];
    const known = directory.find(({ entityName }) => isAbout([record], entityName));
    const isKnown =
      isNamed(input, known ?? { entityName: entityOf(record), dead: new Set() }) ||
      (known !== undefined &&
        (known.contacts.some(mayBeAsked(input)) || vendorOf(known, config) !== undefined));
    return isKnown ? [] : [record];
  });
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

const vendorOf = ({ vendors }: EntityKnowledge, { thirdPartyBan }: SearchConfig): string | undefined =>
  vendors.find((code) => !thirdPartyBan.includes(code));

/** The directory before the provider, which must not bring back what is known to be wrong. */
function knowledgeOf({
  config,
  directory = [],
  vendors = [],
  provider = [],
}: ResearchInput): EntityKnowledge[] {
  if (config.research.skipResearch) return [];
  const dead = new Set(directory.flatMap((known) => [...known.dead]));
  return [...directory, ...vendors, ...provider.map((known) => withoutDead(known, dead))];
}

/** Whether the policy of the search leaves a way to ask a contact. */
const mayBeAsked =
  (input: ResearchInput) =>
  ({ contactMethods }: Pick<PlannedContact, 'contactMethods'>): boolean =>
    contactMethods
      .filter((method) => !isUnproven(method))
      .flatMap(destinationsOf)
      .some(isAllowed(input));

const isAllowed =
  ({ config: { channels }, own = new Set() }: ResearchInput) =>
  (destination: Destination): boolean =>
    allowedByPolicy(destination, { channels, own });

/** Whether the order names a contact for an employer or school who may be asked, and is not known to be out of reach. */
function isNamed(
  input: ResearchInput,
  { entityName, dead }: Pick<EntityKnowledge, 'entityName' | 'dead'>,
): boolean {
  const { records, config } = input;
  const source = sourceNamed(records, entityName);
  return [
    ...records
      .filter((record) => isAbout([record], entityName))
      .flatMap((record) => historyContact(record, source).contactMethods)
      .filter((method) => !isUnproven(method)),
    ...config.outbound.contactHints.filter((hint) => [null, source].includes(sourceOfHint(records, hint))),
  ]
    .flatMap(destinationsOf)
    .filter(isAllowed(input))
    .some((destination) => !dead.has(destinationKey(destination)));
}

/** Beside those whom the order names, only contacts that several orders have proven are asked. */
function foundContacts(input: ResearchInput, known: EntityKnowledge, recordSource: number): PlannedContact[] {
  const { entityName, source } = known;
  const contacts = isNamed(input, known) ? known.contacts.filter(({ isProven }) => isProven) : known.contacts;
  const record = input.records.find((candidate) => entityOf(candidate) === entityName);
  return contacts.map(({ name, title, location, contactMethods, evidence }) => ({
    ...(evidence ? { evidence } : {}),
    name: name ?? officeName(input.searchType, entityName),
    entityName,
    title,
    source,
    recordSource,
    contactMethods,
    location: location ?? (record ? locationOf(record) : UNKNOWN_PLACE),
    confidence: Math.max(...contactMethods.map(({ confidence }) => confidence)),
  }));
}

/** One record of a higher level is reason enough not to give up the search as primary education. */
const areBelowCollege = (records: readonly CoveredRecord[]): boolean =>
  records.length > 0 && records.every((record) => !isEmployment(record) && isBelowCollege(record));
