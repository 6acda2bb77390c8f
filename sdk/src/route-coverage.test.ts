import { contract } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import type { APIPromise } from './api-promise.ts';
import { Credence } from './client.ts';
import { APIError, apiError } from './errors.ts';
import type { paths } from './generated/api.ts';
import type { Answered, Contract, Sent } from './testing/contract-types.ts';
import { startServer } from './testing/test-server.ts';

/** The client's way to each route. It does not compile where a route has none, or where arguments or answers differ. */
const CALLS: {
  [Resource in keyof Contract]: {
    [Verb in keyof Contract[Resource]]: (
      credence: Credence,
      sent: Sent<Contract[Resource][Verb]>,
    ) => APIPromise<Answered<Contract[Resource][Verb]>>;
  };
} = {
  health: { get: (c) => c.health() },
  orders: {
    create: (c, { body }) => c.orders.create(body),
    dryRun: (c, { body }) => c.orders.dryRun(body),
    list: (c, { query }) => c.orders.list(typed<'/background-check/v1/orders'>(query)),
    get: (c, { params }) => c.orders.get(params.id),
    cancel: (c, { params }) => c.orders.cancel(params.id),
  },
  orderEvents: { list: (c, { params }) => c.orders.listEvents(params.id) },
  batches: {
    create: (c, { body, query }) => (query.dryRun ? c.batches.dryRun(body) : c.batches.create(body)),
    list: (c, { query }) => c.batches.list(typed<'/background-check/v1/batches'>(query)),
    get: (c, { params }) => c.batches.get(params.id),
    delete: (c, { params }) => c.batches.delete(params.id),
  },
  searches: {
    list: (c, { params }) => c.searches.list(params.id),
    get: (c, { params }) => c.searches.get(params.id, params.searchId),
    update: (c, { params, body }) => c.searches.update(params.id, params.searchId, body),
  },
  reviews: { submit: (c, { params, body }) => c.searches.review(params.orderId, params.searchId, body) },
  searchesByExternalId: { list: (c, { params }) => c.searches.findByExternalId(params.externalSearchId) },
  contacts: {
    list: (c, { params }) => c.contacts.list(params.orderId, params.searchId),
    add: (c, { params, body }) => c.contacts.add(params.orderId, params.searchId, body),
    update: (c, { params, body }) => c.contacts.update(params.orderId, params.searchId, body),
    mark: (c, { params, body }) => c.contacts.markAccuracy(params.orderId, params.searchId, body),
    remove: (c, { params, body }) => c.contacts.remove(params.orderId, params.searchId, body),
  },
  outbounds: {
    list: (c, { params, query }) => c.outbounds.list(params.orderId, params.searchId, query),
    cancelAll: (c, { params }) => c.outbounds.cancelAll(params.orderId, params.searchId),
    pauseAll: (c, { params }) => c.outbounds.pauseAll(params.orderId, params.searchId),
    resumeAll: (c, { params }) => c.outbounds.resumeAll(params.orderId, params.searchId),
    pause: (c, { params, body }) => c.outbounds.pause(params.orderId, params.searchId, body.outboundId),
    resume: (c, { params, body }) => c.outbounds.resume(params.orderId, params.searchId, body.outboundId),
  },
  allSearches: {
    list: (c, { query }) => c.searches.listAll(typed<'/background-check/v1/searches'>(query)),
  },
  messages: {
    list: (c, { params, query }) =>
      c.messages.list(
        params.orderId,
        params.searchId,
        typed<'/background-check/v1/orders/{orderId}/searches/{searchId}/messages'>(query),
      ),
    get: (c, { params }) => c.messages.get(params.orderId, params.searchId, params.messageId),
  },
  documents: {
    get: (c, { params }) =>
      c.messages.getDocument(params.orderId, params.searchId, params.messageId, params.documentId),
  },
  auditTrail: { export: (c, { query }) => c.audit.export(typed<'/v1/audit-trail'>(query)) },
  uploadUrls: { generate: (c) => c.files.generateUploadUrl() },
  inboundNotifications: { submit: (c, { body }) => c.inbound.submit(body) },
  closeoutEvents: {
    list: (c, { query }) => c.closeoutEvents.list(typed<'/v1/closeout-events'>(query)),
    redeliver: (c, { params }) => c.closeoutEvents.redeliver(params.eventId),
    redeliverAll: (c, { body }) => c.closeoutEvents.redeliverSome(body),
  },
  webhookTests: { send: (c, { body }) => c.webhookTests.send(body) },
};

/** The contract takes any text as a page number; the client's numbers are compared with what it reads from them. */
const typed = <Path extends keyof paths>(query: object) =>
  query as NonNullable<NonNullable<paths[Path]['get']>['parameters']['query']>;

interface AnyRoute {
  method: string;
  path: string;
  pathParams?: unknown;
  query?: unknown;
  body?: unknown;
  responses: Record<number, unknown>;
}

const routes = Object.entries(contract).flatMap(([resource, verbs]) =>
  Object.entries(verbs as unknown as Record<string, AnyRoute>).map(
    ([verb, route]) => [`${resource}.${verb}`, resource, verb, route] as const,
  ),
);

/** A value for each field, that shows whether it arrives, and whole. */
const filled = (schema: unknown): Record<string, string> | undefined => {
  const { shape } = Object(schema) as { shape?: Record<string, unknown> };
  const textOf = (name: string) => (name === 'dryRun' ? 'true' : `${name}: a/b ?&ä`);
  return shape && Object.fromEntries(Object.keys(shape).map((name) => [name, textOf(name)]));
};

/** What a path takes for older clients only: the client of today has a method of its own for it. */
const OLDER = new Map([['orders.create', ['dryRun']]]);

describe('each route of the contract', () => {
  it.each(routes)('%s has its method', async (name, resource, verb, route) => {
    const calls = CALLS as Record<string, Record<string, (c: Credence, sent: unknown) => Promise<unknown>>>;
    const call = calls[resource]?.[verb] ?? expect.unreachable('The client has no method for this route');
    const server = await startServer(() => ({ body: { answer: 42 } }));
    const credence = new Credence({ baseUrl: server.url, auth: { token: 't' } });
    const sent = { params: filled(route.pathParams), query: filled(route.query), body: filled(route.body) };

    const answer = await call(credence, sent);
    expect(answer instanceof ArrayBuffer ? JSON.parse(new TextDecoder().decode(answer)) : answer).toEqual({
      answer: 42,
    });

    expect(server.requests).toHaveLength(1);
    const request = server.requests[0] ?? expect.unreachable();
    const { pathname, searchParams } = new URL(request.path, server.url);
    expect(request.method).toBe(route.method);
    expect(pathname).toBe(
      route.path.replace(/:(\w+)/g, (_param, name: string) => encodeURIComponent(sent.params?.[name] ?? '')),
    );
    const older = OLDER.get(name) ?? [];
    const query = Object.entries(sent.query ?? {}).filter(([key]) => !older.includes(key));
    expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(query));
    expect(request.body === '' ? undefined : JSON.parse(request.body)).toEqual(sent.body);
    expect(request.headers.authorization).toBe(name === 'health.get' ? undefined : 'Bearer t');
    expect(request.headers.accept).toContain('application/json');
    expect(request.headers['content-type']).toBe(sent.body && 'application/json');
    expect(request.headers['idempotency-key'] !== undefined).toBe(route.method === 'POST');
  });

  it.each(routes)('%s has an error class for each status', (_, _resource, _verb, { responses }) => {
    for (const status of Object.keys(responses).map(Number)) {
      if (status < 400) continue;
      const error = apiError({ status, body: {}, requestId: null, retryAfterSeconds: null });
      expect(error.constructor, `${status}`).not.toBe(APIError);
    }
  });
});
