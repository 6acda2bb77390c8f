import { randomUUID } from 'node:crypto';
import { type ReceiverAnswer, storedFor } from '@credence/core/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, messagesOf } from '../../testing/answers.ts';
import { type Caller, openDoor, startTestApp, type TestApp } from '../../testing/app.ts';
import { answerNextTest } from './testing/webhook-tests.ts';

const HOOK = 'https://client.example/hook';
let app: TestApp;
let configured: Caller;

beforeAll(async () => {
  app = await startTestApp();
  const webhookConfig = { enabled: true, retryAttempts: 3, secret: 'shared', fallbackEndpoint: HOOK };
  configured = app.caller(await app.test.organization({ webhookConfig }));
});
afterAll(() => app.close());

const send = (caller: Caller, body: unknown = {}, headers = {}): Promise<Answer> =>
  caller.request('POST', '/v1/webhook-tests', { body, headers });

const sendAndAnswer = async (caller: Caller, body: unknown, answer: ReceiverAnswer) =>
  (await Promise.all([send(caller, body), answerNextTest(app, caller, answer)]))[0];

const eventsOf = async ({ context }: Caller) => (await storedFor(app.test, context)).webhook_events?.length;

const attempt = (url: string, responseStatus: number, responseBody: string) => ({
  deliveryId: expect.any(String),
  trigger: 'TEST',
  attemptNumber: 1,
  attemptedAt: expect.any(String),
  url,
  responseStatus,
  responseBody,
  address: '203.0.113.7',
  durationMs: 12,
  dnsMs: 2,
  connectMs: 4,
  firstByteMs: 10,
  errorClass: null,
  error: null,
  nextAttemptAt: null,
});

describe('POST webhook-tests', () => {
  it('200: the configured target took it', async () => {
    const answer = await sendAndAnswer(configured, {}, { status: 204 });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        eventId: expect.any(String),
        deliveries: [
          {
            deliveryId: expect.any(String),
            endpointSource: 'fallback',
            deliveryStatus: 'DELIVERED',
            attempts: [attempt(HOOK, 204, '')],
          },
        ],
      },
    ]);
  });

  it('200: a given target refused it, and none of its secrets comes back', async () => {
    const target = {
      url: 'https://new.example/hook?key=canary-query',
      headers: { 'X-Api-Key': 'canary-header' },
      basicAuth: { username: 'courier', password: 'canary-password' },
      secret: 'canary-secret',
    };
    const echo = ({ headers }: { headers: object }) => JSON.stringify([headers, target.secret]);
    const answer = await sendAndAnswer(configured, { target }, { status: 401, body: echo });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        success: false,
        deliveries: [
          {
            deliveryStatus: 'FAILED',
            attempts: [{ url: 'https://new.example/hook?key=***', responseStatus: 401 }],
          },
        ],
      },
    ]);
    expect(answer.text).toContain('***');
    expect(answer.text).not.toContain('canary');
    expect(answer.text).not.toContain(Buffer.from('courier:canary-password').toString('base64'));
  });

  it('200: with a key it is sent once, and the outcome repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first] = await Promise.all([
      send(configured, {}, headers),
      answerNextTest(app, configured, { status: 200, body: 'ok' }),
    ]);
    const second = await send(configured, {}, headers);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('200 and 409: of several at once with one key, one is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second, third] = await Promise.all([
      send(configured, {}, headers),
      send(configured, {}, headers),
      send(configured, {}, headers),
      answerNextTest(app, configured, { status: 200 }),
    ]);
    const statuses = [first, second, third].map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    // Whoever lost asks again.
    const again = await send(configured, {}, headers);
    expect(again.status).toBe(200);
    const { eventId } = again.body as { eventId: string };
    const sent = await app.test.sql<{ id: string; attempts: number }>(
      `select e.id, d.attempts from webhook_events e join webhook_deliveries d on d.event_id = e.id
        where e.organization_id = $1 and e.occurred_at >= (select occurred_at from webhook_events where id = $2)`,
      [configured.context.organization.id, eventId],
    );
    expect(sent).toEqual([{ id: eventId, attempts: 1 }]);
  });

  it('429: a sixth at once, which takes nothing from others and can be sent again', async () => {
    const busy = app.caller(await app.test.organization());
    const running = Array.from({ length: 5 }, () => send(busy, { target: HOOK }));
    await vi.waitUntil(async () => (await eventsOf(busy)) === 5, { timeout: 15_000 });

    const headers = { 'idempotency-key': randomUUID() };
    const sixth = await send(busy, { target: HOOK }, headers);
    expect([sixth.status, messagesOf(sixth), sixth.headers['retry-after']]).toEqual([
      429,
      ['At most 5 tests can run at once'],
      '5',
    ]);
    expect(await eventsOf(busy)).toBe(5);
    expect((await sendAndAnswer(app.active, { target: HOOK }, { status: 200 })).status).toBe(200);

    for (const _ of running) await answerNextTest(app, busy, { status: 200 });
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    const [again] = await Promise.all([
      send(busy, { target: HOOK }, headers),
      answerNextTest(app, busy, { status: 200 }),
    ]);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, undefined]);
  });

  it('200: no outcome in time', async () => {
    const hasty = await openDoor(app.test.core, 0, {}, { webhookTestMs: 300 });
    onTestFinished(hasty.close);
    const token = hasty.token({ tenant: configured.context.organization.tenant });
    const answer = await hasty.request('POST', '/v1/webhook-tests', { token, body: {} });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { success: false, deliveries: [{ deliveryStatus: 'PENDING', attempts: [] }] },
    ]);
  });

  it.each<[string, unknown, string[]]>([
    ['no target', {}, ['target is required: the organization has no webhook target for EMPLOYMENT']],
    [
      'a header with a line break',
      { target: { url: HOOK, headers: { 'X-A': 'a\r\nHost: b' } } },
      ['target.headers.X-A must have a value of printable ASCII characters only'],
    ],
    [
      'a header of ours',
      { target: { url: HOOK, headers: { 'X-Event-Id': '1' } } },
      ['target.headers.X-Event-Id must not be set by a target'],
    ],
    [
      'a bad secret',
      { target: { url: HOOK, secret: 'whsec_*' } },
      ['target.secret must have base64 after whsec_'],
    ],
  ])('400: %s', async (_, body, messages) => {
    const before = await eventsOf(app.active);
    const answer = await send(app.active, body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, messages]);
    expect(await eventsOf(app.active)).toBe(before);
  });
});
