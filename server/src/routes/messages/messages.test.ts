import { contract } from '@credence/contract';
import { processInbound } from '@credence/core';
import { fakeClock, LETTER, OFFICE_HOURS, receiveLetter } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { createRecords, type Ids } from '../../testing/records.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

const recordsOf = () => createRecords(app.test, app.active.context);
const pathOf = ({ orderId = '', searchId = '' }: Ids, rest = '') =>
  `${searchPath(orderId, searchId)}/messages${rest}`;
const get = (ids: Ids, rest?: string) => app.active.request('GET', pathOf(ids, rest));

describe('GET messages', () => {
  it('200: what came in, the newest first, and what became of it', async () => {
    const ids = await recordsOf();
    const { searchId = '', contactId = '', outboundId = '', orderId } = ids;
    const second = await receiveLetter(app.active.context, { searchId, contactId, outboundId });
    await processInbound(app.active.context, { searchId, inboundId: ids.messageId ?? '' });

    const answer = await get(ids);
    expect(answer.status).toBe(200);
    const { messages, ...rest } = contract.messages.list.responses[200].parse(answer.body);
    expect(rest).toEqual({
      success: true,
      searchId,
      externalSearchId: ids.externalSearchId,
      nextCursor: null,
    });
    expect(messages.map(({ id }) => id)).toEqual([second.messageId, ids.messageId]);
    const receivedAt = new Date(OFFICE_HOURS).toISOString();
    expect(messages[1]).toEqual({
      id: ids.messageId,
      searchId,
      contactId,
      contactName: expect.stringMatching(/./),
      outboundId,
      door: 'API',
      channel: 'EMAIL',
      classification: 'INFO_REQUESTED',
      confidence: 0.7,
      receivedAt,
      processedAt: receivedAt,
      effect: { kind: 'REVIEW', reason: expect.stringContaining('the source asks for more information') },
      readBack: null,
      documents: [
        {
          id: ids.documentId,
          fileName: 'Letter “A”.pdf',
          contentType: 'application/pdf',
          size: LETTER.length,
        },
      ],
    });
    expect(messages[0]).toMatchObject({ processedAt: null, effect: null });
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'message.list',
      resources: { orderId, searchId, inboundIds: [second.messageId, ids.messageId] },
    });
  });

  it('200: a page at a time, each message once', async () => {
    const ids = await recordsOf();
    const { searchId = '', contactId = '', outboundId = '' } = ids;
    for (let more = 0; more < 4; more += 1)
      await receiveLetter(app.active.context, { searchId, contactId, outboundId });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = cursor === '' ? '?limit=2' : `?limit=2&cursor=${cursor}`;
      const page = contract.messages.list.responses[200].parse((await get(ids, query)).body);
      seen.push(...page.messages.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it('400: a cursor of another list', async () => {
    const answer = await get(await recordsOf(), '?cursor=another');
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['cursor is not one that a list of messages answered with'],
    ]);
  });
});

describe('GET message', () => {
  it('200: all that it says', async () => {
    const ids = await recordsOf();
    const { orderId, searchId, messageId } = ids;
    const answer = await get(ids, `/${messageId}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      searchId,
      message: {
        id: messageId,
        message: { from: 'hr@contoso.example', text: 'Which department was it?', attachments: [] },
        answers: null,
        reading: null,
        reasoning: 'It asks a question',
      },
    });
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'message.read',
      resources: { orderId, searchId, inboundId: messageId },
    });
  });
});

describe('GET document', () => {
  it('200: the file, to be saved and not to be run', async () => {
    const ids = await recordsOf();
    const { orderId, searchId, messageId, documentId } = ids;
    const { status, headers, text } = await get(ids, `/${messageId}/documents/${documentId}`);
    expect([status, text]).toEqual([200, LETTER.toString()]);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Letter ?A?.pdf"; filename*=UTF-8''Letter%20%E2%80%9CA%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'document.read',
      resources: { orderId, searchId, inboundId: messageId, documentId },
    });
  });
});
