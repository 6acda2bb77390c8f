import { openEvents } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { orderPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const twoSearches = { searchTypes: [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }] };
const cancel = (orderId: string, body?: unknown) =>
  app.active.request('DELETE', orderPath(orderId), { body });

describe('DELETE order', () => {
  it('200: cancels the order and each of its searches, and says so once for each', async () => {
    const { orderId, searchIds } = await app.active.order(twoSearches);
    const answer = await cancel(orderId);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ orderId, status: 'CANCELLED', affectedSearches: 2 });
    const { body } = await app.active.request('GET', orderPath(orderId));
    expect(body).toMatchObject({
      orderStatus: 'CANCELLED',
      search: [{ searchStatus: 'CANCELLED' }, { searchStatus: 'CANCELLED' }],
    });
    for (const searchId of searchIds) {
      const events = await openEvents(app.test, app.active.context, searchId);
      expect(events).toMatchObject([
        { event: 'verification.notification', data: { searchId, notificationType: 'SEARCH_UPDATED' } },
      ]);
    }
  });

  it('200: a body means nothing, whatever it is', async () => {
    const { orderId } = await app.active.order();
    const headers = { 'content-type': 'text/plain' };
    const answer = await app.active.request('DELETE', orderPath(orderId), { body: '\0{', headers });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ orderId })]);
  });
});
