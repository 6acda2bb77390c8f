import { randomUUID } from 'node:crypto';
import { CONSOLE_ROLES } from '@credence/contract';
import { SEED_STORIES, seedOrder, seedPeople, seedTeam } from '@credence/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type NamedRoute, OPERATIONS, ROUTES } from '../testing/answers.ts';
import type { PersonCaller } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();

/** Where an id in a path is found. */
const ID_OF: Record<string, string> = {
  id: 'orders',
  orderId: 'orders',
  searchId: 'searches',
  contactId: 'contacts',
  outboundId: 'outbounds',
  messageId: 'inbound_messages',
  viewId: 'saved_views',
};

/** Of the organization that is none of theirs. */
let ids: Map<string, string>;
/** Words that stand nowhere but there. */
const WORDS = ['Quillfeather', 'Northwind', 'idp|quill', 'contoso.example'];
let people: PersonCaller[];

beforeAll(async () => {
  const own = { context: await app.test.organization({ name: 'Quillfeather Screening' }) };
  const context = own.context;
  const quill = { subject: 'idp|quill', name: 'Pat Quillfeather', email: null, role: 'admin' as const };
  await seedPeople(context, [quill]);
  const orders = await Promise.all(
    SEED_STORIES.map((story, number) => seedOrder(context, { story, number })),
  );
  const searchIds = orders.flatMap((order) => order.searchIds);
  await seedTeam(context, { searchIds, people: [quill.subject] });
  const admin = await app.person(own, 'admin', quill);
  await admin.request('POST', '/operations/v1/views', {
    body: { name: 'Quillfeather', filters: { queue: 'team' }, isShared: true },
  });
  ids = new Map();
  for (const table of new Set(Object.values(ID_OF))) {
    const [row] = await app.test.sql<{ id: string }>(
      `select id from ${table} where organization_id = $1 order by id limit 1`,
      [context.organization.id],
    );
    if (row) ids.set(table, row.id);
  }
  people = await Promise.all(CONSOLE_ROLES.map((role) => app.person(app.other, role)));
});

/** The path with ids of the other organization, or with ids of nothing. */
const pathOf = ({ route }: NamedRoute, of: 'theirs' | 'none'): string =>
  route.path.replace(/:(\w+)/g, (_, name: string) =>
    of === 'theirs' ? (ids.get(ID_OF[name] ?? '') ?? randomUUID()) : randomUUID(),
  );

/** An answer without the ids that it repeats. */
const said = ({ status, text }: Answer) => [
  status,
  text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
];

const everything = [...ROUTES, ...OPERATIONS].filter(({ name }) => name !== 'session.end');
const reads = everything.filter(({ route }) => route.method === 'GET');
const changes = everything.filter(({ route }) => route.method !== 'GET' && route.path.includes('/:'));

it('has something of the other organization for its paths', () => {
  expect([...ids.keys()].sort()).toEqual(
    expect.arrayContaining(['inbound_messages', 'orders', 'saved_views', 'searches']),
  );
});

describe.each(reads)('$name', (named) => {
  it('shows people of every role nothing of another organization', async () => {
    for (const { request } of people) {
      const answer = await request('GET', pathOf(named, 'theirs'));
      expect([401, 500]).not.toContain(answer.status);
      expect(WORDS.filter((word) => answer.text.includes(word))).toEqual([]);
      if (named.route.path.includes('/:'))
        expect(said(answer)).toEqual(said(await request('GET', pathOf(named, 'none'))));
      else expect([...ids.values()].filter((id) => answer.text.includes(id))).toEqual([]);
    }
  });
});

describe.each(changes)('$name', (named) => {
  it('is answered about another organization as about nothing', async () => {
    const { method } = named.route;
    for (const { request } of people)
      expect(said(await request(method, pathOf(named, 'theirs')))).toEqual(
        said(await request(method, pathOf(named, 'none'))),
      );
  });
});
