import { openEvents, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const completed = (outcome: string, more: object = {}) => ({
  searchStatus: 'COMPLETED',
  resolution: { outcome, ...more },
});

interface Target {
  orderId: string;
  searchId: string;
}

async function ordered(searches = 1): Promise<Target & { searchIds: string[] }> {
  const { orderId, searchIds } = await app.active.order({
    searchTypes: Array.from({ length: searches }, () => ({
      searchType: 'EMPLOYMENT',
      externalSearchId: 'ext-1',
    })),
  });
  return { orderId, searchIds, searchId: searchIds[0] ?? '' };
}

const patch = ({ orderId, searchId }: Target, body: unknown, headers = {}) =>
  app.active.request('PATCH', searchPath(orderId, searchId), { body, headers });

const CLOSED = 'verification.notification';
const DONE = 'verification.completed';
const ACT = 'verification.action_required';

describe('PATCH search', () => {
  it.each([
    [completed('VERIFIED'), [CLOSED, DONE]],
    [completed('VERIFIED_DISCREPANCY'), [CLOSED, DONE]],
    [completed('VERIFIED_NO_DISCREPANCY'), [CLOSED, DONE]],
    [completed('ACTION_REQUIRED', { reasonCode: 'OTHER' }), [CLOSED, ACT]],
    [{ searchStatus: 'REASSIGNED' }, [CLOSED, ACT]],
    [{ searchStatus: 'CANCELLED' }, [CLOSED]],
  ])('200: %j', async (body, webhooksEmitted) => {
    const target = await ordered();
    const answer = await patch(target, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      orderId: target.orderId,
      searchId: target.searchId,
      externalSearchId: 'ext-1',
      previousStatus: 'IN_PROGRESS',
      currentStatus: body.searchStatus,
      orderStatus: 'COMPLETED',
      orderRollupApplied: true,
      webhooksEmitted,
    });
    const events = await openEvents(app.test, app.active.context, target.searchId);
    expect(events.map(({ event }) => event)).toEqual(webhooksEmitted);
  });

  it('200: leaves externalSearchId out where there is none', async () => {
    const { orderId, searchIds } = await app.active.order({ searchTypes: [{ searchType: 'EDUCATION' }] });
    const { body } = await patch({ orderId, searchId: searchIds[0] ?? '' }, { searchStatus: 'CANCELLED' });
    expect(body).not.toHaveProperty('externalSearchId');
  });

  it('200: reason and metadata go into the notification as they were sent', async () => {
    const target = await ordered();
    const metadata = { ticket: 7, nested: { list: [null, 'é'] }, constructor: 'kept', source: 'forged' };
    expect(
      (await patch(target, { searchStatus: 'CANCELLED', reason: 'changed our mind', metadata })).status,
    ).toBe(200);
    const [event] = await openEvents(app.test, app.active.context, target.searchId);
    expect(event?.data.metadata).toMatchObject({
      ...metadata,
      source: 'api',
      trigger: 'search_update',
      reason: 'changed our mind',
      previousStatus: 'IN_PROGRESS',
      currentStatus: 'CANCELLED',
      updatedFields: ['searchStatus'],
    });
  });

  it('200: IN_PROGRESS changes nothing, nor do fields that are not for the caller to set', async () => {
    const target = await ordered();
    const before = await storedFor(app.test, app.active.context);
    const forged = '"id":"x","orderId":"x","tenant":"x","orderStatus":"COMPLETED","phase":"CLOSED"';
    const hostile = '"__proto__":{"searchStatus":"CANCELLED"},"constructor":{"prototype":{"polluted":1}}';
    const answer = await patch(target, `{"searchStatus":"IN_PROGRESS",${forged},${hostile}}`);
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ currentStatus: 'IN_PROGRESS' }),
    ]);
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });
  it('413: more than 2 MB', async () => {
    const answer = await patch(await ordered(), {
      searchStatus: 'CANCELLED',
      x: 'x'.repeat(2 * 1024 * 1024),
    });
    expect([answer.status, messagesOf(answer)]).toEqual([413, ['The body must be at most 2 MB']]);
  });
});
