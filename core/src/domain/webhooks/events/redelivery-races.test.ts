import { describe, expect, it } from 'vitest';
import { claimDelivery, onlyDelivery } from '../../../testing/deliveries.ts';
import { answerDelivery, atOnce, storedFor, type TestCore, takeDelivery } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { cancelledSearch } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';
import { redeliverEvent, redeliverEvents } from './redeliver-events.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** An event whose first attempt failed, so that a retry waits; its request was kept. */
async function retried() {
  const webhookConfig = { fallbackEndpoint: 'https://client.example/hook', secret: 'shared' };
  const { searchId } = await cancelledSearch(context, { webhookConfig });
  const delivery = () => onlyDelivery(test, context, searchId);
  const { id, eventId } = await delivery();
  const { request } = await takeDelivery(context, id).then(async (claimed) => {
    await answerDelivery(context, claimed, { status: 503 });
    return claimed;
  });
  return { deliveryId: id, eventId, request, delivery };
}

const claim = (deliveryId: string) => claimDelivery(context, deliveryId);
const isClaim = <T extends object>(value: T | null): value is T => value !== null;

describe('a redelivery beside others of the same event', () => {
  it('replaces the retry that waits once, and sends the same id and bytes', async () => {
    const { deliveryId, eventId, request, delivery } = await retried();
    await atOnce(test, 6, async (index) => {
      if (index % 2 === 0) await redeliverEvent(context, { eventId });
      else await redeliverEvents(context, { filter: { deliveryStatus: 'PENDING' }, dryRun: false });
    });
    expect(await delivery()).toMatchObject({ status: 'PENDING', attempts: 1, nextAttemptAt: clock.now() });
    const claims = await atOnce(test, 6, () => claim(deliveryId));
    const [claimed, ...others] = claims.filter(isClaim);
    expect(others).toEqual([]);
    expect(claimed).toMatchObject({ attemptNumber: 2, trigger: 'REDELIVERY' });
    expect(claimed?.request.body).toEqual(request.body);
    for (const name of ['X-Event-Id', 'X-Delivery-Id', 'webhook-id', 'X-Webhook-Signature']) {
      expect(claimed?.request.headers[name], name).toBe(request.headers[name]);
    }
    if (claimed) await answerDelivery(context, claimed, { status: 200 });
    clock.advance({ days: 2 });
    expect(await claim(deliveryId)).toBeNull();
    expect(await delivery()).toMatchObject({ status: 'DELIVERED', attempts: 2 });
  });

  it('and the job of the retry at its time make one attempt, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { deliveryId, eventId, delivery } = await retried();
      clock.set((await delivery()).nextAttemptAt ?? '');
      const [asked, taken] = await atOnce(test, 2, async (index) =>
        index === 0
          ? { inFlight: (await redeliverEvent(context, { eventId })).inFlight, claimed: null }
          : { inFlight: false, claimed: await claim(deliveryId) },
      );
      const first = taken?.claimed ?? null;
      // Either the retry was on its way already, or the run finds what was redelivered.
      const second = await claim(deliveryId);
      expect([first, second].filter(isClaim)).toHaveLength(1);
      expect(first?.trigger === 'RETRY').toBe(asked?.inFlight);
      const claimed = first ?? second;
      if (claimed) await answerDelivery(context, claimed, { status: 200 });
      expect(await delivery()).toMatchObject({ status: 'DELIVERED', attempts: 2 });
    }
  });

  it('leaves an attempt alone that is on its way', async () => {
    const { deliveryId, eventId, delivery } = await retried();
    clock.set((await delivery()).nextAttemptAt ?? '');
    const claimed = await takeDelivery(context, deliveryId);
    const before = await storedFor(test, context);
    const answers = await atOnce(test, 3, () => redeliverEvent(context, { eventId }));
    expect(answers.map(({ inFlight }) => inFlight)).toEqual([true, true, true]);
    expect(await storedFor(test, context)).toEqual(before);
    await answerDelivery(context, claimed, { status: 200 });
    expect(await delivery()).toMatchObject({ status: 'DELIVERED', attempts: 2 });
  });

  it('is not undone by a worker that was given up and comes back', async () => {
    const { deliveryId, eventId, delivery } = await retried();
    clock.set((await delivery()).nextAttemptAt ?? '');
    const late = await takeDelivery(context, deliveryId);
    clock.advance({ seconds: 61 });
    expect(await redeliverEvent(context, { eventId })).toMatchObject({ inFlight: false });
    const begun = await storedFor(test, context);
    await answerDelivery(context, late, { status: 404 });
    expect(await storedFor(test, context)).toEqual(begun);
    await answerDelivery(context, await takeDelivery(context, deliveryId), { status: 200 });
    expect(await delivery()).toMatchObject({ status: 'DELIVERED', attempts: 2 });
  });
});
