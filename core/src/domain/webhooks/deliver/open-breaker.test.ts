import { describe, expect, it } from 'vitest';
import {
  breakReceiver,
  claimDelivery,
  runFor,
  type Told,
  tellReceiver,
} from '../../../testing/deliveries.ts';
import { answerDelivery, openDeliveries, type TestCore, takeDelivery } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { listCloseoutEvents } from '../events/list-closeout-events.ts';
import { redeliverEvent } from '../events/redeliver-events.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const URL = 'https://client.example/hook';
/** Events told to one receiver; after `broken`, to one whose breaker has opened just before. */
const told = (count: number, options?: { url: string }) =>
  tellReceiver(test, context, count, options) as Promise<[Told, ...Told[]]>;
const broken = (waiting: number, options?: { fallback: string }) =>
  breakReceiver(test, context, waiting, options) as Promise<[Told, ...Told[]]>;
const attempt = async (id: string, status: number) =>
  answerDelivery(context, await takeDelivery(context, id), { status });
const receivers = () =>
  test.sql('select * from webhook_receivers where organization_id = $1', [context.organization.id]);
const deliveries = ({ searchId }: Told) => openDeliveries(test, context, searchId);

/** What a new run of the receiver takes. */
const take = async ({ deliveryId }: Told): Promise<ClaimedDelivery[]> =>
  (await claimDeliveries(context, await runFor(context, deliveryId), 64)).deliveries;

describe('deliveries to a receiver that keeps failing', () => {
  it('wait after five failures in a row, also when redelivered, and spend no attempts', async () => {
    const [waiting] = await broken(1);
    clock.advance({ seconds: 59 });
    expect(await take(waiting)).toEqual([]);
    expect(await deliveries(waiting)).toMatchObject([{ status: 'PENDING', attempts: 0, heldBy: null }]);
    const { events } = await listCloseoutEvents(context, { page: 1, limit: 1, searchId: waiting.searchId });
    const held = [{ heldBy: 'RECEIVER_FAILING', nextAttemptAt: null }];
    expect(events).toMatchObject([{ deliveryStatus: 'PENDING', nextRetryAt: null, deliveries: held }]);
    expect(await redeliverEvent(context, waiting)).toMatchObject({ deliveryStatus: 'PENDING' });
    expect(await take(waiting)).toEqual([]);
  });

  it('to other URLs of its origin, and of other organizations, go on', async () => {
    await broken(0);
    const others = [`${URL}/other`, `${URL}?key=other`].map((url) => told(1, { url }));
    for (const [sibling] of await Promise.all(others))
      expect(await claimDelivery(context, sibling.deliveryId)).not.toBeNull();
    context = await test.organization();
    const [stranger] = await told(1);
    expect(await claimDelivery(context, stranger.deliveryId)).not.toBeNull();
  });

  it('go on after an answer in between, of which nothing is kept', async () => {
    for (const [index, { deliveryId }] of (await told(9)).entries())
      await attempt(deliveryId, index === 4 ? 404 : 500);
    expect(await receivers()).toMatchObject([{ failures: 4, open_until: null }]);
    await attempt((await told(1))[0].deliveryId, 200);
    expect(await receivers()).toEqual([]);
  });

  it('find out one at a time whether it is back, after a minute and then twice as long, and go when it is', async () => {
    const waiting = await broken(24);
    const probe = async (status: number) => {
      const [one, ...others] = await take(waiting[0]);
      expect([one?.trigger, others]).toEqual(['PROBE', []]);
      if (one) await answerDelivery(context, one, { status });
    };
    clock.advance({ seconds: 60 });
    await probe(500);
    clock.advance({ seconds: 119 });
    expect(await take(waiting[0])).toEqual([]);
    clock.advance({ seconds: 1 });
    await probe(204);
    expect(await receivers()).toEqual([]);
    // Besides those that wait there are retries of those that failed.
    expect((await take(waiting[0])).length).toBeGreaterThanOrEqual(23);
  });

  it('that were not tried find out first, those that failed and are due for longer do not', async () => {
    const waiting = await broken(2);
    // Every retry is due before what waited, as after a while in which nothing was told.
    await test.sql(
      `update webhook_deliveries set next_attempt_at = next_attempt_at - interval '1 hour' where attempts > 0`,
    );
    clock.advance({ seconds: 60 });
    const [probe] = await take(waiting[0]);
    expect(waiting.map(({ deliveryId }) => deliveryId)).toContain(probe?.delivery.id);
  });

  it('find out in no order, lest those of one search do so one after the other', async () => {
    const waiting = await broken(40);
    clock.advance({ seconds: 60 });
    const chosen = new Set<string | undefined>();
    // A run takes over what another has claimed. The chance that all of 40 take the same is below 1 in 10^60.
    for (let run = 0; run < 40; run += 1) chosen.add((await take(waiting[0]))[0]?.delivery.id);
    expect(chosen.size).toBeGreaterThan(1);
  });
});

describe('deliveries that have waited five days for a receiver', () => {
  it('fail, and their fallbacks get the events', async () => {
    const [waiting] = await broken(1, { fallback: 'https://fallback.example/hook' });
    await test.sql(`update webhook_receivers set open_until = $1::timestamptz + interval '6 days'`, [
      clock.now(),
    ]);
    clock.advance({ days: 5 });
    expect(await take(waiting)).toEqual([]);
    expect(await deliveries(waiting)).toMatchObject([{ status: 'PENDING' }]);
    clock.advance({ seconds: 1 });
    await take(waiting);
    expect(await deliveries(waiting)).toMatchObject([
      { status: 'FAILED', heldBy: 'RECEIVER_FAILING', attempts: 0, endpointSource: 'type-specific' },
      { status: 'PENDING', endpointSource: 'fallback' },
    ]);
  });

  it('are those that were not tried since: one that found out waits from its next time on', async () => {
    const [waiting] = await broken(1);
    clock.advance({ days: 4 });
    await attempt(waiting.deliveryId, 500);
    clock.advance({ days: 2 });
    expect(await take(waiting)).toHaveLength(1);
  });

  it('are not those of a receiver that only has much to do', async () => {
    const both = await told(2);
    clock.advance({ days: 6 });
    expect((await take(both[0])).map(({ delivery }) => delivery.id)).toEqual(
      both.map(({ deliveryId }) => deliveryId),
    );
  });
});
