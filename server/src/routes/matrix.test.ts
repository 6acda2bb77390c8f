import { randomUUID } from 'node:crypto';
import { pauseOutbounds } from '@credence/core';
import { orderInput, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { type Answer, messagesOf, ROUTES } from '../testing/answers.ts';
import type { Caller } from '../testing/app.ts';
import { createRecords, type Ids, type Prepare } from '../testing/records.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { answerNextTest } from './webhook-tests/testing/webhook-tests.ts';

/** What a good request to an endpoint carries, beside the ids in its path. */
interface Sample {
  body?: (ids: Ids) => unknown;
  /** Names of the ids in the body. */
  names?: string[];
  /** What the records have to go through before. */
  prepare?: Prepare;
  /** What has to happen before there is an answer. */
  meanwhile?: () => Promise<unknown>;
  /** Asks for no token. */
  public?: boolean;
  /** Takes any text for an id. */
  anyText?: boolean;
  /** The answer for ids that nobody has; 404 unless the specification says otherwise. */
  unknown?: (ids: Ids) => object;
}

const note = expect.any(String);
const contact = {
  name: 'Robin Hale',
  entityName: 'Contoso Inc',
  location: 'Austin, TX',
  confidence: 0.9,
  contactMethods: [{ email: 'robin@contoso.example', confidence: 0.9, source: 'directory' }],
};
const contactBody = (more: object) => ({
  body: ({ contactId }: Ids) => ({ contactId, ...more }),
  names: ['contactId'],
});
const outboundBody = { body: ({ outboundId }: Ids) => ({ outboundId }), names: ['outboundId'] };

const SAMPLES: Record<string, Sample> = {
  'health.get': { public: true },
  'orders.create': { body: () => orderInput() },
  'orders.dryRun': { body: () => orderInput() },
  'orders.list': {},
  'orders.get': { unknown: ({ id }) => ({ error: 'Order not found', orderId: id }) },
  'orders.cancel': {},
  'orderEvents.list': {},
  'searches.list': {},
  'searches.get': {},
  'searches.update': { body: () => ({ searchStatus: 'CANCELLED' }) },
  'reviews.submit': {
    body: () => ({ claims: [{ record: 0, decision: 'REJECT' }] }),
    prepare: putUpForReview,
  },
  'allSearches.list': {},
  'messages.list': {},
  'messages.get': {},
  'documents.get': {},
  'searchesByExternalId.list': {
    anyText: true,
    unknown: ({ externalSearchId }) => ({ exists: false, externalSearchId, searches: [] }),
  },
  'contacts.list': {},
  'contacts.add': { body: () => contact },
  'contacts.update': contactBody(contact),
  'contacts.mark': contactBody({ accuracyStatus: 'ACCURATE', reason: 'They answered' }),
  'contacts.remove': contactBody({ reason: 'They left' }),
  'outbounds.list': {},
  'outbounds.cancelAll': {},
  'outbounds.pauseAll': {},
  'outbounds.resumeAll': {},
  'outbounds.pause': outboundBody,
  'outbounds.resume': { ...outboundBody, prepare: pauseOutbounds },
  'uploadUrls.generate': {},
  'inboundNotifications.submit': {
    body: () => ({ channel: 'EMAIL', messageData: { body: { text: 'She worked here' } } }),
  },
  'batches.create': { body: () => ({ orders: [orderInput(), orderInput()] }) },
  'batches.list': {},
  'batches.get': { anyText: true, unknown: ({ id }) => ({ batchId: id, message: note, note }) },
  'batches.delete': {
    anyText: true,
    unknown: ({ id }) => ({ success: false, batchId: id, message: note, note }),
  },
  'closeoutEvents.list': {},
  'closeoutEvents.redeliver': {},
  'closeoutEvents.redeliverAll': {
    body: () => ({ from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', deliveryStatus: 'FAILED' }),
  },
  'auditTrail.export': {},
  'webhookTests.send': {
    body: () => ({ target: 'https://client.example/hook' }),
    meanwhile: () => answerNextTest(app, app.active, { status: 200 }),
  },
};

/** Makes the records of a search wait for a person. */
async function putUpForReview(_context: unknown, { searchId }: Ids): Promise<void> {
  await app.test.sql(`update search_records set status = 'REVIEW' where search_id = $1`, [searchId]);
}
const app = useTestApp();

it('has a sample of every route of the contract, and of nothing else', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted());
});

const cases = ROUTES.map(({ name, route }) => {
  const sample = SAMPLES[name] ?? {};
  const places = [...route.path.matchAll(/:(\w+)/g)].map(([, place = '']) => place);
  const pathWith = (ids: Ids) =>
    route.path.replace(/:(\w+)/g, (_, place: string) => ids[place] ?? `no-${place}`);
  const ask = (caller: Pick<Caller, 'request'>, ids: Ids, sent: object = {}): Promise<Answer> =>
    caller.request(route.method, pathWith(ids), { body: sample.body?.(ids), ...sent });
  return { title: `${route.method} ${route.path}`, route, sample, places, pathWith, ask };
});

const recordsOf = ({ context }: Caller, { prepare }: Sample = {}): Promise<Ids> =>
  createRecords(app.test, context, prepare);

const unknownIds = (names: string[]): Ids => Object.fromEntries(names.map((name) => [name, randomUUID()]));

/** An answer without what differs between any two requests, each id written as the name of its place. */
function essence({ status, headers, text }: Answer, ids: Ids) {
  const { date, 'x-request-id': requestId, 'content-length': length, ...lasting } = headers;
  const named = (words: string) =>
    Object.entries(ids).reduce((result, [place, id]) => result.replaceAll(id, `<${place}>`), words);
  return { status, headers: named(JSON.stringify(lasting)), text: named(text) };
}

describe.each(cases)('$title', ({ route, sample, places, pathWith, ask }) => {
  const { method } = route;
  const { names = [] } = sample;
  let kept: Promise<Ids> | undefined;
  /** For requests that are refused: they leave the records as they are, for the next one. */
  const standing = () => {
    kept ??= recordsOf(app.active, sample);
    return kept;
  };

  it('2xx: the sample is a good request', async () => {
    const asked = ask(app.active, await recordsOf(app.active, sample));
    await sample.meanwhile?.();
    const { status } = await asked;
    expect([200, 201, 202]).toContain(status);
  });

  it('405: another method', async () => {
    const path = pathWith(await standing());
    const methods = ROUTES.filter((other) => other.route.path === route.path).map(
      (other) => other.route.method,
    );
    // Where there is something to read, its headers can be asked for alone.
    const allowed = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (allowed.some((each) => each === other)) continue;
      const answer = await app.active.request(other, path);
      expect([answer.status, messagesOf(answer)]).toEqual([405, [`${other} is not allowed here`]]);
      expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allowed.toSorted());
    }
  });

  if (!sample.public) {
    it('401: no token', async () => {
      const answer = await ask(app, await standing());
      expect([answer.status, messagesOf(answer)]).toEqual([401, ['Unauthorized']]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });

    it('401: a token that nobody signed', async () => {
      const token = `${app.active.token.slice(0, -8)}AAAAAAAA`;
      const answer = await ask(app, await standing(), { token });
      expect([answer.status, messagesOf(answer)]).toEqual([401, ['Unauthorized']]);
    });

    it.each([
      ['Token has no tenant claim', () => ({})],
      ['Unknown tenant', () => ({ tenant: randomUUID() })],
      ['Tenant is inactive', () => ({ tenant: app.inactive.context.organization.tenant })],
    ])('401: %s', async (message, claims) => {
      const answer = await ask(app, await standing(), { token: app.token(claims()) });
      expect([answer.status, messagesOf(answer)]).toEqual([401, [message]]);
    });

    const suspended = method === 'GET' ? 200 : 403;
    it(`${suspended}: a suspended organization`, async () => {
      const ids = await recordsOf(app.suspended, sample);
      const before = await storedFor(app.test, app.suspended.context);
      const answer = await ask(app.suspended, ids);
      expect(answer.status).toBe(suspended);
      if (suspended === 403) expect(messagesOf(answer)).toEqual(['Tenant is suspended']);
      expect(await storedFor(app.test, app.suspended.context)).toEqual(before);
    });
  }

  if (places.length > 0) {
    if (!sample.anyText) {
      it('400: ids that are no UUIDs, each named', async () => {
        const answer = await ask(app.active, {}, { body: sample.body?.(unknownIds(names)) });
        const lines = places.map((place) => `${place} must be a UUID`);
        expect([answer.status, messagesOf(answer)]).toEqual([400, lines]);
      });
    }

    const unknown = sample.unknown ? 200 : 404;
    it(`${unknown}: ids that nobody has`, async () => {
      const ids = unknownIds([...places, ...names]);
      const answer = await ask(app.active, ids);
      expect(answer.status).toBe(unknown);
      if (sample.unknown) expect(answer.body).toEqual(sample.unknown(ids));
    });

    it(`${unknown}: ids of another organization, answered as those that nobody has`, async () => {
      const foreign = await recordsOf(app.other, sample);
      const before = await storedFor(app.test, app.other.context);
      const nobodys = unknownIds(Object.keys(foreign));
      const expected = essence(await ask(app.active, nobodys), nobodys);
      expect(essence(await ask(app.active, foreign), foreign)).toEqual(expected);
      expect(await storedFor(app.test, app.other.context)).toEqual(before);
    });
  }

  const [first = '', ...others] = [...places, ...names];
  if (others.length > 0) {
    it.each(others)('404: %s of another order, answered as one that nobody has', async (name) => {
      const [mine, another, foreign] = [
        await recordsOf(app.active, sample),
        await recordsOf(app.active, sample),
        await recordsOf(app.other, sample),
      ];
      const nobodys = { ...mine, [name]: randomUUID() };
      const expected = essence(await ask(app.active, nobodys), nobodys);
      expect(expected.status).toBe(404);
      for (const elsewhere of [another, foreign]) {
        const ids = { ...mine, [name]: elsewhere[name] ?? '' };
        expect(ids[first]).toBe(mine[first]);
        expect(essence(await ask(app.active, ids), ids)).toEqual(expected);
      }
    });
  }

  if (sample.body !== undefined) {
    it('415: another type', async () => {
      const headers = { 'content-type': 'text/xml' };
      const answer = await ask(app.active, await standing(), {
        body: '<order/>',
        headers,
      });
      expect([answer.status, messagesOf(answer)]).toEqual([415, ['Content-Type must be application/json']]);
    });

    it('400: no body', async () => {
      const answer = await ask(app.active, await standing(), { body: undefined });
      expect([answer.status, messagesOf(answer)]).toEqual([400, ['body is required']]);
    });
  }
});
