import type { ContactPlanEntry, HintPriority, SearchConfig, SearchType } from '@credence/contract';
import { type Destination, destinationKey, destinationsOf } from '../contacts/destination-rules.ts';
import {
  entityOf,
  locationOf,
  mergeDuplicates,
  methodsOf,
  officeName,
  type PlannedContact,
  UNKNOWN_PLACE,
} from '../contacts/planned-contact.ts';
import { allowedByPolicy, isUnproven } from '../contacts/usable-destinations.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { isEmployment } from '../searches/assign-history.ts';
import { isBelowCollege } from './below-college.ts';
import { entityKey } from './entity-key.ts';
import { type EntityKnowledge, withoutDead } from './entity-knowledge.ts';

/** What research came to. */
export type ContactPlan =
  /** Whom to ask, the most trusted first. */
  | { kind: 'contacts'; contacts: PlannedContact[] }
  /** Only a vendor is known to hold the record; `defer` waits for it instead of closing the search. */
  | { kind: 'third-party'; vendor: string; employerCode: string | null; defer: boolean }
  /** A school below college level that nobody is known for. */
  | { kind: 'primary-education' }
  | { kind: 'nobody' };

export interface ResearchInput {
  searchType: SearchType;
  /** The history records that the search covers. */
  records: readonly CoveredRecord[];
  config: SearchConfig;
  /** What the organization has learned of their employers or schools. */
  directory?: readonly EntityKnowledge[];
  /** The vendors that operators know to keep their records. */
  vendors?: readonly EntityKnowledge[];
  /** What websites, lists and the research provider say of them. */
  provider?: readonly EntityKnowledge[];
  /** Keys of the destinations at which the applicant is reached. */
  own?: ReadonlySet<string>;
}

const HISTORY_CONFIDENCE = 0.9;
const HINT_CONFIDENCE: Record<HintPriority, number> = { HIGH: 0.95, MEDIUM: 0.8, LOW: 0.6 };

/**
 * Decides whom a search asks, in the order of trust: the contacts in its history, the hints by their priority, the
 * directory, the research provider. A destination that several name is listed once, where it is trusted first and with
 * the highest confidence. Where the order itself names nobody who may be asked, a vendor that keeps the records of an
 * employer or school stands in for its contacts. The destinations of a hint are asked whether or not the hint also names
 * a vendor.
 */
export function planContacts(input: ResearchInput): ContactPlan {
  const { records, config } = input;
  const named = namedContacts(input);
  const hinted = hintedVendor(config);
  if (!named.some(mayBeAsked(input)) && hinted !== undefined) return thirdParty(hinted);
  const knowledge = knowledgeOf(input);
  const found = knowledge
    .filter((known) => !isKeptByVendor(known))
    .flatMap((known) => foundContacts(input, known));
  const contacts = mergeDuplicates([...named, ...found]);
  if (contacts.some(mayBeAsked(input))) return { kind: 'contacts', contacts };

  const keeper = knowledge.find((known) => vendorOf(known, config) !== undefined);
  const vendor = keeper && vendorOf(keeper, config);
  if (vendor !== undefined) return thirdParty(vendor, keeper?.employerCode);
  // Outreach tells why none of them is asked.
  if (contacts.length > 0) return { kind: 'contacts', contacts };
  if (areBelowCollege(records)) return { kind: 'primary-education' };
  return { kind: 'nobody' };

  function thirdParty(code: string, employerCode: string | null = null): ContactPlan {
    return { kind: 'third-party', vendor: code, employerCode, defer: config.outbound.deferToThirdParty };
  }

  /** Whoever has answered an earlier order may be asked beside a vendor that only a list or a page names. */
  function isKeptByVendor({ entityName, source }: EntityKnowledge): boolean {
    return knowledge
      .filter((other) => entityKey(other.entityName) === entityKey(entityName))
      .filter((other) => source !== 'directory' || other.source === 'directory')
      .some((other) => vendorOf(other, config) !== undefined);
  }
}

/**
 * The employers or schools that a research provider could add something for: nobody is known for them yet, and no vendor
 * either. None where the search is to be made without research.
 */
export function worthAsking(input: Omit<ResearchInput, 'provider'>): CoveredRecord[] {
  const { records, config, directory = [] } = input;
  if (config.research.skipResearch) return [];
  if (!namedContacts(input).some(mayBeAsked(input)) && hintedVendor(config) !== undefined) return [];
  const distinct = new Map(records.map((record) => [entityKey(entityOf(record)), record]));
  return [...distinct].flatMap(([key, record]) => {
    const known = directory.find(({ entityName }) => entityKey(entityName) === key);
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

/** The contacts that the order itself names. */
const namedContacts = (input: ResearchInput): PlannedContact[] =>
  mergeDuplicates([
    ...input.records.map((record) => historyContact(record)),
    ...hintsOf(input.config).map((hint) => hintContact(input.searchType, input.records, hint)),
  ]);

const hintsOf = ({ outbound }: SearchConfig) =>
  outbound.contactHints.toSorted((a, b) => HINT_CONFIDENCE[b.priority] - HINT_CONFIDENCE[a.priority]);

const hintedVendor = (config: SearchConfig): string | undefined =>
  hintsOf(config)
    .map(({ thirdPartyVendor }) => thirdPartyVendor)
    .find((code) => code !== undefined && !config.thirdPartyBan.includes(code));

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

/** Whether the policy of the search leaves a way to ask somebody. */
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

/** Whether the order names anybody for an employer or school who may be asked, and is not known to be out of reach. */
function isNamed(
  input: ResearchInput,
  { entityName, dead }: Pick<EntityKnowledge, 'entityName' | 'dead'>,
): boolean {
  const { records, config } = input;
  const ofEntity = records.filter((record) => entityKey(entityOf(record)) === entityKey(entityName));
  return [
    ...ofEntity
      .flatMap((record) => historyContact(record).contactMethods)
      .filter((method) => !isUnproven(method)),
    // A hint does not say whom it is for.
    ...config.outbound.contactHints,
  ]
    .flatMap(destinationsOf)
    .filter(isAllowed(input))
    .some((destination) => !dead.has(destinationKey(destination)));
}

/** Beside those whom the order names, only contacts that several orders have proven are asked. */
function foundContacts(input: ResearchInput, known: EntityKnowledge): PlannedContact[] {
  const { entityName, source } = known;
  const contacts = isNamed(input, known) ? known.contacts.filter(({ isProven }) => isProven) : known.contacts;
  const record = input.records.find((candidate) => entityOf(candidate) === entityName);
  return contacts.map(({ name, title, location, contactMethods, evidence }) => ({
    ...(evidence ? { evidence } : {}),
    name: name ?? officeName(input.searchType, entityName),
    entityName,
    title,
    source,
    contactMethods,
    location: location ?? (record ? locationOf(record) : UNKNOWN_PLACE),
    confidence: Math.max(...contactMethods.map(({ confidence }) => confidence)),
  }));
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
    name: officeName(isEmployment(record) ? 'EMPLOYMENT' : 'EDUCATION', entityOf(record)),
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
    name: officeName(searchType, entityName),
    entityName: entityName ?? UNKNOWN_PLACE,
    title: null,
    location: record && others.length === 0 ? locationOf(record) : UNKNOWN_PLACE,
    ...certainty,
    contactMethods: methodsOf(hint, certainty),
  };
}
