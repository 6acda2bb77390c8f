import fc from 'fast-check';

/** Texts whose form no JSON schema says. */
interface Texts {
  values: fc.Arbitrary<string>;
  /** Some that are not taken. */
  bad: string[];
}

/** Stands for something that exists when the request is sent: a record's id, a cursor, a key of its own. */
export const placeholder = (name: string): string => `{${name}}`;

const webUrls = fc
  .webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true })
  .filter((url) => URL.canParse(url));

const BAD_URLS = ['ftp://client.example', 'client.example', 'https://', '/hook', 'javascript:alert(1)'];
/** Refused where the service itself would call. */
const PRIVATE_URLS = [
  ...[
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'http://[::ffff:10.0.0.1]/',
    'http://0300.0250.1.1/',
  ],
  'https://user:word@client.example/',
  'http://metadata.google.internal/',
  'http://[fd00::1]/',
];
const called: Texts = { values: webUrls, bad: [...BAD_URLS, ...PRIVATE_URLS] };

const PDF = Buffer.from('%PDF-1.7\n%%EOF').toString('base64');
const releases: Texts = {
  values: fc.oneof(webUrls, fc.constantFrom(PDF, `data:application/pdf;base64,${PDF}`, `${PDF}\n`)),
  bad: [
    '%PDF',
    'Zm9v',
    PDF.slice(0, -1),
    'data:text/html;base64,PGI+',
    'gs://elsewhere/a.pdf',
    'gs://',
    'file:///etc/passwd',
    'http://10.0.0.1/release.pdf',
    'data:application/pdf;base64,',
  ],
};

const plainTexts = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.startsWith('whsec_'));
const secrets: Texts = {
  values: fc.oneof(
    plainTexts,
    fc
      .uint8Array({ minLength: 1, maxLength: 32 })
      .map((key) => `whsec_${Buffer.from(key).toString('base64')}`),
  ),
  bad: ['whsec_', 'whsec_!', 'whsec_abc'],
};

const vendors: Texts = {
  values: fc.stringMatching(/^[A-Z][A-Z0-9_]{0,20}$/).filter((code) => code !== 'UNKNOWN'),
  bad: ['UNKNOWN', 'talx', 'A'.repeat(65)],
};

/** What stands in a path is anything but nothing and the dots that lead elsewhere. */
const segments = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, 'x'))
  .filter((text) => !/^\.{1,2}$/.test(text) && text.isWellFormed());

const cursors: Texts = {
  values: fc.constant(placeholder('cursor')),
  bad: ['x', '', 'A'.repeat(22), 'A'.repeat(5_000)],
};

const numbers: Texts = {
  values: fc.constantFrom('+15125550100', '512-555-0101', '(512) 555-0102'),
  bad: ['abc', '12', '000-000-0000'],
};

const destinations: Texts = {
  values: fc.constantFrom('hr@contoso.example', '@contoso.example', 'contoso.example', '+15125550100'),
  bad: ['', 'two words', '@', 'hr@'],
};

const websites: Texts = {
  values: fc.constantFrom('https://www.contoso.example/', 'www.college.example', 'contoso.example/hr'),
  bad: ['', 'two words', 'ftp://contoso.example', 'localhost'],
};

/** By the place of the text. */
export const TEXTS: Record<string, Texts> = {
  'headers.idempotency-key': {
    values: fc.constant(placeholder('key')),
    bad: [''],
  },
  // Headers hold no other letters.
  'headers.consistency-token': { values: fc.stringMatching(/^[!-~]{0,200}$/), bad: [] },
  'params.externalSearchId': {
    values: fc.oneof(fc.constant(placeholder('externalSearchId')), segments),
    bad: ['a\0'],
  },
  'params.id': { values: fc.constant(placeholder('id')), bad: [] },
  'query.cursor': cursors,
  'RedeliveryRequest.cursor': cursors,
  'query.externalSearchId': { values: plainTexts, bad: ['a\0'] },
  'ApplicantCreate.signedReleaseFileUrl': releases,
  'EmploymentRecord.employerWebsite': websites,
  'EducationRecord.institutionWebsite': websites,
  'SearchRequest.questionnaireUrl': { values: webUrls, bad: BAD_URLS },
  'SearchConfig.thirdPartyBan.[]': vendors,
  'SearchConfig.outbound.contactHints.[].thirdPartyVendor': vendors,
  'SearchConfig.timing.businessHours.timezone': {
    values: fc.constantFrom('America/New_York', 'europe/london', 'UTC', 'Asia/Kolkata', 'Etc/GMT+12'),
    bad: ['', 'Mars/Olympus', '+02:00', 'New York'],
  },
  'SearchConfig.channels.allowedDestinations.[]': destinations,
  'SearchConfig.channels.blockedDestinations.[]': destinations,
  'SearchConfig.qaDestinations.phone': numbers,
  'SearchConfig.qaDestinations.fax': numbers,
  'SearchConfig.escalation.webhookUrl': called,
  'WebhookConfig.secret': secrets,
  'WebhookConfig.previousSecret': secrets,
  'WebhookTarget.secret': secrets,
  'WebhookTarget.previousSecret': secrets,
  'WebhookTarget.url': called,
  WebhookTargets: called,
  'WebhookTargets.[]': called,
  'WebhookTest.target': called,
  'WebhookTarget.headers.*': { values: fc.string({ maxLength: 20 }), bad: [] },
};
