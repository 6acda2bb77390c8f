import { randomUUID } from 'node:crypto';
import { orderInput, storedFor } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, messagesOf, ROUTES } from '../testing-answers.ts';
import { type Caller, startTestApp, type TestApp } from '../testing-app.ts';

/** What a good request to an endpoint carries, beside the ids in its path. */
interface Sample {
  body?: unknown;
  /** Asks for no token. */
  public?: boolean;
  /** Status for ids that nobody has; 404 unless the specification says otherwise. */
  unknown?: number;
}

const SAMPLES: Record<string, Sample> = {
  'health.get': { public: true },
  'orders.create': { body: orderInput() },
  'orders.list': {},
  'orders.get': { unknown: 200 },
  'orders.cancel': {},
  'searches.list': {},
  'searches.get': {},
  'searches.update': { body: { searchStatus: 'CANCELLED' } },
};

/** Values for the places in a path, by their names. */
type Ids = Record<string, string>;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('has a sample of every route of the contract, and of nothing else', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted());
});

const cases = ROUTES.map(({ name, route }) => {
  const sample = SAMPLES[name] ?? {};
  const places = [...route.path.matchAll(/:(\w+)/g)].map(([, place = '']) => place);
  const pathWith = (ids: Ids) =>
    route.path.replace(/:(\w+)/g, (_, place: string) => ids[place] ?? `no-${place}`);
  const ask = (caller: Pick<Caller, 'request'>, ids: Ids, sent: object = {}): Promise<Answer> =>
    caller.request(route.method, pathWith(ids), { body: sample.body, ...sent });
  return { title: `${route.method} ${route.path}`, route, sample, places, pathWith, ask };
});

async function idsOf(caller: Caller): Promise<Ids> {
  const { orderId, searchIds } = await caller.order();
  return { id: orderId, searchId: searchIds[0] ?? '' };
}
const unknownIds = (places: string[]): Ids =>
  Object.fromEntries(places.map((place) => [place, randomUUID()]));

/** An answer without what differs between any two requests, each id written as the name of its place. */
function essence({ status, headers, text }: Answer, ids: Ids) {
  const { date, 'x-request-id': requestId, ...lasting } = headers;
  const named = (words: string) =>
    Object.entries(ids).reduce((result, [place, id]) => result.replaceAll(id, `<${place}>`), words);
  return { status, headers: named(JSON.stringify(lasting)), text: named(text) };
}

describe.each(cases)('$title', ({ route, sample, places, pathWith, ask }) => {
  const { method } = route;

  it('2xx: the sample is a good request', async () => {
    const { status } = await ask(app.active, await idsOf(app.active));
    expect([200, 201, 202]).toContain(status);
  });

  it('405: another method', async () => {
    const path = pathWith(await idsOf(app.active));
    const allowed = ROUTES.filter((other) => other.route.path === route.path).map(
      (other) => other.route.method,
    );
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allowed.some((each) => each === other)) continue;
      const answer = await app.active.request(other, path);
      expect([answer.status, messagesOf(answer)]).toEqual([405, [`${other} is not allowed here`]]);
      expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allowed.toSorted());
    }
  });

  if (!sample.public) {
    it('401: no token', async () => {
      const answer = await ask(app, await idsOf(app.active));
      expect([answer.status, messagesOf(answer)]).toEqual([401, ['Unauthorized']]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });

    it('401: a token that nobody signed', async () => {
      const token = `${app.active.token.slice(0, -8)}AAAAAAAA`;
      const answer = await ask(app, await idsOf(app.active), { token });
      expect([answer.status, messagesOf(answer)]).toEqual([401, ['Unauthorized']]);
    });

    it.each([
      ['Token has no tenant claim', () => ({})],
      ['Unknown tenant', () => ({ tenant: randomUUID() })],
      ['Tenant is inactive', () => ({ tenant: app.inactive.context.organization.tenant })],
    ])('401: %s', async (message, claims) => {
      const answer = await ask(app, await idsOf(app.active), { token: app.token(claims()) });
      expect([answer.status, messagesOf(answer)]).toEqual([401, [message]]);
    });

    const suspended = method === 'GET' ? 200 : 403;
    it(`${suspended}: a suspended organization`, async () => {
      const ids = await idsOf(app.suspended);
      const before = await storedFor(app.test, app.suspended.context);
      expect((await ask(app.suspended, ids)).status).toBe(suspended);
      expect(await storedFor(app.test, app.suspended.context)).toEqual(before);
    });
  }

  if (places.length > 0) {
    it('400: ids that are no UUIDs, each named', async () => {
      const answer = await ask(app.active, {});
      const lines = places.map((place) => `${place} must be a UUID`);
      expect([answer.status, messagesOf(answer)]).toEqual([400, lines]);
    });

    const { unknown = 404 } = sample;
    it(`${unknown}: ids that nobody has`, async () => {
      const ids = unknownIds(places);
      const answer = await ask(app.active, ids);
      expect(answer.status).toBe(unknown);
      if (unknown === 200) expect(answer.body).toEqual({ error: 'Order not found', orderId: ids.id });
    });

    it(`${unknown}: ids of another organization, answered as those that nobody has`, async () => {
      const foreign = await idsOf(app.other);
      const before = await storedFor(app.test, app.other.context);
      const nobodys = unknownIds(places);
      const expected = essence(await ask(app.active, nobodys), nobodys);
      expect(essence(await ask(app.active, foreign), foreign)).toEqual(expected);
      expect(await storedFor(app.test, app.other.context)).toEqual(before);
    });
  }

  if (places.length > 1) {
    it('404: ids of another order, answered as those that nobody has', async () => {
      const [mine, another, foreign] = [
        await idsOf(app.active),
        await idsOf(app.active),
        await idsOf(app.other),
      ];
      const nobodys = { ...unknownIds(places), id: mine.id ?? '' };
      const expected = essence(await ask(app.active, nobodys), nobodys);
      expect(expected.status).toBe(404);
      for (const elsewhere of [another, foreign]) {
        const ids = { ...elsewhere, id: mine.id ?? '' };
        expect(essence(await ask(app.active, ids), ids)).toEqual(expected);
      }
    });
  }

  if (sample.body !== undefined) {
    it('415: another type', async () => {
      const headers = { 'content-type': 'text/xml' };
      const answer = await ask(app.active, await idsOf(app.active), { body: '<order/>', headers });
      expect([answer.status, messagesOf(answer)]).toEqual([415, ['Content-Type must be application/json']]);
    });

    it('400: no body', async () => {
      const answer = await ask(app.active, await idsOf(app.active), { body: undefined });
      expect([answer.status, messagesOf(answer)]).toEqual([400, ['body is required']]);
    });
  }
});
