import { describe, expect, it } from 'vitest';
import { orderPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const eventsPath = (orderId: string) => `${orderPath(orderId)}/events`;

describe('GET events of an order', () => {
  it('200: always empty', async () => {
    const { orderId } = await app.active.order();
    const { status, body } = await app.active.request('GET', eventsPath(orderId));
    expect([status, body]).toEqual([
      200,
      { orderId, events: [], message: expect.stringMatching(/activity/) },
    ]);
  });
});
