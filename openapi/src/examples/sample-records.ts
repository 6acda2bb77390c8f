/** The order that every example tells of. */
export const ORDER_ID = '7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11';
const APPLICANT_ID = '0b8f4a52-3c1d-4b8e-8a55-1f7a9de2c640';
/** Its search that is done. */
export const EMPLOYMENT_SEARCH_ID = 'c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90';
/** Its search that still waits. */
export const EDUCATION_SEARCH_ID = '5e2b7c39-6d18-4f4c-9a02-d38f60b1e7a4';
const CREATED_AT = '2025-03-03T14:05:09.120Z';
/** When the first search ended. */
export const COMPLETED_AT = '2025-03-03T16:42:51.007Z';

const employmentSearch = {
  id: EMPLOYMENT_SEARCH_ID,
  orderId: ORDER_ID,
  applicantId: APPLICANT_ID,
  externalSearchId: 'NW-20417-EMP',
  searchType: 'EMPLOYMENT',
  searchStatus: 'COMPLETED',
  createdAt: CREATED_AT,
  updatedAt: COMPLETED_AT,
};

const educationSearch = {
  ...employmentSearch,
  id: EDUCATION_SEARCH_ID,
  externalSearchId: 'NW-20417-EDU',
  searchType: 'EDUCATION',
  searchStatus: 'IN_PROGRESS',
  updatedAt: CREATED_AT,
};

/** A search that an order would run. */
export const plannedSearch = {
  searchType: 'EMPLOYMENT',
  externalSearchId: 'NW-20417-EMP',
  searchConfig: {
    thirdPartyBan: ['TALX_WORK_NUMBER'],
    channels: { email: true, voice: true, fax: true },
    timing: {
      respectHolidays: true,
      searchSlaMinutes: 4320,
      outboundWindowMinutes: 7200,
      businessHours: {
        timezone: 'America/New_York',
        startTime: '08:30',
        endTime: '17:00',
        allowedDays: [1, 2, 3, 4, 5],
      },
    },
    outbound: {
      maxAttemptsPerMethod: 3,
      maxTotalAttempts: 4,
      followUpMinutes: 1440,
      cancelOutboundOnTerminalInbound: true,
      deferToThirdParty: false,
      contactHints: [],
    },
    research: { skipResearch: false },
    inbound: {
      autoCompleteVerified: true,
      requireManualReview: false,
      minConfidence: 0.8,
      unclearClaims: 'REVIEW',
      readBack: true,
    },
    escalation: { autoEscalate: false, disableThirdPartyEvent: false },
    notifications: { suppressTypes: [], includeRawInbound: false },
  },
};

/** The order as it is answered. */
export const order = {
  id: ORDER_ID,
  applicantId: APPLICANT_ID,
  proposedPosition: 'Staff Nurse',
  proposedSalary: 78000,
  orderStatus: 'IN_PROGRESS',
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  applicant: {
    id: APPLICANT_ID,
    firstName: 'Jordan',
    lastName: 'Avery',
    ssn: '900-12-3456',
    birthday: '1991-04-17',
    phone: '+1 614 555 0142',
    email: 'jordan.avery@mail.example',
    isRedacted: false,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  },
  search: [employmentSearch, educationSearch],
};

const evidence = {
  inboundId: 'b60d5c1e-4a27-4b19-9f83-0e7c2d94a6f5',
  channel: 'EFORM',
  contactId: 'c8f1e2d7-35ba-4a60-8c94-71d0b3a5e296',
  contactName: 'Employment verification, Riverside Hospital',
  respondent: { name: 'Casey Moreno', title: 'HR Specialist' },
  receivedAt: COMPLETED_AT,
  documents: [{ id: '3a9e7f52-8d06-4c1b-b2e4-f15d60c7a893', fileName: 'employment-letter.pdf' }],
};

/** What the employer said. */
export const verificationResult = {
  id: 'e94f2a6b-0c7d-4d13-8b3a-7a5c1e0f9d28',
  outcome: 'VERIFIED_DISCREPANCY',
  discrepancy: true,
  resultDetails: null,
  submittedAt: COMPLETED_AT,
  source: 'VERIFIER',
  claims: [
    {
      record: 0,
      field: 'position',
      provided: 'Registered Nurse',
      verified: 'Registered Nurse',
      match: 'MATCH',
      comment: 'Confirmed by the source.',
      evidence,
    },
    {
      record: 0,
      field: 'endDate',
      provided: '2024-11-29',
      verified: '2024-10-31',
      match: 'MISMATCH',
      comment: 'The applicant said: 2024-11-29. The source says: 2024-10-31. The months differ.',
      evidence,
    },
  ],
  questions: [
    { questionId: 1, prompt: 'Eligible for rehire?', selected: ['yes'], comment: null, records: [0] },
  ],
  answers: [
    {
      inboundId: evidence.inboundId,
      contactId: evidence.contactId,
      channel: 'EFORM',
      receivedAt: COMPLETED_AT,
      respondent: evidence.respondent,
      comment: null,
      records: [0],
    },
  ],
  decisions: [],
};

/** The search that is done, with its result. */
export const completedSearch = {
  ...employmentSearch,
  phase: 'CLOSED',
  waitingFor: null,
  nextActionAt: null,
  estimatedCompletion: null,
  records: [
    {
      record: 0,
      entityName: 'Riverside Hospital',
      status: 'DISCREPANCY',
      waitingFor: null,
      verifiedBy: {
        contactId: evidence.contactId,
        name: 'Casey Moreno',
        title: 'HR Specialist',
        channel: 'EFORM',
        at: COMPLETED_AT,
      },
      vendor: null,
      claims: verificationResult.claims,
    },
  ],
  verificationResult: [verificationResult],
};

/** The search that still waits. */
export const waitingSearch = {
  ...educationSearch,
  phase: 'OUTREACH',
  waitingFor: 'business hours until 08:30 America/New_York',
  nextActionAt: '2025-03-04T13:30:00.000Z',
  estimatedCompletion: {
    earliest: '2025-03-04T15:12:00.000Z',
    latest: '2025-03-06T19:40:00.000Z',
    basedOn: 184,
  },
  records: [
    {
      record: 0,
      entityName: 'Ohio Valley University',
      status: 'OPEN',
      waitingFor: 'business hours until 08:30 America/New_York',
      verifiedBy: null,
      vendor: null,
      claims: [],
    },
  ],
  verificationResult: [],
};
