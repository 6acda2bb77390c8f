import { fakeClock, OFFICE_HOURS } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { searchPath } from '../../testing/app.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { act, attemptsOf, NO_BODIES, scheduledSearch, statusesOf } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

describe('POST pause-outbounds', () => {
  it.each(NO_BODIES)('200: %s', async (_, sent) => {
    const ids = await scheduledSearch(app);
    const answer = await act(app.active, ids, 'pause-outbounds', sent);
    const { searchId } = ids;
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, searchId, externalSearchId: 'ext-1', pausedCount: 3 },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['PAUSED', 'PAUSED', 'PAUSED']);
    const search = await app.active.request('GET', searchPath(ids.orderId, searchId));
    expect(search.body).toMatchObject({ waitingFor: 'paused' });
  });

  it('200: the audit trail tells which attempts were paused', async () => {
    const ids = await scheduledSearch(app);
    await act(app.active, ids, 'pause-outbounds');
    const { orderId, searchId } = ids;
    const outboundIds = (await attemptsOf(app, ids)).map(({ id }) => id);
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'outbound.pauseAll',
      resources: { orderId, searchId, outboundIds },
    });
  });

  it('200: the same key again gets the same answer', async () => {
    const ids = await scheduledSearch(app);
    const headers = { 'idempotency-key': 'pause-1' };
    const first = await act(app.active, ids, 'pause-outbounds', { headers });
    const again = await act(app.active, ids, 'pause-outbounds', { headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });
});
