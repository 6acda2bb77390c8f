import { type EmploymentRecord, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { planContacts, type ResearchInput, worthAsking } from './contact-plan.ts';
import type { EntityKnowledge, FoundContact } from './entity-knowledge.ts';

const acme: EmploymentRecord = {
  employerName: 'Acme Inc',
  position: 'Clerk',
  employerLocation: 'Austin, TX',
};
const beta: EmploymentRecord = { employerName: 'Beta LLC', position: 'Clerk' };
const named: EmploymentRecord = { ...acme, employerEmail: 'hr@acme.test' };
const called: EmploymentRecord = { ...acme, employerPhone: '5125550100' };
const NO_CALLS = { channels: { voice: false } };

const found = (email: string, more: Partial<FoundContact> & { confidence?: number } = {}): FoundContact => {
  const { confidence = 0.7, ...rest } = more;
  const base = { name: null, title: null, location: null, isProven: false };
  return { ...base, contactMethods: [{ email, confidence, source: 'found' }], ...rest };
};

const knows = (source: EntityKnowledge['source'], known: Partial<EntityKnowledge> = {}): EntityKnowledge => ({
  entityName: 'Acme Inc',
  source,
  contacts: [],
  vendors: [],
  dead: new Set(),
  ...known,
});
const directory = (known: Partial<EntityKnowledge>) => knows('directory', known);
const provider = (known: Partial<EntityKnowledge>) => knows('research_provider', known);

const search = (
  records: EmploymentRecord[],
  more: Partial<ResearchInput> & { policy?: object } = {},
): ResearchInput => ({
  searchType: 'EMPLOYMENT',
  records,
  config: SearchConfig.parse(more.policy ?? {}),
  ...(more.directory ? { directory: more.directory } : {}),
  ...(more.provider ? { provider: more.provider } : {}),
  ...(more.own ? { own: more.own } : {}),
});
const hint = (contactHint: object) => ({ outbound: { contactHints: [contactHint] } });

/** One line for each contact, or what else the plan says. */
const summary = (input: ResearchInput): string[] => {
  const plan = planContacts(input);
  if (plan.sources.every(({ kind }) => kind !== 'contacts'))
    return plan.sources.map((found) =>
      found.kind === 'third-party' ? `${found.vendor}${found.defer ? ' deferred' : ''}` : found.kind,
    );
  return plan.contacts.map(({ source, contactMethods }) =>
    [source, ...contactMethods.map(({ email, phone, confidence }) => `${email ?? phone} ${confidence}`)].join(
      ' ',
    ),
  );
};

const a = found('a@acme.test');
const proven = found('p@acme.test', { isProven: true, confidence: 0.8 });
const dead = new Set(['EMAIL:hr@acme.test']);

const rows: { name: string; input: ResearchInput; expected: string[] }[] = [
  {
    name: 'the directory where the order names nobody',
    input: search([acme], { directory: [directory({ contacts: [a] })] }),
    expected: ['directory a@acme.test 0.7'],
  },
  {
    name: 'the provider where nobody else knows anybody',
    input: search([acme], { provider: [provider({ contacts: [a] })] }),
    expected: ['research_provider a@acme.test 0.7'],
  },
  {
    name: 'history alone, where one order has taught the directory',
    input: search([named], { directory: [directory({ contacts: [a] })] }),
    expected: ['history hr@acme.test 0.9'],
  },
  {
    name: 'history, and then what several orders have proven',
    input: search([named], { directory: [directory({ contacts: [a, proven] })] }),
    expected: ['history hr@acme.test 0.9', 'directory p@acme.test 0.8'],
  },
  {
    name: 'a hint, and then what is proven',
    input: search([acme], {
      policy: hint({ email: 'hint@acme.test', priority: 'LOW' }),
      directory: [directory({ contacts: [proven] })],
    }),
    expected: ['contact_hint hint@acme.test 0.6', 'directory p@acme.test 0.8'],
  },
  {
    name: 'the directory makes a hint that it knows too more certain',
    input: search([acme], {
      policy: hint({ email: 'P@acme.test', priority: 'LOW' }),
      directory: [directory({ contacts: [proven] })],
    }),
    expected: ['contact_hint P@acme.test 0.8'],
  },
  {
    name: 'whom the order names, even if it bounced before, and others with them',
    input: search([named], { directory: [directory({ contacts: [a], dead })] }),
    expected: ['history hr@acme.test 0.9', 'directory a@acme.test 0.7'],
  },
  {
    name: 'the provider instead of one that bounced before',
    input: search([named], {
      directory: [directory({ dead })],
      provider: [provider({ contacts: [a, found('HR@acme.test')] })],
    }),
    expected: ['history hr@acme.test 0.9', 'research_provider a@acme.test 0.7'],
  },
  {
    name: 'nobody whom the provider names and the directory knows to be wrong',
    input: search([acme], {
      directory: [directory({ dead })],
      provider: [provider({ contacts: [found('hr@acme.test')] })],
    }),
    expected: ['no-contact'],
  },
  {
    name: 'the directory before the provider, each destination once for an employer',
    input: search([acme, beta], {
      directory: [directory({ contacts: [a] })],
      provider: [
        provider({ entityName: 'Beta LLC', contacts: [found('a@acme.test'), found('b@beta.test')] }),
      ],
    }),
    expected: [
      'directory a@acme.test 0.7',
      'research_provider a@acme.test 0.7',
      'research_provider b@beta.test 0.7',
    ],
  },
  {
    name: 'each employer by itself: one named, one known to the directory',
    input: search([named, beta], {
      directory: [directory({ entityName: 'Beta LLC', contacts: [found('b@beta.test')] })],
    }),
    expected: ['history hr@acme.test 0.9', 'directory b@beta.test 0.7'],
  },
  {
    name: 'a vendor of the directory, though it knows a contact',
    input: search([acme], { directory: [directory({ contacts: [a], vendors: ['NSCH'] })] }),
    expected: ['NSCH'],
  },
  {
    name: 'a vendor of the provider',
    input: search([acme], {
      policy: { outbound: { deferToThirdParty: true } },
      provider: [provider({ contacts: [a], vendors: ['NSCH'] })],
    }),
    expected: ['NSCH deferred'],
  },
  {
    name: 'the contact behind a banned vendor',
    input: search([acme], {
      policy: { thirdPartyBan: ['NSCH'] },
      directory: [directory({ contacts: [a], vendors: ['NSCH'] })],
    }),
    expected: ['directory a@acme.test 0.7'],
  },
  {
    name: 'the next vendor when one is banned',
    input: search([acme], {
      policy: { thirdPartyBan: ['NSCH'] },
      directory: [directory({ vendors: ['NSCH', 'TRUEWORK'] })],
    }),
    expected: ['TRUEWORK'],
  },
  {
    name: 'whom the order names, although a vendor is known',
    input: search([named], { directory: [directory({ contacts: [proven], vendors: ['NSCH'] })] }),
    expected: ['history hr@acme.test 0.9'],
  },
  {
    name: 'the vendor of a hint before the contacts of the directory',
    input: search([acme], {
      policy: hint({ thirdPartyVendor: 'TRUEWORK' }),
      directory: [directory({ contacts: [a] })],
    }),
    expected: ['TRUEWORK'],
  },
  {
    name: 'a contact for one employer before the vendor of another',
    input: search([acme, beta], {
      directory: [
        directory({ vendors: ['NSCH'] }),
        directory({ entityName: 'Beta LLC', contacts: [found('b@beta.test')] }),
      ],
    }),
    expected: ['directory b@beta.test 0.7'],
  },
  {
    name: 'the directory too where the order names only a number that may not be called',
    input: search([called], { policy: NO_CALLS, directory: [directory({ contacts: [a] })] }),
    expected: ['history 5125550100 0.9', 'directory a@acme.test 0.7'],
  },
  {
    name: 'the provider too where the order names only somebody who is blocked',
    input: search([called], {
      policy: { channels: { blockedDestinations: ['+1 512 555 0100'] } },
      provider: [provider({ contacts: [a] })],
    }),
    expected: ['history 5125550100 0.9', 'research_provider a@acme.test 0.7'],
  },
  {
    name: 'the directory too where a hint names only somebody who is not allowed',
    input: search([acme], {
      policy: { ...hint({ email: 'hint@b.test' }), channels: { allowedDestinations: ['@acme.test'] } },
      directory: [directory({ contacts: [a] })],
    }),
    expected: ['contact_hint hint@b.test 0.8', 'directory a@acme.test 0.7'],
  },
  {
    name: 'the directory too where the order names only the applicant',
    input: search([named], {
      own: new Set(['EMAIL:hr@acme.test']),
      directory: [directory({ contacts: [a] })],
    }),
    expected: ['history hr@acme.test 0.9', 'directory a@acme.test 0.7'],
  },
  {
    name: 'the vendor of a hint instead of a number that may not be called',
    input: search([called], { policy: { ...hint({ thirdPartyVendor: 'NSCH' }), ...NO_CALLS } }),
    expected: ['NSCH'],
  },
  {
    name: 'the vendor of the directory instead of a number that may not be called',
    input: search([called], { policy: NO_CALLS, directory: [directory({ vendors: ['NSCH'] })] }),
    expected: ['NSCH'],
  },
  {
    name: 'a number that may not be called where nobody else is known, so that the plan says why',
    input: search([called], { policy: NO_CALLS }),
    expected: ['history 5125550100 0.9'],
  },
  {
    name: 'neither directory nor provider when research is skipped',
    input: search([acme], {
      policy: { research: { skipResearch: true } },
      directory: [directory({ contacts: [a], vendors: ['NSCH'] })],
      provider: [provider({ contacts: [a] })],
    }),
    expected: ['no-contact'],
  },
];

describe('planContacts with what is known from elsewhere asks', () => {
  it.each(rows)('$name', ({ input, expected }) => expect(summary(input)).toEqual(expected));

  it('the office that usually answers, where no person is known, at the place of the record', () => {
    const ann = found('ann@acme.test', { name: 'Ann', title: 'HR', location: 'Dallas, TX' });
    const plan = planContacts(search([acme], { directory: [directory({ contacts: [ann, a] })] }));
    expect(plan.contacts).toMatchObject([
      { name: 'Ann', title: 'HR', entityName: 'Acme Inc', location: 'Dallas, TX', confidence: 0.7 },
      { name: 'Employment verification, Acme Inc', title: null, location: 'Austin, TX' },
    ]);
  });
});

const questions: { name: string; input: ResearchInput; expected: string[] }[] = [
  { name: 'nobody is known', input: search([acme, beta]), expected: ['Acme Inc', 'Beta LLC'] },
  {
    name: 'one employer under two names',
    input: search([acme, { ...beta, employerName: 'ACME, Incorporated' }]),
    expected: ['Acme Inc'],
  },
  { name: 'the history names somebody', input: search([named, beta]), expected: ['Beta LLC'] },
  {
    name: 'the one whom the history names bounced before',
    input: search([named], { directory: [directory({ dead })] }),
    expected: ['Acme Inc'],
  },
  { name: 'a hint', input: search([acme], { policy: hint({ email: 'h@acme.test' }) }), expected: [] },
  {
    name: 'a hinted vendor',
    input: search([acme], { policy: hint({ thirdPartyVendor: 'NSCH' }) }),
    expected: [],
  },
  {
    name: 'a hinted vendor that is banned',
    input: search([acme], { policy: { ...hint({ thirdPartyVendor: 'NSCH' }), thirdPartyBan: ['NSCH'] } }),
    expected: ['Acme Inc'],
  },
  {
    name: 'the directory knows a contact',
    input: search([acme, beta], { directory: [directory({ contacts: [a] })] }),
    expected: ['Beta LLC'],
  },
  {
    name: 'the history names only a number that may not be called',
    input: search([called], { policy: NO_CALLS }),
    expected: ['Acme Inc'],
  },
  {
    name: 'a hint beside a vendor may not be written to',
    input: search([acme], {
      policy: {
        ...hint({ email: 'h@acme.test', thirdPartyVendor: 'NSCH' }),
        channels: { blockedDestinations: ['@acme.test'] },
      },
    }),
    expected: [],
  },
  {
    name: 'the directory knows only somebody who may not be written to',
    input: search([acme], {
      policy: { channels: { blockedDestinations: ['@acme.test'] } },
      directory: [directory({ contacts: [a] })],
    }),
    expected: ['Acme Inc'],
  },
  {
    name: 'the directory knows a vendor',
    input: search([acme], { directory: [directory({ vendors: ['NSCH'] })] }),
    expected: [],
  },
  {
    name: 'the directory knows a banned vendor',
    input: search([acme], {
      policy: { thirdPartyBan: ['NSCH'] },
      directory: [directory({ vendors: ['NSCH'] })],
    }),
    expected: ['Acme Inc'],
  },
  {
    name: 'research is skipped',
    input: search([acme], { policy: { research: { skipResearch: true } } }),
    expected: [],
  },
  { name: 'there is no record', input: search([]), expected: [] },
];

describe('worthAsking, when', () => {
  it.each(questions)('$name: $expected', ({ input, expected }) => {
    expect(worthAsking(input).map((record) => 'employerName' in record && record.employerName)).toEqual(
      expected,
    );
  });
});
