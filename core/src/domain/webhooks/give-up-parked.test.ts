import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimDelivery } from '../../testing/deliveries.ts';
import { answerDelivery, openDeliveries, type TestCore, takeDelivery } from '../../testing/index.ts';
import { breakReceiver, forgetParked, type TellOptions, type Told } from '../../testing/parked.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { giveUpParked } from './give-up-parked.ts';
import { redeliverEvent } from './redeliver-events.ts';
import { sweepParked } from './sweep-parked.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(() => forgetParked(test));

const DAY = 86_400_000;
const A_DAY_LATER = { status: 503, headers: { 'retry-after': '86400' } };

/** The one delivery for a receiver whose breaker is open; it waits parked. */
async function parked(options?: TellOptions): Promise<Told> {
  const [waiting] = await breakReceiver(test, context, 1, options);
  if (!waiting) throw new Error('Nothing waits');
  await park(waiting);
  return waiting;
}

/** Has the breaker open for some more time, which the delivery finds when it is due. */
async function park({ id }: Told, ms = 60_000): Promise<void> {
  await holdOpen(ms);
  expect(await claimDelivery(context, { deliveryId: id, jobId: randomUUID() })).toBeNull();
}

const holdOpen = (ms: number) =>
  test.sql('update webhook_receivers set open_until = $1', [new Date(clock.now().getTime() + ms)]);

const attempt = async ({ id }: Told, answer: { status: number; headers?: Record<string, string> }) =>
  answerDelivery(context, await takeDelivery(context, id), answer);

/** Lets the delivery find out about its receiver. */
async function probe(waiting: Told): Promise<void> {
  expect(await sweepParked(test.core)).toBe(1);
  await attempt(waiting, A_DAY_LATER);
  clock.advance({ days: 1 });
}

const stateOf = async ({ id }: Told) => {
  const [row] = await test.sql<{ status: string; attempts: number }>(
    'select status, attempts from webhook_deliveries where id = $1',
    [id],
  );
  return row;
};

describe('deliveries that wait for a receiver', () => {
  it('fail after five days, and their fallbacks get the event', async () => {
    const waiting = await parked({ fallback: 'https://fallback.example/hook' });
    clock.advance({ days: 5 });
    // One that was let out to find out is no longer parked; this one stays.
    await holdOpen(60_000);
    expect(await sweepParked(test.core)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sweepParked(test.core)).toBe(1);
    expect(await openDeliveries(test, context, waiting.searchId)).toMatchObject([
      { status: 'FAILED', attempts: 0, endpointSource: 'type-specific' },
      { status: 'PENDING', endpointSource: 'fallback' },
    ]);
    expect(await sweepParked(test.core)).toBe(0);
  });

  it.each<[string, (waiting: Told) => Promise<unknown>, string]>([
    ['found their receiver still gone', (waiting) => attempt(waiting, { status: 500 }), 'FAILED'],
    ['were asked to come later', (waiting) => attempt(waiting, { status: 429 }), 'PENDING'],
    ['were begun anew', ({ eventId }) => redeliverEvent(context, { eventId }), 'PENDING'],
  ])(
    'that %s on the third day count from there only if somebody was there',
    async (_what, happens, status) => {
      const waiting = await parked();
      clock.advance({ days: 3 });
      expect(await sweepParked(test.core)).toBe(1);
      await happens(waiting);
      clock.advance({ seconds: 10 });
      await park(waiting, 3 * DAY);
      clock.advance({ days: 2 });
      await sweepParked(test.core);
      expect(await stateOf(waiting)).toMatchObject({ status });
    },
  );

  it('have all their retries where the receiver asks for a day before each of them', async () => {
    const waiting = await parked({ retryAttempts: 6 });
    for (let day = 1; day <= 6; day += 1) {
      clock.advance({ minutes: 1 });
      await probe(waiting);
      await park(waiting);
      await sweepParked(test.core);
      expect(await stateOf(waiting)).toEqual({ status: 'PENDING', attempts: day });
    }
    clock.advance({ minutes: 1 });
    expect(await sweepParked(test.core)).toBe(1);
    await attempt(waiting, A_DAY_LATER);
    expect(await stateOf(waiting)).toEqual({ status: 'FAILED', attempts: 7 });
  });

  it('fail after five days in all, however often they found out in between, and retries are left', async () => {
    const waiting = await parked({ retryAttempts: 10 });
    for (let day = 1; day <= 5; day += 1) {
      await holdOpen(DAY);
      clock.advance({ days: 1 });
      await probe(waiting);
      await park(waiting);
    }
    expect(await stateOf(waiting)).toEqual({ status: 'PENDING', attempts: 5 });
    clock.advance({ seconds: 1 });
    expect(await sweepParked(test.core)).toBe(1);
    expect(await stateOf(waiting)).toEqual({ status: 'FAILED', attempts: 5 });
  });

  it('go on waiting where they began anew after somebody found that they had waited too long', async () => {
    const waiting = await parked();
    clock.advance({ days: 5 });
    expect(await giveUpParked(context, { deliveryId: waiting.id })).toBe(false);
    clock.advance({ seconds: 1 });
    await redeliverEvent(context, { eventId: waiting.eventId });
    await park(waiting);
    expect(await giveUpParked(context, { deliveryId: waiting.id })).toBe(false);
    expect(await stateOf(waiting)).toEqual({ status: 'PENDING', attempts: 0 });
  });
});
