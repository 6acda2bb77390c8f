import { createHmac } from 'node:crypto';
import {
  cancelOrder,
  createLogger,
  createOrder,
  listContacts,
  readSearch,
  researchQuestions,
} from '@credence/core';
import { contactsOf, orderInput, orderOf } from '@credence/core/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Channels } from '../channels/channel.ts';
import { configuredChannels } from '../channels/configured-channels.ts';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import { configuredProvider } from '../research/research-provider.ts';
import { buildHarness, type Harness, type PlacedOrder } from '../testing/harness.ts';
import type { Answer, Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';
import { research } from './research-search.ts';

let harness: Harness;
let http: HttpClient;
let channels: Channels;
const SECRET = 'research-secret';
const TIMEOUT_MS = 250;

beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
  http = createHttpClient({
    allowedPorts: 'any',
    allowLoopback: true,
    overallTimeoutMs: TIMEOUT_MS,
    maxBodyBytes: 4_096,
  });
  channels = configuredChannels(harness.config, http);
});
afterAll(async () => {
  channels.close();
  await http.close();
  await harness.close();
});

const json = (body: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Somebody who worked at a place of their own, so that no order knows it from another. */
const UNUSED = { id: 'unused', retryCount: 0, settled: false, stopping: new AbortController().signal };
let places = 0;
const place = () => `Place ${++places} Works`;
const nobodyKnown = (employerName = place()) =>
  harness.order({ to: null, employment: { employerName, employerLocation: 'Austin, TX' } });

/** Runs the job of a search with a provider at this address, or with none. */
async function run({ searchId }: PlacedOrder, url?: string): Promise<void> {
  const parts = {
    core: harness.test.core,
    logger: createLogger({ level: 'silent' }),
    channels,
  };
  const settings = url ? { RESEARCH_PROVIDER_URL: url, RESEARCH_PROVIDER_SECRET: SECRET } : {};
  const handler = research({ ...parts, research: configuredProvider(settings, { ...parts, http }) });
  const data = { organizationId: harness.context.organization.id, searchId };
  await handler({ ...UNUSED, data });
}

/** What came of a search: its contacts, what it waits for, and what the activity says of the provider. */
async function outcomeOf(placed: PlacedOrder) {
  const { search, activities } = await readSearch(harness.context, placed);
  const contacts = await contactsOf(harness.context, placed.searchId);
  return {
    contacts: contacts.map(({ source, name, contactMethods: [method] }) => [source, name, method?.email]),
    waitingFor: search.waitingFor,
    status: search.searchStatus,
    provider: activities
      .filter(({ activityType }) => activityType === 'RESEARCH_PROVIDER')
      .map(({ description }) => description),
  };
}

const ann = { name: 'Ann Lee', email: 'ann@works.example', confidence: 0.6 };
const NOBODY = { contacts: [], waitingFor: 'a contact to be added', status: 'IN_PROGRESS' };

it('asks for contacts where nobody is known, in a signed request that says nothing of the applicant', async () => {
  const provider = await harness.receiver(() => json({ contacts: [ann] }));
  const employerName = place();
  const placed = await nobodyKnown(employerName);
  await run(placed, provider.url);

  expect(await outcomeOf(placed)).toEqual({
    contacts: [['research_provider', 'Ann Lee', 'ann@works.example']],
    waitingFor: null,
    status: 'IN_PROGRESS',
    provider: ['The research provider named contacts: 1'],
  });
  const [request] = provider.requests;
  const headers = request?.headers ?? {};
  const body = request?.body.toString() ?? '';
  const id = `research_${placed.searchId}_0`;
  expect(JSON.parse(body)).toEqual({
    id,
    searchId: placed.searchId,
    searchType: 'EMPLOYMENT',
    entityName: employerName,
    location: 'Austin, TX',
    website: null,
  });
  const { firstName, lastName, ssn, email } = orderInput().applicant;
  for (const secret of [firstName, lastName, ssn, email, 'Analyst']) expect(body).not.toContain(secret);

  const signed = `${id}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
  expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-signature': `v1,${signature}` });
});

it('asks again under the same id when the job runs twice, and plans once', async () => {
  const provider = await harness.receiver(() => json({ contacts: [ann] }));
  const placed = await nobodyKnown();
  await Promise.all([run(placed, provider.url), run(placed, provider.url)]);
  await run(placed, provider.url);
  const ids = provider.requests.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set([`research_${placed.searchId}_0`]));
  expect(ids.length).toBeLessThanOrEqual(2);
  const { contacts, provider: notes } = await outcomeOf(placed);
  expect([contacts.length, notes.length]).toEqual([1, 1]);
});

it('keeps what is told of the parent organization for whoever reads the contacts', async () => {
  const parentOrganization = { name: 'Works Group', relationship: 'owner' };
  const provider = await harness.receiver(() => json({ contacts: [ann], parentOrganization }));
  const entityName = place();
  const placed = await nobodyKnown(entityName);
  await run(placed, provider.url);
  const { parentOrgResearch } = await listContacts(harness.context, placed);
  expect(parentOrgResearch).toEqual({
    researchedAt: expect.any(String),
    source: 'research_provider',
    organizations: [
      { entityName, name: 'Works Group', relationship: 'owner', location: null, website: null },
    ],
  });
});

it('ends a search for a record that a vendor keeps', async () => {
  const provider = await harness.receiver(() => json({ vendor: 'TRUEWORK', contacts: [ann] }));
  const placed = await nobodyKnown();
  await run(placed, provider.url);
  expect(await outcomeOf(placed)).toMatchObject({
    contacts: [],
    status: 'COMPLETED',
    provider: ['The research provider named contacts: 1, and the vendor TRUEWORK'],
  });
});

it('asks about each employer that nobody is known for', async () => {
  const provider = await harness.receiver((_count, { body }) => {
    const { entityName } = JSON.parse(body.toString()) as { entityName: string };
    return json({ contacts: [{ email: `hr@${entityName.replaceAll(' ', '-')}.example`, confidence: 0.5 }] });
  });
  const [first, second] = [place(), place()];
  const employment = [first, second].map((employerName) => ({ employerName, position: 'Analyst' }));
  const { orderId, searchIds } = await createOrder(harness.context, orderOf({ history: { employment } }));
  const placed = { orderId, searchId: searchIds[0] ?? '' };
  await run(placed, provider.url);
  const { contacts } = await outcomeOf(placed);
  expect(contacts.map(([, name]) => name)).toEqual([
    `Employment verification, ${first}`,
    `Employment verification, ${second}`,
  ]);
});

it.each<[string, () => Promise<PlacedOrder>]>([
  ['the order names somebody', () => harness.order({ to: 'hr@works.example' })],
  [
    'the policy skips research',
    () =>
      harness.order({
        to: null,
        searchConfig: {
          research: { skipResearch: true },
          outbound: { contactHints: [{ email: 'hint@works.example' }] },
        },
      }),
  ],
])('asks nobody where %s', async (_what, order) => {
  const provider = await harness.receiver(() => json({ contacts: [ann] }));
  const placed = await order();
  await run(placed, provider.url);
  expect(provider.requests).toEqual([]);
  expect((await outcomeOf(placed)).contacts).toHaveLength(1);
});

it('goes on without a provider in a deployment that has none', async () => {
  const placed = await nobodyKnown();
  await run(placed);
  expect(await outcomeOf(placed)).toEqual({ ...NOBODY, provider: [] });
});

const wordsOf = (reason: string) => [`The research provider gave no answer: ${reason}`];
const GARBAGE = wordsOf('its answer could not be understood');

it.each<[string, Answer, string[]]>([
  ['answers 500', 500, wordsOf('it answered with status 500')],
  ['answers 404', 404, wordsOf('it answered with status 404')],
  [
    'redirects',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    wordsOf('it answered with status 302'),
  ],
  ['does not answer', 'hang', wordsOf('the time allowed was over before the response was complete')],
  ['sends a page', { status: 200, body: '<html>' }, GARBAGE],
  ['sends nothing', 200, GARBAGE],
  ['sends nonsense', json({ contacts: [{ email: 7 }] }), GARBAGE],
  ['sends too much', json({ contacts: [ann], filler: 'x'.repeat(5_000) }), GARBAGE],
  ['knows nobody', 204, ['The research provider named contacts: 0']],
])('a provider that %s is noted, and the search goes on', async (_what, answer, provider) => {
  const receiver = await harness.receiver(() => answer);
  const placed = await nobodyKnown();
  await run(placed, receiver.url);
  expect(receiver.requests).toHaveLength(1);
  expect(await outcomeOf(placed)).toEqual({ ...NOBODY, provider });
});

it.each([
  ['at a private address', 'http://10.0.0.1/research', 'the address is not public'],
  ['that is down', 'http://127.0.0.1:1/research', 'the connection could not be opened (ECONNREFUSED)'],
])('a provider %s is noted, and the search goes on', async (_what, url, reason) => {
  const placed = await nobodyKnown();
  await run(placed, url);
  expect(await outcomeOf(placed)).toEqual({ ...NOBODY, provider: wordsOf(reason) });
});

it('holds no transaction while it waits: an order can be cancelled meanwhile, and stays so', async () => {
  const provider: Receiver = await harness.receiver(() => 'hang');
  const placed = await nobodyKnown();
  const patient = createHttpClient({ allowedPorts: 'any', allowLoopback: true });
  const parts = {
    core: harness.test.core,
    logger: createLogger({ level: 'silent' }),
    channels,
  };
  const settings = { RESEARCH_PROVIDER_URL: provider.url, RESEARCH_PROVIDER_SECRET: SECRET };
  const handler = research({ ...parts, research: configuredProvider(settings, { ...parts, http: patient }) });
  const data = { organizationId: harness.context.organization.id, searchId: placed.searchId };
  const results = await Promise.allSettled([
    handler({ ...UNUSED, data }),
    (async () => {
      await until('the request', () => provider.waiting() === 1);
      const open = await harness.test.sql(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      expect(open).toEqual([]);
      await cancelOrder(harness.context, placed);
      await provider.down();
    })(),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await outcomeOf(placed)).toMatchObject({ contacts: [], status: 'CANCELLED', provider: [] });
  await patient.close();
});

it('is never asked about a search of another organization', async () => {
  const placed = await nobodyKnown();
  expect(await researchQuestions(await harness.test.organization(), placed)).toEqual([]);
  expect(await researchQuestions(harness.context, placed)).toHaveLength(1);
});

// The last one: this worker goes on working.
it('is asked by a worker that knows one', async () => {
  const provider = await harness.receiver(() => json({ contacts: [ann] }));
  const placed = await nobodyKnown();
  const config = { RESEARCH_PROVIDER_URL: provider.url, RESEARCH_PROVIDER_SECRET: SECRET };
  await harness.start({ config });
  await until('the contact', async () => (await outcomeOf(placed)).contacts.length === 1);
  // It also works off what the test before it left.
  const ids = provider.requests.map(({ headers }) => headers['webhook-id']);
  expect(ids.filter((id) => id === `research_${placed.searchId}_0`)).toHaveLength(1);
});
