import { randomUUID } from 'node:crypto';
import { fakeClock, OFFICE_HOURS } from '@credence/core/testing';
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
    [{}, 'outboundId is required'],
    [{ outboundId: 'first' }, 'outboundId must be a UUID'],
    [{ outboundId: null }, 'outboundId must be a UUID'],
  ])('400: %j', async (body, message) => {
    const answer = await pause(await scheduledSearch(app), body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [message]]);
  });
});
