import { updateSearch } from '@credence/core';
import { claimAttempt, fakeClock, OFFICE_HOURS, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
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

  it('200: an attempt that is being sent is not counted', async () => {
    const ids = await claimAttempt(app.test, app.active.context);
    expect((await act(app.active, ids, 'pause-outbounds')).body).toMatchObject({ pausedCount: 2 });
  });

  it('200: nothing on a search that has ended', async () => {
    const ids = await scheduledSearch(app);
    await updateSearch(app.active.context, { ...ids, update: { searchStatus: 'REASSIGNED' } });
    const before = await storedFor(app.test, app.active.context);
    const answer = await act(app.active, ids, 'pause-outbounds');
    expect([answer.status, answer.body]).toMatchObject([200, { pausedCount: 0 }]);
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });

  it('200: the audit trail tells which attempts were paused', async () => {
    const ids = await scheduledSearch(app);
    await act(app.active, ids, 'pause-outbounds');
    const [entry] = await app.test.sql(
      'select action, resources from audit_entries where organization_id = $1 order by id desc limit 1',
      [app.active.context.organization.id],
    );
    const { orderId, searchId } = ids;
    const outboundIds = (await attemptsOf(app, ids)).map(({ id }) => id);
    expect(entry).toEqual({ action: 'outbound.pauseAll', resources: { orderId, searchId, outboundIds } });
  });

  it('200: the same key again gets the same answer', async () => {
    const ids = await scheduledSearch(app);
    const headers = { 'idempotency-key': 'pause-1' };
    const first = await act(app.active, ids, 'pause-outbounds', { headers });
    const again = await act(app.active, ids, 'pause-outbounds', { headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('403: a suspended organization', async () => {
    const ids = await scheduledSearch(app, app.suspended);
    const answer = await act(app.suspended, ids, 'pause-outbounds');
    expect([answer.status, messagesOf(answer)]).toEqual([403, ['Tenant is suspended']]);
    expect(await statusesOf(app, ids)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
  });

  it('404: a search of another order, and of another organization', async () => {
    const [ids, other] = [await scheduledSearch(app), await scheduledSearch(app)];
    const foreign = await scheduledSearch(app, app.other);
    for (const target of [{ ...ids, searchId: other.searchId }, foreign]) {
      const answer = await act(app.active, target, 'pause-outbounds');
      expect([answer.status, messagesOf(answer)]).toEqual([404, ['Search not found']]);
      expect(await statusesOf(app, target)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
    }
  });
});
