import { randomUUID } from 'node:crypto';
import { updateSearch } from '@credence/core';
import { fakeClock, OFFICE_HOURS, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { act, scheduledSearch, statusesOf } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

const pause = (ids: Parameters<typeof act>[1], body: unknown, headers = {}) =>
  act(app.active, ids, 'pause-outbound', { body, headers });

describe('POST pause-outbound', () => {
  it('200: pauses that one, whatever else the body says', async () => {
    const { outboundId, ...ids } = await scheduledSearch(app);
    const answer = await pause(ids, { outboundId, status: 'CANCELLED', searchId: randomUUID() });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        searchId: ids.searchId,
        externalSearchId: 'ext-1',
        outboundId,
        status: 'PAUSED',
      },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['PAUSED', 'SCHEDULED', 'SCHEDULED']);
  });

  it.each([
    [undefined, 'body is required'],
    [{}, 'outboundId is required'],
    [{ outboundId: 'first' }, 'outboundId must be a UUID'],
    [{ outboundId: null }, 'outboundId must be a UUID'],
  ])('400: %j', async (body, message) => {
    const answer = await pause(await scheduledSearch(app), body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [message]]);
  });

  it('404: an unknown attempt, one of another search, and one of another organization', async () => {
    const [ids, other, foreign] = [
      await scheduledSearch(app),
      await scheduledSearch(app),
      await scheduledSearch(app, app.other),
    ];
    for (const outboundId of [randomUUID(), other.outboundId, foreign.outboundId]) {
      const answer = await pause(ids, { outboundId });
      expect([answer.status, messagesOf(answer)]).toEqual([404, ['Outbound not found']]);
    }
    const elsewhere = await pause({ ...ids, orderId: other.orderId }, { outboundId: ids.outboundId });
    expect([elsewhere.status, messagesOf(elsewhere)]).toEqual([404, ['Search not found']]);
  });

  it.each(['PAUSED', 'IN_PROGRESS', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED'])(
    '409: an attempt that is %s',
    async (status) => {
      const ids = await scheduledSearch(app);
      const { outboundId } = ids;
      await app.test.sql('update outbounds set status = $2 where id = $1', [outboundId, status]);
      const before = await storedFor(app.test, app.active.context);
      const answer = await pause(ids, { outboundId });
      const words = `An attempt that is ${status} does not allow "pause"`;
      expect([answer.status, messagesOf(answer)]).toEqual([409, [words]]);
      expect(await storedFor(app.test, app.active.context)).toEqual(before);
    },
  );

  it('409: an attempt of a search that has ended', async () => {
    const { outboundId, ...ids } = await scheduledSearch(app);
    await updateSearch(app.active.context, { ...ids, update: { searchStatus: 'REASSIGNED' } });
    expect((await pause(ids, { outboundId })).status).toBe(409);
  });

  it('415: another type', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await pause(await scheduledSearch(app), 'outboundId=1', type);
    expect([answer.status, messagesOf(answer)]).toEqual([415, ['Content-Type must be application/json']]);
  });
});
