import { orderInput } from '@credence/core/testing';

const target = () => ({
  url: 'https://client.example/hooks',
  headers: { 'X-Api-Key': 'k-1' },
  basicAuth: { username: 'credence', password: 'pass' },
  events: ['verification.completed'],
  searchTypes: ['EMPLOYMENT'],
  secret: 'target-secret',
  previousSecret: 'target-secret-before',
});

const webhookConfig = () => ({
  enabled: true,
  secret: 'order-secret',
  previousSecret: 'order-secret-before',
  retryAttempts: 5,
  closeoutEndpoints: { EMPLOYMENT: [target()], EDUCATION: 'https://client.example/education' },
  fallbackEndpoint: { url: 'https://client.example/fallback' },
});

const searchConfig = () => ({
  thirdPartyBan: ['TALX_WORK_NUMBER'],
  channels: {
    email: true,
    voice: false,
    fax: true,
    preferredChannel: 'EMAIL',
    blockedDestinations: ['@x.example'],
  },
  timing: {
    searchSlaMinutes: 20_000,
    outboundWindowMinutes: 10_000,
    businessHours: {
      timezone: 'America/Chicago',
      startTime: '08:00',
      endTime: '18:00',
      allowedDays: [1, 2, 3],
    },
  },
  outbound: {
    maxAttemptsPerMethod: 2,
    maxTotalAttempts: 4,
    followUpMinutes: 60,
    cancelOutboundOnTerminalInbound: true,
    deferToThirdParty: true,
    contactHints: [
      { email: 'records@contoso.example', phone: '+15125550100', fax: '+15125550101', priority: 'HIGH' },
    ],
  },
  research: { skipResearch: true },
  inbound: { autoCompleteVerified: true, requireManualReview: false, minConfidence: 0.9, somethingElse: 1 },
  escalation: {
    autoEscalate: true,
    webhookUrl: 'https://client.example/escalation',
    disableThirdPartyEvent: false,
  },
  notifications: {
    suppressTypes: ['CONTACT_PLAN'],
    includeRawInbound: true,
    webhookOverride: webhookConfig(),
  },
  qaDestinations: { email: 'qa@client.example', phone: '+15125550102', fax: '+15125550103' },
});

/** A valid order body with everything that can be said in one. */
export function completeOrder() {
  const { applicant, businessContext } = orderInput();
  const home = { addressType: 'home', addressCity: 'Austin', addressState: 'TX', addressZipCode: '78701' };
  return {
    applicant: {
      ...applicant,
      phone: '+15125550104',
      signedReleaseFileUrl: 'https://client.example/release.pdf',
      addresses: [
        { ...home, addressLine1: '2 New St', addressLine2: null, startDate: '2022-01-01', endDate: null },
        {
          ...home,
          addressLine1: '1 Old St',
          addressCountry: 'US',
          startDate: '2018-01-01',
          endDate: '2021-12-31',
        },
      ],
      applicantAlias: [{ firstName: 'Jordan', lastName: 'Alvarez', middleName: 'Lee', suffix: 'Jr' }],
    },
    businessContext: {
      ...businessContext,
      positionLevel: 'EXECUTIVE',
      securityClearanceRequired: true,
      industrySector: 'FINANCE',
    },
    searchTypes: [
      {
        searchType: 'EMPLOYMENT',
        externalSearchId: 'ext-1',
        questionnaireUrl: 'https://client.example/questions',
        questionnaireAccessCode: 'code',
        verificationQuestions: [
          {
            questionId: 1,
            type: 'multi_select',
            prompt: 'Which of these?',
            required: true,
            options: [{ value: 'a', label: 'A' }],
            allowComment: true,
            minSelections: 0,
            maxSelections: 1,
            selectedAnswer: null,
            comment: null,
          },
          {
            questionId: 2,
            type: 'free_text',
            prompt: 'Why?',
            condition: { dependsOn: 1, operator: 'equals', values: ['a'] },
          },
        ],
        searchConfig: searchConfig(),
      },
      { searchType: 'EDUCATION' },
    ],
    history: {
      employment: [
        {
          employerName: 'Contoso Inc',
          position: 'Analyst',
          employerLocation: 'Austin, TX',
          employerEmail: 'hr@contoso.example',
          employerPhone: '+15125550105',
          employerFax: '+15125550106',
          startDate: '2019-03-01',
          endDate: null,
        },
      ],
      education: [
        {
          institutionName: 'Fabrikam University',
          qualification: 'BSc',
          fieldOfStudy: 'Physics',
          institutionLocation: 'Dallas, TX',
          startDate: '2014-09-01',
          endDate: '2018-06-30',
          graduationDate: '2018-07-01',
          institutionContactEmail: 'registrar@fabrikam.example',
          institutionContactPhone: '+15125550107',
        },
      ],
    },
    webhookConfig: webhookConfig(),
    defaultSearchConfig: { ...searchConfig(), research: { skipResearch: false } },
  };
}
