import { randomUUID } from 'node:crypto';
import { openEvents, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { orderPath, searchesPath, searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const twoSearches = { searchTypes: [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }] };
const cancel = (orderId: string, body?: unknown) =>
  app.active.request('DELETE', orderPath(orderId), { body });
const complete = (orderId: string, searchId: string) =>
  app.active.request('PATCH', searchPath(orderId, searchId), {
    body: { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } },
  });

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

  it('200: the second time the same answer, and nothing changes', async () => {
    const { orderId } = await app.active.order(twoSearches);
    const first = await cancel(orderId);
    const before = await storedFor(app.test, app.active.context);
    const second = await cancel(orderId);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });

  it('200: a search that has ended keeps its outcome', async () => {
    const { orderId, searchIds } = await app.active.order(twoSearches);
    await complete(orderId, searchIds[0] ?? '');
    expect((await cancel(orderId)).body).toMatchObject({ affectedSearches: 1 });
    const { body } = await app.active.request('GET', searchesPath(orderId));
    expect(body).toMatchObject({
      searches: [
        { searchStatus: 'COMPLETED', verificationResult: [{ outcome: 'VERIFIED' }] },
        { searchStatus: 'CANCELLED' },
      ],
    });
  });

  it('200: a completed order too', async () => {
    const { orderId, searchIds } = await app.active.order();
    expect((await complete(orderId, searchIds[0] ?? '')).body).toMatchObject({ orderStatus: 'COMPLETED' });
    expect((await cancel(orderId)).body).toMatchObject({ status: 'CANCELLED', affectedSearches: 0 });
    const { body } = await app.active.request('GET', orderPath(orderId));
    expect(body).toMatchObject({ orderStatus: 'CANCELLED', search: [{ searchStatus: 'COMPLETED' }] });
  });

  it('200: a body means nothing, whatever it is', async () => {
    const { orderId } = await app.active.order();
    const headers = { 'content-type': 'text/plain' };
    const answer = await app.active.request('DELETE', orderPath(orderId), { body: '\0{', headers });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ orderId })]);
  });

  it('403: a suspended organization cancels nothing', async () => {
    const { orderId } = await app.suspended.order();
    const answer = await app.suspended.request('DELETE', orderPath(orderId));
    expect([answer.status, messagesOf(answer)]).toEqual([403, ['Tenant is suspended']]);
    const { body } = await app.suspended.request('GET', orderPath(orderId));
    expect(body).toMatchObject({ orderStatus: 'IN_PROGRESS' });
  });

  it('404: an unknown id', async () => {
    const answer = await cancel(randomUUID());
    expect([answer.status, messagesOf(answer)]).toEqual([404, ['Order not found']]);
  });
});
