import { contract } from '@credence/contract';
import { recordOutbound } from '@credence/core';
import { claimAttempt, fakeClock, OFFICE_HOURS, type OrderedSearch } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { attemptsOf, scheduledSearch } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

const list = ({ orderId, searchId }: OrderedSearch, query = '') =>
  app.active.request('GET', `${searchPath(orderId, searchId)}/outbounds${query}`);

async function read(ids: OrderedSearch, query?: string) {
  const answer = await list(ids, query);
  expect(answer.status).toBe(200);
  return contract.outbounds.list.responses[200].parse(answer.body);
}

describe('GET outbounds', () => {
  it('200: what can still be acted on, the next one first, every field', async () => {
    const ids = await scheduledSearch(app);
    const attempts = await attemptsOf(app, ids);
    const { outbounds, ...search } = await read(ids);
    expect(search).toEqual({ success: true, searchId: ids.searchId, externalSearchId: 'ext-1' });
    expect(outbounds.map(({ outboundId }) => outboundId)).toEqual(attempts.map(({ id }) => id));
    const now = new Date(OFFICE_HOURS).toISOString();
    expect(outbounds[0]).toEqual({
      outboundId: ids.outboundId,
      searchId: ids.searchId,
      contactId: attempts[0]?.contact_id,
      contactName: expect.stringMatching(/./),
      contactEntity: 'Contoso Inc',
      channel: 'EMAIL',
      destination: 'hr@contoso.example',
      attemptNumber: 1,
      status: 'SCHEDULED',
      scheduledAt: now,
      sentAt: null,
      completedAt: null,
      outcome: null,
      error: null,
      createdAt: now,
      updatedAt: now,
    });
  });

  it('200: with include=all the history too, after what can be acted on', async () => {
    const { claimed, ...ids } = await claimAttempt(app.test, app.active.context);
    await recordOutbound(app.active.context, claimed, { kind: 'sent' });
    expect((await read(ids)).outbounds.map(({ status }) => status)).toEqual(['SCHEDULED', 'SCHEDULED']);
    const { outbounds } = await read(ids, '?include=all');
    expect(outbounds.map(({ status }) => status)).toEqual(['SCHEDULED', 'SCHEDULED', 'SENT']);
    expect(outbounds[2]).toMatchObject({ sentAt: new Date(OFFICE_HOURS).toISOString() });
  });

  it('200: none before there are any, and the audit trail tells which were shown', async () => {
    const { orderId, searchIds } = await app.active.order();
    expect((await read({ orderId, searchId: searchIds[0] ?? '' })).outbounds).toEqual([]);

    const ids = await scheduledSearch(app);
    await read(ids);
    const { orderId: id, searchId } = ids;
    const outboundIds = (await attemptsOf(app, ids)).map((attempt) => attempt.id);
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'outbound.list',
      resources: { orderId: id, searchId, outboundIds },
    });
  });

  it('400: another include', async () => {
    const answer = await list(await scheduledSearch(app), '?include=sent');
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual([expect.stringMatching(/^include must be /)]);
  });
});
