import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
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

  it('400: an id that is no UUID', async () => {
    const answer = await app.active.request('GET', eventsPath('7'));
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['id must be a UUID']]);
  });

  it("404: unknown, and another organization's alike", async () => {
    const theirs = await app.other.order();
    for (const orderId of [randomUUID(), theirs.orderId]) {
      const answer = await app.active.request('GET', eventsPath(orderId));
      expect([answer.status, messagesOf(answer)]).toEqual([404, ['Order not found']]);
    }
  });
});
