import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimDelivery } from '../../../testing/deliveries.ts';
import { answerDelivery, openDeliveries, type TestCore, takeDelivery } from '../../../testing/index.ts';
import { breakReceiver, type TellOptions, type Told, tellReceiver } from '../../../testing/parked.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { listCloseoutEvents } from '../events/list-closeout-events.ts';
import { redeliverEvent } from '../events/redeliver-events.ts';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const URL = 'https://client.example/hook';
const told = (count: number, options: TellOptions = {}) => tellReceiver(test, context, count, options);
const broken = (waiting: number, options?: TellOptions) => breakReceiver(test, context, waiting, options);
const attempt = async (id: string, status: number) =>
  answerDelivery(context, await takeDelivery(context, id), { status });
const receivers = () =>
  test.sql('select * from webhook_receivers where organization_id = $1', [context.organization.id]);
const rowOf = async ({ id }: Told) =>
  (
    await test.sql('select status, attempts, held_by as "heldBy" from webhook_deliveries where id = $1', [id])
  )[0];

/** What a new run of the receiver takes. */
async function take({ id }: Told): Promise<ClaimedDelivery[]> {
  const [row] = await test.sql('select receiver from webhook_deliveries where id = $1', [id]);
  const run = { receiver: row?.receiver, runId: randomUUID() };
  return (await claimDeliveries(context, run, 64)).deliveries;
}

const claimed = async (told: Told): Promise<string[]> =>
  (await take(told)).map(({ delivery }) => delivery.id);

/** The one of several due at the same moment that finds out whether their receiver is back. */
async function takeProbe(told: Told): Promise<ClaimedDelivery> {
  const [probe, ...others] = await take(told);
  if (!probe || others.length > 0) throw new Error('There is not exactly one that finds out');
  return probe;
}

const only = async (waiting: Promise<Told[]>): Promise<Told> => {
  const [one] = await waiting;
  if (!one) throw new Error('Nothing waits');
  return one;
};

describe('deliveries to a receiver that keeps failing', () => {
  it('wait after five failures in a row, and spend no attempts', async () => {
    const waiting = await only(broken(1));
    clock.advance({ seconds: 59 });
    expect(await claimed(waiting)).toEqual([]);
    expect(await rowOf(waiting)).toEqual({ status: 'PENDING', attempts: 0, heldBy: null });
    const { events } = await listCloseoutEvents(context, { page: 1, limit: 1, searchId: waiting.searchId });
    const deliveries = [{ heldBy: 'RECEIVER_FAILING', nextAttemptAt: null }];
    expect(events).toMatchObject([{ deliveryStatus: 'PENDING', nextRetryAt: null, deliveries }]);
  });

  it('to other URLs of its origin, and of other organizations, go on', async () => {
    await broken(0);
    for (const url of [`${URL}/other`, `${URL}?key=other`]) {
      const sibling = await only(told(1, { url }));
      expect(await claimDelivery(context, sibling.id)).not.toBeNull();
    }
    context = await test.organization();
    expect(await claimDelivery(context, (await only(told(1))).id)).not.toBeNull();
  });

  it('go on after an answer in between, of which nothing is kept', async () => {
    for (const [index, { id }] of (await told(9)).entries()) await attempt(id, index === 4 ? 404 : 500);
    expect(await receivers()).toMatchObject([{ failures: 4, open_until: null }]);
    await attempt((await only(told(1))).id, 200);
    expect(await receivers()).toEqual([]);
  });

  it('find out one at a time whether it is back, after a minute and then after twice as long', async () => {
    const [one] = (await broken(3)) as [Told];
    clock.advance({ seconds: 60 });
    const probe = await takeProbe(one);
    expect(probe.trigger).toBe('PROBE');
    await answerDelivery(context, probe, { status: 500 });
    clock.advance({ seconds: 119 });
    expect(await claimed(one)).toEqual([]);
    clock.advance({ seconds: 1 });
    expect(await claimed(one)).toHaveLength(1);
  });

  it('go when it is back, and nothing is remembered of it', async () => {
    const waiting = (await broken(24)) as [Told, ...Told[]];
    clock.advance({ seconds: 60 });
    const probe = await takeProbe(waiting[0]);
    await answerDelivery(context, probe, { status: 204 });
    expect(await receivers()).toEqual([]);
    const others = waiting.map(({ id }) => id).filter((id) => id !== probe.delivery.id);
    expect(await claimed(waiting[0])).toEqual(expect.arrayContaining(others));
  });

  it('go on waiting when they are redelivered meanwhile', async () => {
    const waiting = await only(broken(1));
    expect(await redeliverEvent(context, { eventId: waiting.eventId })).toMatchObject({
      deliveryStatus: 'PENDING',
    });
    expect(await claimed(waiting)).toEqual([]);
  });
});

describe('deliveries that have waited five days for a receiver', () => {
  it('fail, and their fallbacks get the events', async () => {
    const waiting = await only(broken(1, { fallback: 'https://fallback.example/hook' }));
    await test.sql(`update webhook_receivers set open_until = $1::timestamptz + interval '6 days'`, [
      clock.now(),
    ]);
    clock.advance({ days: 5 });
    expect(await claimed(waiting)).toEqual([]);
    expect(await rowOf(waiting)).toMatchObject({ status: 'PENDING' });
    clock.advance({ seconds: 1 });
    await claimed(waiting);
    expect(await openDeliveries(test, context, waiting.searchId)).toMatchObject([
      { status: 'FAILED', attempts: 0, endpointSource: 'type-specific' },
      { status: 'PENDING', endpointSource: 'fallback' },
    ]);
    expect(await rowOf(waiting)).toMatchObject({ heldBy: 'RECEIVER_FAILING' });
  });

  it('are those that were not tried since: one that found out waits from its next time on', async () => {
    const waiting = await only(broken(1));
    clock.advance({ days: 4 });
    await attempt(waiting.id, 500);
    clock.advance({ days: 2 });
    expect(await claimed(waiting)).toHaveLength(1);
  });

  it('are not those of a receiver that only has much to do', async () => {
    const [first, last] = await told(2);
    clock.advance({ days: 6 });
    expect(await claimed(first as Told)).toEqual([first?.id, last?.id]);
  });
});
