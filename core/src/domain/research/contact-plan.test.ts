import { type EducationRecord, type EmploymentRecord, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { type ContactPlan, contactPlanEntries, planContacts, type ResearchInput } from './contact-plan.ts';

type Hint = Partial<SearchConfig['outbound']['contactHints'][number]>;

const acme: EmploymentRecord = {
  employerName: 'Acme Inc',
  position: 'Clerk',
  employerLocation: 'Austin, TX',
};
const beta: EmploymentRecord = { employerName: 'Beta LLC', position: 'Clerk' };
const state: EducationRecord = {
  institutionName: 'State University',
  qualification: 'BA',
  fieldOfStudy: 'History',
};
const lincoln: EducationRecord = {
  institutionName: 'Lincoln High School',
  qualification: 'Diploma',
  fieldOfStudy: 'General',
};

const config = (hints: Hint[] = [], more: object = {}, outbound: object = {}): SearchConfig =>
  SearchConfig.parse({ outbound: { contactHints: hints, ...outbound }, ...more });

const employment = (records: EmploymentRecord[], settings = config()): ResearchInput => ({
  searchType: 'EMPLOYMENT',
  records,
  config: settings,
});
const education = (records: EducationRecord[], settings = config()): ResearchInput => ({
  searchType: 'EDUCATION',
  records,
  config: settings,
});

const kindsOf = ({ sources }: ContactPlan) => sources.map(({ kind }) => kind);
const contactsOf = (plan: ContactPlan) => (kindsOf(plan).includes('contacts') ? plan.contacts : []);
/** One line for each contact: its name, then its destinations with source and confidence. */
const summary = (input: ResearchInput) =>
  contactsOf(planContacts(input)).map(({ name, source, confidence, contactMethods }) =>
    [
      `${name} (${source} ${confidence})`,
      ...contactMethods.map((method) =>
        [method.email ?? method.phone ?? method.fax, method.source, method.confidence].join(' '),
      ),
    ].join(' | '),
  );

const hr = 'hr@acme.test';

it('keeps apart what two employers without a name are asked', () => {
  const records = ['one@first.test', 'two@second.test'].map((employerEmail) => ({
    ...beta,
    employerName: 'Confidential',
    employerEmail,
  }));
  const { contacts } = planContacts(employment(records));
  expect(contacts.map(({ recordSource, contactMethods: [method] }) => [recordSource, method?.email])).toEqual(
    [
      [0, 'one@first.test'],
      [1, 'two@second.test'],
    ],
  );
});

const plans: { name: string; input: ResearchInput; expected: string[] }[] = [
  {
    name: 'an employer with every way to reach it',
    input: employment([
      { ...acme, employerEmail: hr, employerPhone: '5125550100', employerFax: '5125550101' },
    ]),
    expected: [
      `Employment verification, Acme Inc (history 0.9) | ${hr} history 0.9 | 5125550100 history 0.9 | 5125550101 history 0.9`,
    ],
  },
  {
    name: 'a school',
    input: education([
      { ...state, institutionContactEmail: 'r@state.test', institutionContactPhone: '5125550100' },
    ]),
    expected: [
      'Registrar, State University (history 0.9) | r@state.test history 0.9 | 5125550100 history 0.9',
    ],
  },
  {
    name: 'history before hints whatever their confidence, hints by priority',
    input: employment(
      [{ ...acme, employerEmail: hr }],
      config([
        { email: 'low@x.test', priority: 'LOW' },
        { email: 'high@x.test', priority: 'HIGH' },
        { email: 'mid@x.test' },
      ]),
    ),
    expected: [
      `Employment verification, Acme Inc (history 0.9) | ${hr} history 0.9`,
      'Employment verification, Acme Inc (contact_hint 0.95) | high@x.test contact_hint 0.95',
      'Employment verification, Acme Inc (contact_hint 0.8) | mid@x.test contact_hint 0.8',
      'Employment verification, Acme Inc (contact_hint 0.6) | low@x.test contact_hint 0.6',
    ],
  },
  {
    name: 'a duplicate stays with the history, with the higher confidence',
    input: employment(
      [{ ...acme, employerEmail: hr }],
      config([{ email: 'HR@acme.test', priority: 'HIGH' }]),
    ),
    expected: [`Employment verification, Acme Inc (history 0.95) | ${hr} contact_hint 0.95`],
  },
  {
    name: 'a less certain duplicate adds nothing, its other destinations stay',
    input: employment(
      [{ ...acme, employerPhone: '(512) 555-0100' }],
      config([{ phone: '+15125550100', fax: '+15125550100', priority: 'LOW' }]),
    ),
    expected: [
      'Employment verification, Acme Inc (history 0.9) | (512) 555-0100 history 0.9',
      'Employment verification, Acme Inc (contact_hint 0.6) | +15125550100 contact_hint 0.6',
    ],
  },
  {
    name: 'two employers reached by one address have a contact each',
    input: employment([
      { ...acme, employerEmail: hr },
      { ...beta, employerEmail: hr },
    ]),
    expected: [
      `Employment verification, Acme Inc (history 0.9) | ${hr} history 0.9`,
      `Employment verification, Beta LLC (history 0.9) | ${hr} history 0.9`,
    ],
  },
  {
    name: 'two jobs at one employer are one contact',
    input: employment([
      { ...acme, employerEmail: hr },
      { ...acme, employerName: 'ACME', employerEmail: hr },
    ]),
    expected: [`Employment verification, Acme Inc (history 0.9) | ${hr} history 0.9`],
  },
  {
    name: 'a hint for several employers',
    input: employment([acme, beta], config([{ email: hr }])),
    expected: [`Employment verification, Acme Inc and 1 more (contact_hint 0.8) | ${hr} contact_hint 0.8`],
  },
  {
    name: 'a hint without history',
    input: education([], config([{ email: 'r@state.test' }])),
    expected: ['Registrar (contact_hint 0.8) | r@state.test contact_hint 0.8'],
  },
  {
    name: 'skipped research takes the same history and hints',
    input: employment(
      [{ ...acme, employerEmail: hr }],
      config([{ phone: '5125550100' }], { research: { skipResearch: true } }),
    ),
    expected: [
      `Employment verification, Acme Inc (history 0.9) | ${hr} history 0.9`,
      'Employment verification, Acme Inc (contact_hint 0.8) | 5125550100 contact_hint 0.8',
    ],
  },
];

const vendor: Hint = { thirdPartyVendor: 'NSCH' };
const decisions: { name: string; input: ResearchInput; expected: object }[] = [
  { name: 'a vendor', input: employment([acme], config([vendor])), expected: thirdParty('NSCH', false) },
  {
    name: 'a vendor to wait for',
    input: employment([acme], config([vendor], {}, { deferToThirdParty: true })),
    expected: thirdParty('NSCH', true),
  },
  {
    name: 'a banned vendor',
    input: employment([acme], config([vendor], { thirdPartyBan: ['NSCH'] })),
    expected: { kind: 'no-contact' },
  },
  {
    name: 'the vendor of the better hint that is not banned',
    input: employment(
      [acme],
      config(
        [
          { thirdPartyVendor: 'LOW_ONE', priority: 'LOW' },
          { thirdPartyVendor: 'GOOD_ONE' },
          { thirdPartyVendor: 'BANNED', priority: 'HIGH' },
        ],
        { thirdPartyBan: ['BANNED'] },
      ),
    ),
    expected: thirdParty('GOOD_ONE', false),
  },
  {
    name: 'a vendor before primary education',
    input: education([lincoln], config([vendor])),
    expected: thirdParty('NSCH', false),
  },
  { name: 'a high school', input: education([lincoln]), expected: { kind: 'primary-education' } },
  {
    name: 'two high schools',
    input: education([lincoln, { ...lincoln, institutionName: 'Grant High School' }]),
    expected: { kind: 'primary-education' },
  },
  { name: 'a university', input: education([state]), expected: { kind: 'no-contact' } },
  { name: 'education without records', input: education([]), expected: { kind: 'no-contact' } },
  {
    name: 'an employer that is a high school',
    input: employment([{ ...acme, employerName: 'Lincoln High School' }]),
    expected: { kind: 'no-contact' },
  },
];

function thirdParty(code: string, defer: boolean) {
  return { kind: 'third-party', vendor: code, employerCode: null, defer };
}

describe('planContacts', () => {
  it.each(plans)('$name', ({ input, expected }) => expect(summary(input)).toEqual(expected));

  it.each(decisions)('without contacts, $name: $expected.kind', ({ input, expected }) => {
    const { sources } = planContacts(input);
    expect(sources).toEqual(sources.map(({ source }) => ({ source, ...expected })));
  });

  it.each([
    {
      name: 'a vendor with an address of its own',
      input: employment([acme], config([{ ...vendor, email: hr }])),
    },
    {
      name: 'a vendor beside another contact',
      input: employment([{ ...acme, employerEmail: hr }], config([vendor])),
    },
    {
      name: 'a high school with a contact',
      input: education([{ ...lincoln, institutionContactEmail: 'o@l.test' }]),
    },
  ])('asks a contact first: $name', ({ input }) =>
    expect(kindsOf(planContacts(input))).toEqual(['contacts']),
  );

  it('says where the place is when it is known', () => {
    const located = (records: EmploymentRecord[]) =>
      contactsOf(planContacts(employment(records, config([{ email: hr }])))).map(({ location }) => location);
    expect(located([acme])).toEqual(['Austin, TX']);
    expect(located([beta])).toEqual(['Unknown']);
    expect(located([acme, beta])).toEqual(['Unknown']);
  });
});

describe('several sources', () => {
  const ofSources = (input: ResearchInput) =>
    contactsOf(planContacts(input)).map(({ recordSource, contactMethods }) => [
      recordSource,
      ...contactMethods.map(({ email, phone }) => email ?? phone),
    ]);
  const both: EmploymentRecord[] = [{ ...acme, employerEmail: hr }, beta];

  it('have their own contacts, and share those of which nobody says whose they are', () => {
    const hints: Hint[] = [{ email: 'b@beta.test', entityName: 'beta' }, { email: 'all@x.test' }];
    expect(ofSources(employment(both, config([...hints, { email: 'n@x.test', entityName: 'Nil' }])))).toEqual(
      [
        [0, hr],
        [1, 'b@beta.test'],
        [null, 'all@x.test'],
        [null, 'n@x.test'],
      ],
    );
  });

  it('keep a destination that they share', () => {
    const shared = { employerEmail: hr };
    expect(
      ofSources(
        employment([
          { ...acme, ...shared },
          { ...beta, ...shared },
        ]),
      ),
    ).toEqual([
      [0, hr],
      [1, hr],
    ]);
  });

  it('are each decided about: one is asked, one is held by a third party, one has nobody', () => {
    const gamma = { employerName: 'Gamma', position: 'Clerk' };
    const hints: Hint[] = [{ thirdPartyVendor: 'TALX_WORK_NUMBER', entityName: 'Beta' }];
    expect(planContacts(employment([...both, gamma], config(hints))).sources).toEqual([
      { source: 0, kind: 'contacts' },
      { source: 1, kind: 'third-party', vendor: 'TALX_WORK_NUMBER', employerCode: null, defer: false },
      { source: 2, kind: 'no-contact' },
    ]);
  });
});

describe('contactPlanEntries', () => {
  it('has an entry for every destination', () => {
    const contactMethods = [
      { email: hr, phone: '1', confidence: 0.7, source: 'manual' },
      { fax: '2', confidence: 1, source: 'x' },
    ];
    const who = { name: 'Ann', entityName: 'Acme' };
    expect(contactPlanEntries([{ ...who, contactMethods }])).toEqual([
      { ...who, method: 'EMAIL', destination: hr, source: 'manual', confidence: 0.7 },
      { ...who, method: 'VOICE', destination: '1', source: 'manual', confidence: 0.7 },
      { ...who, method: 'FAX', destination: '2', source: 'x', confidence: 1 },
    ]);
  });
});
