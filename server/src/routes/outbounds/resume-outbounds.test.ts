import { randomUUID } from 'node:crypto';
import { updateSearch } from '@credence/core';
import { type FakeClock, fakeClock, OFFICE_HOURS, storedFor } from '@credence/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath, startTestApp, type TestApp } from '../../testing/app.ts';
import { act, NO_BODIES, scheduledSearch, statusesOf } from './testing/outbounds.ts';

let app: TestApp;
const clock: FakeClock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(() => clock.set(OFFICE_HOURS));
afterAll(() => app.close());

async function pausedSearch() {
  const ids = await scheduledSearch(app);
  await act(app.active, ids, 'pause-outbounds');
  return ids;
}

describe('POST resume-outbounds', () => {
  it.each(NO_BODIES)('200: %s', async (_, sent) => {
    const ids = await pausedSearch();
    const answer = await act(app.active, ids, 'resume-outbounds', sent);
    const { searchId } = ids;
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, searchId, externalSearchId: 'ext-1', resumedCount: 3, cancelledCount: 0 },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
  });

  it('200: what is overdue moves into the next business hours, as far as time is left', async () => {
    const ids = await pausedSearch();
    clock.set('2026-03-06T04:00:00Z');
    expect((await act(app.active, ids, 'resume-outbounds')).body).toMatchObject({
      resumedCount: 1,
      cancelledCount: 2,
    });
    const list = await app.active.request('GET', `${searchPath(ids.orderId, ids.searchId)}/outbounds`);
    expect(list.body).toMatchObject({
      outbounds: [{ outboundId: ids.outboundId, scheduledAt: '2026-03-06T14:00:00.000Z' }],
    });
  });

  it('200: nothing where nothing is paused, or on a search that has ended', async () => {
    const [running, ended] = [await scheduledSearch(app), await pausedSearch()];
    await updateSearch(app.active.context, { ...ended, update: { searchStatus: 'CANCELLED' } });
    const before = await storedFor(app.test, app.active.context);
    for (const ids of [running, ended]) {
      const answer = await act(app.active, ids, 'resume-outbounds');
      expect([answer.status, answer.body]).toMatchObject([200, { resumedCount: 0, cancelledCount: 0 }]);
    }
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });

  it('404: an unknown search', async () => {
    const ids = await pausedSearch();
    const answer = await act(app.active, { ...ids, searchId: randomUUID() }, 'resume-outbounds');
    expect([answer.status, messagesOf(answer)]).toEqual([404, ['Search not found']]);
  });
});
