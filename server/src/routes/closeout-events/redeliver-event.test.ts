import { randomUUID } from 'node:crypto';
import { deliverDue, openDeliveries, takeDelivery, toldEvent } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import type { Caller } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const HOOK = { fallbackEndpoint: 'https://client.example/hook' };
const app = useTestApp();

/** An event that was told, with the first of its deliveries. */
const told = ({ context }: Caller, webhookConfig: object = {}) =>
  toldEvent(app.test, context, { webhookConfig });

const redeliver = (caller: Caller, eventId: string, headers = {}) =>
  caller.request('POST', `/v1/closeout-events/${eventId}/redeliver`, { headers });

describe('POST closeout-events/:eventId/redeliver', () => {
  it('200: the event is on its way again, as often as that is asked', async () => {
    const { searchId, eventId } = await told(app.active, HOOK);
    await deliverDue(app.test, app.active.context, searchId, { status: 404 });
    for (const _ of ['once', 'again']) {
      const answer = await redeliver(app.active, eventId);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, eventId, deliveryStatus: 'PENDING', inFlight: false },
      ]);
    }
    expect(await openDeliveries(app.test, app.active.context, searchId)).toMatchObject([
      { status: 'PENDING', attempts: 1 },
    ]);
  });

  it('200: an event that is being sent is left alone', async () => {
    const { deliveryId, eventId } = await told(app.active, HOOK);
    await takeDelivery(app.active.context, deliveryId);
    const answer = await redeliver(app.active, eventId);
    expect([answer.status, answer.body]).toMatchObject([200, { deliveryStatus: 'PENDING', inFlight: true }]);
  });

  it('200: with a key it is done once', async () => {
    const { searchId, eventId } = await told(app.active, HOOK);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await redeliver(app.active, eventId, headers);
    await deliverDue(app.test, app.active.context, searchId, { status: 200 });
    const second = await redeliver(app.active, eventId, headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const [delivery] = await openDeliveries(app.test, app.active.context, searchId);
    expect(delivery?.status).toBe('DELIVERED');
  });

  it('409: nobody wants the event', async () => {
    const { eventId } = await told(app.active);
    const answer = await redeliver(app.active, eventId);
    expect([answer.status, messagesOf(answer)]).toEqual([409, ['No webhook target wants this event']]);
  });
});
