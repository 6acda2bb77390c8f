/** The least that makes an order worth sending. */
export const smallestOrder = {
  applicant: { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' },
  businessContext: {
    entityName: 'Northwind Clinics',
    appliedJobTitle: 'Staff Nurse',
    worksiteCity: 'Columbus',
    worksiteState: 'OH',
    proposedSalary: 78000,
  },
  searchTypes: [{ searchType: 'EMPLOYMENT' }],
  history: {
    employment: [
      {
        employerName: 'Riverside Hospital',
        position: 'Registered Nurse',
        employerEmail: 'hr@riverside.example',
        startDate: '2019-06-03',
        endDate: '2024-11-29',
      },
    ],
  },
};

/** An order that uses most of what there is. */
export const fullOrder = {
  applicant: {
    ...smallestOrder.applicant,
    birthday: '1991-04-17',
    phone: '+1 614 555 0142',
    email: 'jordan.avery@mail.example',
    signedReleaseFileUrl: 'https://files.northwind.example/releases/jordan-avery.pdf',
    addresses: [
      {
        addressType: 'home',
        addressLine1: '88 Linden Street',
        addressLine2: 'Apartment 4',
        addressCity: 'Columbus',
        addressState: 'OH',
        addressZipCode: '43215',
        startDate: '2021-09-01',
      },
      {
        addressType: 'home',
        addressLine1: '12 Canal Road',
        addressCity: 'Dayton',
        addressState: 'OH',
        addressZipCode: '45402',
        startDate: '2016-08-15',
        endDate: '2021-08-31',
      },
    ],
    applicantAlias: [{ firstName: 'Jordan', lastName: 'Fields' }],
  },
  businessContext: {
    ...smallestOrder.businessContext,
    positionLevel: 'SENSITIVE',
    securityClearanceRequired: false,
    industrySector: 'HEALTHCARE',
  },
  searchTypes: [
    {
      searchType: 'EMPLOYMENT',
      externalSearchId: 'NW-20417-EMP',
      verificationQuestions: [
        {
          questionId: 1,
          type: 'single_select',
          prompt: 'Would you hire this person again?',
          required: true,
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
          allowComment: true,
        },
        {
          questionId: 2,
          type: 'free_text',
          prompt: 'What speaks against it?',
          condition: { dependsOn: 1, operator: 'equals', values: ['no'] },
        },
      ],
    },
    { searchType: 'EDUCATION', externalSearchId: 'NW-20417-EDU' },
  ],
  history: {
    ...smallestOrder.history,
    education: [
      {
        institutionName: 'Ohio Valley College',
        qualification: 'Bachelor of Science',
        fieldOfStudy: 'Nursing',
        graduationDate: '2019-05-11',
        institutionContactEmail: 'registrar@ohiovalley.example',
      },
    ],
  },
  webhookConfig: {
    secret: 'whsec_ZXhhbXBsZSBvbmx5OiBtYWtlIHlvdXIgb3duIGtleQ==',
    closeoutEndpoints: {
      EMPLOYMENT: 'https://hooks.northwind.example/employment',
      EDUCATION: { url: 'https://hooks.northwind.example/education', events: ['verification.completed'] },
    },
    fallbackEndpoint: 'https://hooks.northwind.example/all',
  },
  defaultSearchConfig: {
    thirdPartyBan: ['TALX_WORK_NUMBER'],
    timing: { searchSlaMinutes: 4320, businessHours: { timezone: 'America/New_York', startTime: '08:30' } },
    outbound: { maxTotalAttempts: 4 },
  },
};
