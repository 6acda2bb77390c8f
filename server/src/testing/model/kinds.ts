import type { SearchType, VerifiedOutcome } from '@credence/contract';

/** What research comes to. */
type Finding =
  | 'CONTACTS'
  | 'NO_CONTACT'
  | 'ESCALATED'
  | 'PRIMARY_EDUCATION'
  | 'THIRD_PARTY'
  | 'THIRD_PARTY_AWAITED';

/** A search as an order asks for it, and what the specification says about it. */
export interface Kind {
  searchType: SearchType;
  /** Contact fields of its history record. */
  contact?: Record<string, string>;
  /** Name of its school, where that matters. */
  school?: string;
  config?: Record<string, unknown>;
  finding: Finding;
}

const HR = { employerEmail: 'hr@contoso.example', employerFax: '+15125550100' };
const hints = (outbound: object) => ({
  outbound: { contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER', priority: 'HIGH', ...outbound }] },
});

/** The kinds of searches that are played with. */
export const KINDS = {
  PLAIN: { searchType: 'EMPLOYMENT', contact: HR, finding: 'CONTACTS' },
  COLLEGE: {
    searchType: 'EDUCATION',
    contact: { institutionContactEmail: 'registrar@college.example' },
    finding: 'CONTACTS',
  },
  SHORT: {
    searchType: 'EMPLOYMENT',
    contact: HR,
    config: { timing: { searchSlaMinutes: 240 } },
    finding: 'CONTACTS',
  },
  SPARING: {
    searchType: 'EMPLOYMENT',
    contact: HR,
    config: { outbound: { maxTotalAttempts: 2, followUpMinutes: 60 } },
    finding: 'CONTACTS',
  },
  REVIEWED: {
    searchType: 'EMPLOYMENT',
    contact: HR,
    config: { inbound: { requireManualReview: true } },
    finding: 'CONTACTS',
  },
  PERSISTENT: {
    searchType: 'EMPLOYMENT',
    contact: HR,
    config: { outbound: { cancelOutboundOnTerminalInbound: false } },
    finding: 'CONTACTS',
  },
  DEFERRING: {
    searchType: 'EMPLOYMENT',
    contact: HR,
    config: { outbound: { deferToThirdParty: true } },
    finding: 'CONTACTS',
  },
  QUIET: {
    searchType: 'EMPLOYMENT',
    contact: HR,
    config: {
      notifications: { suppressTypes: ['SEARCH_UPDATED', 'OUTBOUND_ATTEMPT', 'CONTACT_PLAN_ADDED'] },
    },
    finding: 'CONTACTS',
  },
  ALONE: { searchType: 'EMPLOYMENT', finding: 'NO_CONTACT' },
  ESCALATING: {
    searchType: 'EMPLOYMENT',
    config: { escalation: { autoEscalate: true } },
    finding: 'ESCALATED',
  },
  SCHOOL: { searchType: 'EDUCATION', school: 'Lincoln High School', finding: 'PRIMARY_EDUCATION' },
  VENDOR: { searchType: 'EMPLOYMENT', config: hints({}), finding: 'THIRD_PARTY' },
  AWAITED_VENDOR: {
    searchType: 'EMPLOYMENT',
    config: { outbound: { ...hints({}).outbound, deferToThirdParty: true } },
    finding: 'THIRD_PARTY_AWAITED',
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Whether a person looks at every answer. */
export const isReviewed = (kind: KindName): boolean => kind === 'REVIEWED';
/** Whether others are asked on, also when a contact has said what there is to say. */
export const keepsAsking = (kind: KindName): boolean => kind === 'PERSISTENT';
export const awaitsThirdParty = (kind: KindName): boolean =>
  kind === 'AWAITED_VENDOR' || kind === 'DEFERRING';

/** Whether the client does not want to hear of an event. */
export const isSuppressed = (kind: KindName, event: string): boolean =>
  kind === 'QUIET' && KINDS.QUIET.config.notifications.suppressTypes.some((type) => type === event);

/** Minutes that a search may take. */
export const slaMinutes = (kind: KindName): number =>
  kind === 'SHORT' ? KINDS.SHORT.config.timing.searchSlaMinutes : 10_080;

const DATES = { startDate: '2019-03-01', endDate: '2022-08-31' };

let places = 0;

/**
 * The history record that a search of the kind covers; each search of a type has one of its own, at a place that no
 * other search has taught the directory anything about.
 */
export function recordOf({ searchType, contact, school }: Kind): Record<string, string> {
  places += 1;
  return searchType === 'EMPLOYMENT'
    ? { employerName: `Contoso ${places} Inc`, position: 'Analyst', ...DATES, ...contact }
    : {
        institutionName: `${school ?? 'State College'} ${places}`,
        qualification: 'Diploma',
        fieldOfStudy: 'Law',
        ...contact,
      };
}

const CLAIMS: Record<SearchType, string[]> = {
  EMPLOYMENT: ['employerName', 'position', 'startDate', 'endDate'],
  EDUCATION: ['institutionName', 'qualification', 'fieldOfStudy'],
};

type ClaimAnswer = {
  record: number;
  field: string;
  answer: 'CONFIRMED' | 'CORRECTED' | 'UNKNOWN';
  value?: string;
};

/** A claim of each type with a value that no rule takes for the same. */
const OTHER: Record<SearchType, Pick<ClaimAnswer, 'field' | 'value'>> = {
  EMPLOYMENT: { field: 'endDate', value: '2021-01-31' },
  EDUCATION: { field: 'fieldOfStudy', value: 'Chemistry' },
};

/** Answers to the claims of a search that come to an outcome. */
export function claimAnswers(kind: KindName, outcome: VerifiedOutcome | 'NOTHING'): ClaimAnswer[] {
  const { searchType } = KINDS[kind];
  const answer = outcome === 'NOTHING' ? 'UNKNOWN' : 'CONFIRMED';
  const answers = CLAIMS[searchType].map((field): ClaimAnswer => ({ record: 0, field, answer }));
  switch (outcome) {
    case 'VERIFIED':
      return answers.slice(0, 1);
    case 'VERIFIED_DISCREPANCY':
      return answers.map((claim) =>
        claim.field === OTHER[searchType].field
          ? { ...claim, ...OTHER[searchType], answer: 'CORRECTED' }
          : claim,
      );
    default:
      return answers;
  }
}
