import { randomUUID } from 'node:crypto';
import { updateSearch } from '@credence/core';
import { claimAttempt, fakeClock, OFFICE_HOURS, openEvents, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { act, NO_BODIES, scheduledSearch, statusesOf } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

describe('POST cancel-outbounds', () => {
  it.each(NO_BODIES)('200: %s', async (_, sent) => {
    const ids = await scheduledSearch(app);
    const { outboundId, searchId } = ids;
    await act(app.active, ids, 'pause-outbound', { body: { outboundId } });
    const answer = await act(app.active, ids, 'cancel-outbounds', sent);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, searchId, externalSearchId: 'ext-1', cancelledCount: 3 },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  });

  it('200: the search stays in progress and says what it waits for; no webhook tells of it', async () => {
    const ids = await scheduledSearch(app);
    const events = await openEvents(app.test, app.active.context, ids.searchId);
    await act(app.active, ids, 'cancel-outbounds');
    const { body } = await app.active.request('GET', searchPath(ids.orderId, ids.searchId));
    expect(body).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
      waitingFor: 'outreach to be asked for, since its attempts were cancelled',
    });
    expect(await openEvents(app.test, app.active.context, ids.searchId)).toEqual(events);
  });

  it('200: what is being sent is not counted', async () => {
    const ids = await claimAttempt(app.test, app.active.context);
    expect((await act(app.active, ids, 'cancel-outbounds')).body).toMatchObject({ cancelledCount: 2 });
    expect(await statusesOf(app, ids)).toEqual(['IN_PROGRESS', 'CANCELLED', 'CANCELLED']);
  });

  it('200: nothing, a second time or on a search that has ended', async () => {
    const [twice, ended] = [await scheduledSearch(app), await scheduledSearch(app)];
    await act(app.active, twice, 'cancel-outbounds');
    await updateSearch(app.active.context, { ...ended, update: { searchStatus: 'CANCELLED' } });
    const before = await storedFor(app.test, app.active.context);
    for (const ids of [twice, ended]) {
      const answer = await act(app.active, ids, 'cancel-outbounds');
      expect([answer.status, answer.body]).toMatchObject([200, { cancelledCount: 0 }]);
    }
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });

  it('404: an unknown search', async () => {
    const ids = await scheduledSearch(app);
    const answer = await act(app.active, { ...ids, searchId: randomUUID() }, 'cancel-outbounds');
    expect([answer.status, messagesOf(answer)]).toEqual([404, ['Search not found']]);
  });
});
