import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import { GATEWAY_SECRET, startTestApp, type TestApp } from '../testing/app.ts';
import { createRecords, type Ids } from '../testing/records.ts';
import { GATEWAY_PATH } from './router.ts';

let app: TestApp;
let mine: Ids;
let theirs: Ids;

beforeAll(async () => {
  app = await startTestApp();
  [mine, theirs] = (await Promise.all(
    [app.active, app.other].map(({ context }) => createRecords(app.test, context)),
  )) as [Ids, Ids];
});
afterAll(() => app.close());

const answers = { respondent: { name: 'Pat Doyle' }, claims: [{ field: 'position', answer: 'CONFIRMED' }] };
const answerTo = (outboundId: string | undefined) => ({
  channel: 'VOICE',
  answers,
  metadata: { outboundId },
});

interface Signing {
  id?: string;
  secret?: string;
  at?: Date;
  headers?: Record<string, string>;
}

/** Sends what a gateway has signed. */
function pass(
  body: unknown,
  { id = randomUUID(), secret = GATEWAY_SECRET, at = new Date(), headers = {} }: Signing = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, text),
  };
  return app.request('POST', GATEWAY_PATH, { body: text, headers: { ...signed, ...headers } });
}

const keptBy = (organizationId: string, messageId: string) =>
  app.test.sql<{ searchId: string; outboundId: string; door: string }>(
    `select search_id as "searchId", outbound_id as "outboundId", door from inbound_messages
      where organization_id = $1 and message_id = $2`,
    [organizationId, messageId],
  );

describe('POST /gateways/notifications', () => {
  it('202: one gateway answers attempts of every organization', async () => {
    for (const [caller, { searchId, outboundId }] of [
      [app.active, mine],
      [app.other, theirs],
    ] as const) {
      const messageId = randomUUID();
      const { status, body } = await pass(answerTo(outboundId), { id: messageId });
      expect([status, body]).toEqual([
        202,
        { success: true, messageId, searchId, processedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      ]);
      expect(await keptBy(caller.context.organization.id, messageId)).toEqual([
        { searchId, outboundId, door: 'API' },
      ]);
    }
  });

  it('202: null is as good as nothing', async () => {
    const id = randomUUID();
    const nulls = { messageId: null, threadId: null, classification: null };
    const said = { ...answers, noRecord: null, questions: null };
    const { status } = await pass({ ...answerTo(mine.outboundId), ...nulls, answers: said }, { id });
    expect(status).toBe(202);
    expect(await keptBy(app.active.context.organization.id, id)).toHaveLength(1);
  });

  it('202: what comes again is kept once', async () => {
    const id = randomUUID();
    const first = await pass(answerTo(mine.outboundId), { id });
    expect((await pass(answerTo(mine.outboundId), { id })).body).toEqual(first.body);
    expect(await keptBy(app.active.context.organization.id, id)).toHaveLength(1);
  });

  it('202: only the attempt decides whose it is', async () => {
    const metadata = { outboundId: mine.outboundId, searchId: theirs.searchId };
    const { body } = await pass({ ...answerTo(undefined), metadata });
    expect(body).toMatchObject({ searchId: mine.searchId });
  });

  it('leaves an entry in the audit trail, as an answer with a token does', async () => {
    await pass(answerTo(mine.outboundId));
    const [entry] = await app.test.sql<{ action: string; actor: string }>(
      `select action, actor from audit_entries where organization_id = $1 order by id desc limit 1`,
      [app.active.context.organization.id],
    );
    expect(entry).toEqual({ action: 'inbound.submit', actor: 'API' });
  });

  it.each<[string, object, string]>([
    ['names no attempt', answerTo(undefined), 'metadata.outboundId is required'],
    ['says nothing', { metadata: {} }, 'messageData is required when there are no answers'],
    ['names an attempt by no id', answerTo('one'), 'metadata.outboundId must be a UUID'],
  ])('400: %s', async (_, body, problem) => {
    const answer = await pass(body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [problem]]);
  });

  it('400: no JSON', async () => {
    expect((await pass('{"answers":')).status).toBe(400);
  });

  it.each<[string, Signing]>([
    ['another secret', { secret: `whsec_${Buffer.alloc(24, 'another').toString('base64')}` }],
    ['six minutes ago', { at: new Date(Date.now() - 360_000) }],
    ['another id', { headers: { 'webhook-id': 'another' } }],
    ['no time', { headers: { 'webhook-timestamp': 'now' } }],
    ['a signature that is none', { headers: { 'webhook-signature': 'v1' } }],
    ['an endless id', { id: 'x'.repeat(1_001) }],
  ])('401: signed with %s', async (_, signing) => {
    const answer = await pass(answerTo(mine.outboundId), signing);
    expect([answer.status, messagesOf(answer)]).toEqual([401, ['The signature is missing or wrong']]);
  });

  it('401: a token is no signature', async () => {
    const answer = await app.active.request('POST', GATEWAY_PATH, { body: answerTo(mine.outboundId) });
    expect(answer.status).toBe(401);
  });

  it('404: an attempt that does not exist', async () => {
    const answer = await pass(answerTo(randomUUID()));
    expect([answer.status, messagesOf(answer)]).toEqual([404, ['Attempt not found']]);
  });

  it('405, 413 and 415 as everywhere', async () => {
    expect((await app.request('GET', GATEWAY_PATH)).status).toBe(405);
    expect((await pass('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await pass('x', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
});
