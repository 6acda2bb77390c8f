import type { ResearchQuestion } from '@credence/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import { movableClock } from '../testing/movable-clock.ts';
import { type Answer, type Receiver, startReceiver } from '../testing/receiver.ts';
import { configuredSearch } from './web-search.ts';

let http: HttpClient;
let engine: Receiver;
let answer: Answer;
beforeAll(async () => {
  http = createHttpClient({ allowedPorts: 'any', allowLoopback: true });
  engine = await startReceiver(() => answer);
});
afterAll(async () => {
  await http.close();
  await engine.down();
});

const question: ResearchQuestion = {
  questionId: 'research_1_0',
  searchId: '1',
  searchType: 'EMPLOYMENT',
  website: null,
  entityName: 'Contoso Foods Inc',
  location: 'Salem, OR',
};
const search = (form: 'brave' | 'searxng') => {
  const settings = {
    WEB_SEARCH_URL: new URL('/search', engine.url).href,
    WEB_SEARCH_FORM: form,
    WEB_SEARCH_KEY: 'a key',
  };
  const made = configuredSearch(settings, { core: { clock: movableClock() }, http });
  if (!made) throw new Error('No search is configured');
  return made;
};
const json = (body: object): Answer => ({ status: 200, body: JSON.stringify(body) });
const results = [
  { title: 'Contoso Foods: jobs', url: 'https://jobs.example/contoso', description: '…' },
  { title: 'Contoso Foods', url: 'https://www.contosofoods.com/about', description: '…' },
];

it.each([
  ['brave', { web: { results } }, 'a key', { count: '10', result_filter: 'web' }],
  ['searxng', { query: 'x', results }, undefined, { format: 'json', categories: 'general' }],
] as const)(
  'asks in the form of %s, and takes the website that says the name',
  async (form, body, key, asked) => {
    answer = json(body);
    expect(await search(form).websiteOf(question)).toBe('https://www.contosofoods.com/');
    const request = engine.requests.at(-1);
    expect(request?.headers['x-subscription-token']).toBe(key);
    const { pathname, searchParams } = new URL(request?.path ?? '', engine.url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/search',
      { ...asked, q: 'Contoso Foods Inc Salem, OR' },
    ]);
  },
);

it.each<[string, Answer]>([
  ['refuses', 429],
  ['answers with a page', { status: 200, body: '<html>' }],
  ['answers in another form', json({ hits: [] })],
  ['finds nothing', json({})],
  ['sends us elsewhere', 302],
  ['answers with more than a megabyte', { status: 200, body: `[${' '.repeat(1_000_000)}]` }],
  ['nests its answer without end', { status: 200, body: '['.repeat(900_000) }],
])('finds none where the engine %s', async (_what, answered) => {
  answer = answered;
  expect(await search('brave').websiteOf(question)).toBeNull();
});

it('asks nothing without a place, nor an engine that has failed again and again', async () => {
  answer = 503;
  const failing = search('searxng');
  const before = engine.requests.length;
  expect(await failing.websiteOf({ ...question, location: null })).toBeNull();
  for (let time = 0; time < 7; time += 1) await failing.websiteOf(question);
  expect(engine.requests.length - before).toBe(5);
});

it('is off unless an endpoint is configured', () => {
  const settings = { WEB_SEARCH_URL: undefined, WEB_SEARCH_FORM: 'brave', WEB_SEARCH_KEY: 'a key' } as const;
  expect(configuredSearch(settings, { core: { clock: movableClock() }, http })).toBeUndefined();
});
