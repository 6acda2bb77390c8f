import {
  askForWebsite,
  createLogger,
  listCandidates,
  readSearch,
  type SourceCandidates,
} from '@credence/core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { HttpClient } from '../http-client.ts';
import { websiteResearch } from '../research/website-research.ts';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import { httpClientOfSites, type SiteServer, serveSites } from '../testing/site-server.ts';
import type { WorkerParts } from '../worker-parts.ts';
import { readNamedWebsite } from './read-website.ts';

let harness: Harness;
let http: HttpClient;
let sites: SiteServer;
let websites: WorkerParts['websites'];

beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
  http = httpClientOfSites();
  sites = await serveSites([
    {
      pages: {
        '/': '<a href="/hr">Human Resources</a>',
        '/hr': '<h2>Human Resources</h2><p>hr@HOST</p>',
      },
    },
    { pages: {} },
  ]);
  websites = websiteResearch({ http, userAgent: 'CredenceResearch/1 (+https://verify.credence.test)' });
});
afterAll(async () => {
  await http.close();
  await sites.close();
  await harness.close();
});
beforeEach(() => {
  sites.requests.length = 0;
});

/** A search whose website of that number a person has named. */
async function named(index: number): Promise<PlacedOrder> {
  const placed = await harness.order({ to: null });
  await askForWebsite(harness.context, {
    searchId: placed.searchId,
    website: `${sites.urlOf(index)}about?name=Jordan`,
  });
  return placed;
}

/** Runs the job that the naming has left. */
async function read({ searchId }: PlacedOrder, reader: WorkerParts['websites']): Promise<void> {
  const jobs = await harness.test.jobs('read-website', harness.context);
  const job = jobs.find(({ data }) => data.searchId === searchId);
  if (!job) throw new Error('The website is not to be read');
  const parts = { core: harness.test.core, logger: createLogger({ level: 'silent' }), websites: reader };
  const running = { ...job, retryCount: 0, settled: false, stopping: new AbortController().signal };
  await readNamedWebsite(parts)(running);
}

async function knownOf({ orderId, searchId }: PlacedOrder) {
  const [source] = await listCandidates(harness.context, { searchId });
  const { activities } = await readSearch(harness.context, { orderId, searchId });
  const said = activities.filter(({ activityType }) => activityType === 'RESEARCH_WEBSITE');
  return { source, said: said.map(({ description }) => description) };
}

const websiteAt = (index: number, state: SourceCandidates['websites'][number]['state']) =>
  expect.objectContaining({ website: sites.urlOf(index), state, isNamed: true });

it('offers whom the pages of a named website name, and asks none of them', async () => {
  const placed = await named(0);
  expect((await knownOf(placed)).source?.websites).toContainEqual(websiteAt(0, 'READING'));
  await read(placed, websites);
  const { source, said } = await knownOf(placed);
  expect(source?.websites).toContainEqual(websiteAt(0, 'READ'));
  const address = `hr@${sites.domainOf(0)}`;
  const [found] = source?.candidates ?? [];
  expect(found).toMatchObject({ source: 'website', evidence: { url: expect.stringMatching(/\/hr$/) } });
  expect(found?.contactMethods).toContainEqual(expect.objectContaining({ email: address }));
  expect(said).toEqual(['A website that a person named named contacts: 1']);
  // Of the address that was given, nothing but the host goes out.
  expect(sites.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/', '/hr']);
});

it('says of a website that cannot be read why, once', async () => {
  const placed = await named(1);
  await read(placed, websites);
  const { source, said } = await knownOf(placed);
  expect(source).toMatchObject({ candidates: [], websites: [websiteAt(1, 'UNREADABLE')] });
  expect(said).toEqual([expect.stringContaining('A website that a person named')]);
});

it('says where a deployment reads no websites', async () => {
  const placed = await named(0);
  await read(placed, undefined);
  const { said } = await knownOf(placed);
  expect(said).toEqual(['A website that a person named gave no answer: this deployment reads no websites']);
  expect(sites.requests).toEqual([]);
});

it('reads nothing for a search whose order is gone', async () => {
  const placed = await named(0);
  const { context, test } = harness;
  await test.sql(`delete from activities where organization_id = '${context.organization.id}'
    and search_id = '${placed.searchId}' and activity_type = 'WEBSITE_ASKED'`);
  await read(placed, websites);
  expect(sites.requests).toEqual([]);
  expect((await knownOf(placed)).said).toEqual([]);
});
