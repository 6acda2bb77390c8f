import { describe, expect, it } from 'vitest';
import { Credence } from './client.ts';
import { ConflictError } from './errors.ts';
import { startServer, type TestServer } from './testing/test-server.ts';

const at = (server: TestServer) => new Credence({ baseUrl: server.url, auth: { token: 't' } });

it('a test without a target goes to those that are configured', async () => {
  const server = await startServer(() => ({ body: { answer: 42 } }));
  await at(server).webhookTests.send();
  expect(server.requests).toMatchObject([{ path: '/v1/webhook-tests', body: '{}' }]);
});

describe('closeoutEvents.all', () => {
  it('reads on by cursor until there is none', async () => {
    const pages = [
      { data: [{ eventId: 'e1' }, { eventId: 'e2' }], pagination: { nextCursor: 'c1' } },
      { data: [{ eventId: 'e3' }], pagination: { nextCursor: null } },
    ];
    const server = await startServer((_, number) => ({ body: pages[number] }));
    const seen: string[] = [];
    for await (const { eventId } of at(server).closeoutEvents.all({ limit: 2 })) seen.push(eventId);
    expect(seen).toEqual(['e1', 'e2', 'e3']);
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/closeout-events?limit=2',
      '/v1/closeout-events?limit=2&cursor=c1',
    ]);
  });
});

describe('closeoutEvents.redeliverAll', () => {
  it('goes on by cursor, with a key for each call, and adds up what was done', async () => {
    const done = { redelivered: 1_000, inFlight: 0, withoutTarget: 0, redacted: 0 };
    const answers = [
      { ...done, matched: 1_007, nextCursor: 'c1' },
      { redelivered: 4, inFlight: 1, withoutTarget: 2, redacted: 0, matched: 7, nextCursor: null },
    ];
    const server = await startServer((_, number) => ({ body: answers[number] }));
    const totals = await at(server).closeoutEvents.redeliverAll({ from: '2025-03-03' });
    expect(totals).toEqual({ redelivered: 1_004, inFlight: 1, withoutTarget: 2, redacted: 0 });
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
      { from: '2025-03-03' },
      { from: '2025-03-03', cursor: 'c1' },
    ]);
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('closeoutEvents.redeliver', () => {
  it('throws ConflictError where no target wants the event', async () => {
    const body = { statusCode: 409, message: 'No webhook target wants this event', error: 'Conflict' };
    const server = await startServer(() => ({ status: 409, body }));
    await expect(at(server).closeoutEvents.redeliver('e1')).rejects.toBeInstanceOf(ConflictError);
  });
});
