import type { HintPriority, SearchConfig, SearchType } from '@credence/contract';
import {
  locationOf,
  mergeDuplicates,
  methodsOf,
  officeName,
  type PlannedContact,
  UNKNOWN_PLACE,
} from '../contacts/planned-contact.ts';
import type { CoveredRecord } from '../entities/verification-request.ts';
import { isEmployment } from '../records/assign-history.ts';
import { distinctSourcesOf, entityOf, sourceNamed, sourcesOf } from '../records/record-sources.ts';

/** What a search is ordered to verify. */
export interface OrderedRecords {
  searchType: SearchType;
  /** The history records that the search covers. */
  records: readonly CoveredRecord[];
  config: SearchConfig;
}

const HISTORY_CONFIDENCE = 0.9;
const HINT_CONFIDENCE: Record<HintPriority, number> = { HIGH: 0.95, MEDIUM: 0.8, LOW: 0.6 };

/** The contacts that the order itself names. */
export function namedContacts(input: OrderedRecords): PlannedContact[] {
  const sources = sourcesOf(input.records);
  return mergeDuplicates([
    ...input.records.map((record, index) => historyContact(record, sources[index] ?? null)),
    ...hintsOf(input.config).map((hint) => hintContact(input.searchType, input.records, hint)),
  ]);
}

const hintsOf = ({ outbound }: SearchConfig) =>
  outbound.contactHints.toSorted((a, b) => HINT_CONFIDENCE[b.priority] - HINT_CONFIDENCE[a.priority]);

/** The vendor that a hint for a source names, of those that may be used. */
export const hintedVendor = ({ config, records }: OrderedRecords, source: number): string | undefined =>
  hintsOf(config)
    .filter((hint) => [null, source].includes(sourceOfHint(records, hint)))
    .map(({ thirdPartyVendor }) => thirdPartyVendor)
    .find((code) => code !== undefined && !config.thirdPartyBan.includes(code));

type Hint = SearchConfig['outbound']['contactHints'][number];

/** The source that a hint is for; null for all of them. */
export function sourceOfHint(records: readonly CoveredRecord[], { entityName }: Hint): number | null {
  const [only, ...others] = distinctSourcesOf(records);
  if (only !== undefined && others.length === 0) return only;
  return entityName === undefined ? null : sourceNamed(records, entityName);
}

/** The contact that the history itself has for a record. */
export function historyContact(record: CoveredRecord, recordSource: number | null): PlannedContact {
  const certainty = { confidence: HISTORY_CONFIDENCE, source: 'history' as const };
  const reach = isEmployment(record)
    ? { email: record.employerEmail, phone: record.employerPhone, fax: record.employerFax }
    : { email: record.institutionContactEmail, phone: record.institutionContactPhone };
  return {
    name: officeName(isEmployment(record) ? 'EMPLOYMENT' : 'EDUCATION', entityOf(record)),
    entityName: entityOf(record),
    title: null,
    location: locationOf(record),
    recordSource,
    ...certainty,
    contactMethods: methodsOf(reach, certainty),
  };
}

function hintContact(searchType: SearchType, records: readonly CoveredRecord[], hint: Hint): PlannedContact {
  const certainty = { confidence: HINT_CONFIDENCE[hint.priority], source: 'contact_hint' as const };
  const recordSource = sourceOfHint(records, hint);
  const record = recordSource === null ? undefined : records[recordSource];
  // Without its own word, a hint does not say which of several employers or schools it is for.
  const [first, ...others] = distinctSourcesOf(records);
  const several = first === undefined ? undefined : records[first];
  const all = several && `${entityOf(several)} and ${others.length} more`;
  const entityName = record ? entityOf(record) : (hint.entityName ?? all);
  return {
    name: officeName(searchType, entityName),
    entityName: entityName ?? UNKNOWN_PLACE,
    title: null,
    location: record ? locationOf(record) : UNKNOWN_PLACE,
    recordSource,
    ...certainty,
    contactMethods: methodsOf(hint, certainty),
  };
}
