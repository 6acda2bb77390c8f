import { randomUUID } from 'node:crypto';
import { contract } from '@credence/contract';
import { storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const NOTIFICATIONS = contract.inboundNotifications.submit.path;
const submit = (body: unknown, caller = app.active, headers = {}) =>
  caller.request('POST', NOTIFICATIONS, { body, headers });

const message = {
  from: 'hr@contoso.example',
  to: 'replies@credence.example',
  subject: 'Re: Employment verification',
  body: { text: 'We have no record of this person.' },
  timestamp: '2026-03-02T16:00:00Z',
  attachments: [{ filename: 'letter.pdf', contentType: 'application/pdf', size: 2048 }],
};

const newSearch = async (): Promise<string> => (await app.active.order()).searchIds[0] ?? '';

describe('POST /background-check/v1/inbound/notifications', () => {
  it.each(['EMAIL', 'EFORM', 'FAX_WEBHOOK', 'VOICE', 'JSON', undefined])(
    '202: by the channel %s',
    async (channel) => {
      const searchId = await newSearch();
      const messageId = `<${randomUUID()}@contoso.example>`;
      const { status, body } = await submit({
        messageId,
        channel,
        messageData: message,
        metadata: { searchId },
      });
      expect([status, body]).toEqual([
        202,
        { success: true, messageId, searchId, processedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      ]);
      const [row] = await app.test.sql(
        'select channel, classification, effect from inbound_messages where message_id = $1',
        [messageId],
      );
      expect(row).toEqual({ channel: channel ?? 'STANDARD', classification: 'NO_RECORD', effect: 'REVIEW' });
    },
  );

  it('202: with long texts in fields that nobody reads, as providers send them', async () => {
    const messageData = {
      ...message,
      body: { ...message.body, html: `<p>${'x'.repeat(20_000)}</p>` },
      attachments: [{ ...message.attachments[0], content: 'JVBERi0x'.repeat(5_000) }],
    };
    const { status, body } = await submit({ messageData, metadata: { searchId: await newSearch() } });
    expect([status, body]).toMatchObject([202, { success: true }]);
    const tooLong = { ...message, body: { text: 'x'.repeat(10_001) } };
    const answer = await submit({ messageData: tooLong });
    const problem = 'messageData.body.text must be at most 10,000 characters long';
    expect([answer.status, messagesOf(answer)]).toEqual([400, [problem]]);
  });

  it('202: with an id of its own for a message that has none', async () => {
    const { body } = await submit({ messageData: message, metadata: { searchId: await newSearch() } });
    expect(body).toMatchObject({ success: true, messageId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('202: not successful, and kept, when it belongs to no search', async () => {
    const messageId = randomUUID();
    const { status, body } = await submit({
      messageId,
      messageData: message,
      metadata: { searchId: randomUUID() },
    });
    expect([status, body]).toEqual([
      202,
      {
        success: false,
        messageId,
        failureReasons: ['metadata.searchId matches no search'],
        metadata: { errorCode: 'SEARCH_NOT_FOUND' },
        processedAt: expect.any(String),
      },
    ]);
    const rows = await app.test.sql('select search_id from inbound_messages where message_id = $1', [
      messageId,
    ]);
    expect(rows).toEqual([{ search_id: null }]);
  });

  it("202: the same for another organization's ids as for ids that never existed", async () => {
    const { searchIds } = await app.other.order({
      searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: 'theirs' }],
    });
    const before = await storedFor(app.test, app.other.context);
    const messageId = 'either';
    const theirs = await submit({
      messageId,
      messageData: message,
      metadata: { searchId: searchIds[0], externalSearchId: 'theirs' },
    });
    const caller = app.caller(await app.test.organization());
    const unknown = await submit(
      { messageId, messageData: message, metadata: { searchId: randomUUID(), externalSearchId: 'nobody' } },
      caller,
    );
    const withoutTime = (body: unknown) => ({ ...(body as object), processedAt: null });
    expect(withoutTime(theirs.body)).toEqual(withoutTime(unknown.body));
    expect(await storedFor(app.test, app.other.context)).toEqual(before);
  });

  it('202: the first answer again for a message that came before', async () => {
    const searchId = await newSearch();
    const notification = { messageId: randomUUID(), messageData: message, metadata: { searchId } };
    const copies = await Promise.all(Array.from({ length: 8 }, () => submit(notification)));
    expect(new Set(copies.map(({ text }) => text)).size).toBe(1);
    const later = await submit({ ...notification, metadata: {} });
    expect(later.text).toBe(copies[0]?.text);
    const rows = await app.test.sql('select 1 from inbound_messages where message_id = $1', [
      notification.messageId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('202: once under one idempotency key', async () => {
    const notification = { messageData: message, metadata: { searchId: await newSearch() } };
    const key = { 'idempotency-key': randomUUID() };
    const first = await submit(notification, app.active, key);
    const second = await submit(notification, app.active, key);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('202: keeps what it does not know in metadata, and ignores it elsewhere', async () => {
    const messageId = randomUUID();
    const { status } = await submit({
      messageId,
      messageData: { ...message, flavour: 'sour' },
      metadata: { searchId: await newSearch(), ticket: { number: 7 } },
      id: randomUUID(),
      tenant: 'other',
      organizationId: app.other.context.organization.id,
    });
    expect(status).toBe(202);
    const [row] = await app.test.sql('select organization_id from inbound_messages where message_id = $1', [
      messageId,
    ]);
    expect(row).toEqual({ organization_id: app.active.context.organization.id });
  });

  it('202: answers alone are enough', async () => {
    const answers = { claims: [{ field: 'position', answer: 'CONFIRMED' }] };
    const { status } = await submit({ answers, metadata: { searchId: await newSearch() } });
    expect(status).toBe(202);
  });

  it.each(['2026-03-02T16:00Z', '2026-03-02T16:00-05:00', '2026-03-02T16:00:00.123456+00:00'])(
    '202: keeps %s as the time of writing',
    async (timestamp) => {
      const searchId = await newSearch();
      const { status } = await submit({
        messageData: { ...message, timestamp },
        metadata: { searchId },
      });
      expect(status).toBe(202);
    },
  );

  it.each<[object, string]>([
    [{}, 'messageData is required when there are no answers'],
    [{ channel: 'PIGEON', messageData: message }, 'channel must be'],
    [{ messageData: { ...message, timestamp: 'yesterday' } }, 'messageData.timestamp'],
    [{ messageData: { ...message, body: 'text' } }, 'messageData.body'],
    [{ messageData: message, metadata: { searchId: 'no uuid' } }, 'metadata.searchId must be a UUID'],
    [{ messageData: message, classification: { type: 'MAYBE' } }, 'classification.type'],
    [{ messageData: message, classification: { type: 'OTHER', confidence: 2 } }, 'classification.confidence'],
    [
      { answers: { claims: [{ field: 'position' }] } },
      'answers.claims.0.answer is required when there is no value',
    ],
    [{ answers: { claims: [{ field: 'position', answer: 'PERHAPS' }] } }, 'answers.claims.0.answer'],
    [
      {
        answers: {
          claims: [
            { field: 'position', answer: 'CONFIRMED' },
            { record: 1, field: 'position', answer: 'CONFIRMED' },
            { record: 0, field: 'position', value: 'Janitor' },
          ],
        },
      },
      'answers.claims.2.field is answered twice',
    ],
    [
      { answers: { questions: [1, 2, 1].map((questionId) => ({ questionId, selectedAnswer: 'yes' })) } },
      'answers.questions.2.questionId is answered twice',
    ],
    [{ answers: { questions: [{ questionId: '1' }] } }, 'answers.questions.0.questionId'],
    [{ messageData: message, messageId: '' }, 'messageId'],
  ])('400: %j', async (body, problem) => {
    const answer = await submit(body);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toContainEqual(expect.stringContaining(problem));
  });

  it('413: more than 2 MB', async () => {
    const long = JSON.stringify({
      messageData: { attachments: Array(30_000).fill({ filename: 'x'.repeat(80) }) },
    });
    expect((await submit(long)).status).toBe(413);
  });
});
