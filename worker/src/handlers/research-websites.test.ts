import { createLogger, createOrder, importInstitutions, listContacts, readSearch } from '@credence/core';
import { contactsOf, orderOf } from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Channels } from '../channels/channel.ts';
import { configuredChannels } from '../channels/configured-channels.ts';
import type { HttpClient } from '../http-client.ts';
import type { WebSearch } from '../research/web-search.ts';
import { websiteResearch } from '../research/website-research.ts';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import { httpClientOfSites, type SiteServer, serveSites } from '../testing/site-server.ts';
import { research } from './research-search.ts';

let harness: Harness;
let http: HttpClient;
let channels: Channels;
let sites: SiteServer;

const REGISTRAR = '<h1>Registrar</h1><p>E-mail: registrar@HOST</p><p>Fax: 512-555-0199</p>';
const VERIFICATION = '<h2>Employment verification</h2><p>Use Truework. Company code: 4711</p><p>hr@HOST</p>';

beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
  http = httpClientOfSites();
  channels = configuredChannels(harness.config, http);
  sites = await serveSites([
    { pages: { '/': '<a href="/registrar">Registrar</a>', '/registrar': REGISTRAR } },
    { pages: { '/': VERIFICATION } },
    { pages: { '/': '<h2>Human Resources</h2><p>hr@HOST</p><p>1 Main Street, Salem, OR 97301</p>' } },
  ]);
  const columns = 'UNITID,INSTNM,IALIAS,CITY,STABBR,GENTELE,OPEID,WEBADDR,CYACTIVE,NEWID,CLOSEDAT,F1SYSNAM';
  const lines = [
    `1001,Harbor University,HU,Salem,OR,5035550100,100100,${new URL(sites.urlOf(0)).host},1,-2,-2,Harbor System`,
    '1002,Twin College,-2,Salem,OR,5035550101,100200,-2,1,-2,-2,-2',
    '1003,Twin College,-2,Bend,OR,5035550102,100300,-2,1,-2,-2,-2',
  ];
  const text = Buffer.from([columns, ...lines].join('\n'));
  await importInstitutions(harness.config.DATABASE_URL, { file: 'hd.csv', text, now: new Date() });
});
afterAll(async () => {
  channels.close();
  await http.close();
  await sites.close();
  await harness.close();
});
beforeEach(() => {
  sites.requests.length = 0;
});

async function run({ searchId }: PlacedOrder, webSearch?: WebSearch): Promise<void> {
  const parts = {
    core: harness.test.core,
    logger: createLogger({ level: 'silent' }),
    channels,
  };
  const websites = websiteResearch({ http, userAgent: 'CredenceResearch/1 (+https://verify.credence.test)' });
  const job = { id: 'unused', retryCount: 0, settled: false, stopping: new AbortController().signal };
  const data = { organizationId: harness.context.organization.id, searchId };
  await research({ ...parts, websites, webSearch })({ ...job, data });
}

async function order(body: Record<string, unknown>): Promise<PlacedOrder> {
  const { orderId, searchIds } = await createOrder(harness.context, orderOf(body));
  return { orderId, searchId: searchIds[0] ?? '' };
}

const school = (institutionName: string, institutionLocation: string) =>
  order({
    searchTypes: [{ searchType: 'EDUCATION' }],
    history: {
      education: [{ institutionName, institutionLocation, qualification: 'BA', fieldOfStudy: 'Art' }],
    },
  });

it('finds the registrar of a school that the order names by name and place only', async () => {
  const placed = await school('Harbor University', 'Salem, OR');
  await run(placed);
  const contacts = await contactsOf(harness.context, placed.searchId);
  const domain = sites.domainOf(0);
  expect(contacts.map(({ source, name, contactMethods }) => [source, name, contactMethods])).toEqual([
    [
      'website',
      'Registrar, Harbor University',
      [
        { email: `registrar@${domain}`, confidence: 0.81, source: 'website' },
        { fax: '+15125550199', confidence: 0.81, source: 'website' },
      ],
    ],
    [
      'institution_list',
      'Registrar, Harbor University',
      [{ phone: '+15035550100', confidence: 0.6, source: 'institution_list' }],
    ],
  ]);
  expect(contacts[0]?.metadata).toMatchObject({
    evidence: { url: expect.stringContaining('/registrar'), words: expect.stringContaining('Registrar') },
  });
  const { parentOrgResearch } = await listContacts(harness.context, placed);
  expect(parentOrgResearch).toMatchObject({
    source: 'institution_list',
    organizations: [{ name: 'Harbor System' }],
  });
});

it('does not read a website again that was read lately', async () => {
  await run(await school('HU', 'Oregon'));
  expect(sites.requests).toEqual([]);
});

it('asks a person which of two schools is meant', async () => {
  const placed = await school('Twin College', 'Oregon');
  await run(placed);
  expect(await contactsOf(harness.context, placed.searchId)).toEqual([]);
  const { activities } = await readSearch(harness.context, placed);
  expect(activities.map(({ description }) => description)).toContain(
    'No contact was found. Several schools may be meant by Twin College: Twin College (Salem, OR); Twin College (Bend, OR)',
  );
});

it('reads the website that a search has found only where it names the state of the order', async () => {
  const webSearch = { websiteOf: async () => sites.urlOf(2) };
  const employer = (employerName: string, employerLocation: string) =>
    order({ history: { employment: [{ employerName, employerLocation, position: 'Analyst' }] } });
  const [there, elsewhere] = [
    await employer('Searched Works', 'Salem, OR'),
    await employer('Searched Works of Ohio', 'Akron, OH'),
  ];
  await run(there, webSearch);
  await run(elsewhere, webSearch);
  expect(await contactsOf(harness.context, there.searchId)).toMatchObject([
    { source: 'website', contactMethods: [{ email: `hr@${sites.domainOf(2)}` }] },
  ]);
  expect(await contactsOf(harness.context, elsewhere.searchId)).toEqual([]);
});

it('tells of the vendor that the website of an employer names, before anybody is asked', async () => {
  const employerWebsite = new URL(sites.urlOf(1)).host;
  const placed = await order({
    history: { employment: [{ employerName: 'Website Works', position: 'Analyst', employerWebsite }] },
  });
  await run(placed);
  const { search, activities } = await readSearch(harness.context, placed);
  expect(search.searchStatus).toBe('COMPLETED');
  expect(activities.map(({ description }) => description)).toContain('Records are held by TRUEWORK');
});
