import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { claimDelivery } from '../../testing/deliveries.ts';
import { answerDelivery, atOnce, type TestCore, takeDelivery } from '../../testing/index.ts';
import { breakReceiver, forgetParked, type TellOptions, tellReceiver } from '../../testing/parked.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { redeliverEvent } from './redeliver-events.ts';
import { sweepParked } from './sweep-parked.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(async () => {
  await test.sql('delete from pgboss.job');
  await forgetParked(test);
});

const told = (count: number, options: TellOptions = {}) => tellReceiver(test, context, count, options);
const broken = (waiting: number) => breakReceiver(test, context, waiting);
const attempt = async (id: string, status: number) =>
  answerDelivery(context, await takeDelivery(context, id), { status });

const claim = (id: string) => claimDelivery(context, { deliveryId: id, jobId: randomUUID() });

const stored = async () =>
  Object.fromEntries(
    (
      await test.sql<{ id: string; parked: boolean; status: string; attempts: number; due: Date | null }>(
        `select id, parked_at is not null as parked, status, attempts, next_attempt_at as due
          from webhook_deliveries where organization_id = $1`,
        [context.organization.id],
      )
    ).map(({ id, ...delivery }) => [id, delivery]),
  );
const parkedIds = async () =>
  Object.entries(await stored())
    .filter(([, { parked }]) => parked)
    .map(([id]) => id);
const receivers = () =>
  test.sql('select * from webhook_receivers where organization_id = $1', [context.organization.id]);
const jobsFor = async (id: string) =>
  (await test.jobs('deliver-webhook')).filter(({ data }) => data.deliveryId === id);

describe('deliveries to a receiver that keeps failing', () => {
  it('are parked after five failures in a row: no attempt is spent, and no job waits', async () => {
    const [waiting] = await broken(1);
    if (!waiting) throw new Error('Nothing waits');
    const before = (await jobsFor(waiting.id)).length;
    expect(await claim(waiting.id)).toBeNull();
    expect((await stored())[waiting.id]).toEqual({ parked: true, status: 'PENDING', attempts: 0, due: null });
    expect((await jobsFor(waiting.id)).length).toBe(before);
    // The job that was there finds nothing to do, and neither does the sweeper before the pause is over.
    expect(await claim(waiting.id)).toBeNull();
    clock.advance({ seconds: 59 });
    expect(await sweepParked(test.core)).toBe(0);
  });

  it('wait for nobody where the receiver is not remembered', async () => {
    const waiting = await broken(2);
    for (const { id } of waiting) await claim(id);
    await test.sql('delete from webhook_receivers');
    expect(await sweepParked(test.core)).toBe(2);
    expect(await parkedIds()).toEqual([]);
  });

  it('are remembered as long as some wait, and forgotten five days after the last sign of their receiver', async () => {
    await broken(0);
    const [other] = await told(1, { url: 'https://other.example/hook' });
    await attempt(other?.id ?? '', 503);
    clock.advance({ days: 5 });
    await sweepParked(test.core);
    expect(await receivers()).toHaveLength(2);
    await test.sql(`update webhook_deliveries set parked_at = $2, next_attempt_at = null where id = $1`, [
      other?.id,
      clock.now(),
    ]);
    clock.advance({ seconds: 1 });
    // The one that waits is sent on its way.
    expect(await sweepParked(test.core)).toBe(1);
    expect(await receivers()).toMatchObject([{ failures: 1 }]);
  });

  it('to other receivers, and of other organizations, go on', async () => {
    await broken(0);
    const [elsewhere] = await told(1, { url: 'https://other.example/hook' });
    expect(await claim(elsewhere?.id ?? '')).not.toBeNull();
    context = await test.organization();
    const [theirs] = await told(1);
    expect(await claim(theirs?.id ?? '')).not.toBeNull();
  });

  it('are not parked by an answer in between', async () => {
    const deliveries = await told(10);
    for (const [index, { id }] of deliveries.entries()) await attempt(id, index === 4 ? 200 : 500);
    expect(await receivers()).toMatchObject([{ failures: 0, trips: 1 }]);
  });

  it('are not parked by answers in between to what had set out before anything failed', async () => {
    const claimed = [];
    for (const { id } of await told(12)) claimed.push(await takeDelivery(context, id));
    for (const [index, one] of claimed.entries())
      await answerDelivery(context, one, { status: index % 2 === 0 ? 500 : 200 });
    expect(await receivers()).toEqual([]);
  });

  it('are not left behind by one that finds it back, and forgets it, at the same moment', async () => {
    const [probe, other] = await broken(2);
    await claim(other?.id ?? '');
    clock.advance({ seconds: 60 });
    await sweepParked(test.core);
    if (!probe || !other) throw new Error('Nothing waits');
    await test.sql('update webhook_deliveries set parked_at = null, next_attempt_at = $1 where id = $2', [
      clock.now(),
      other.id,
    ]);
    expect(await claim(probe.id)).toMatchObject({ trigger: 'PROBE' });
    // As the record of that one does when it was taken: the row is gone when it commits.
    const claimed = await inTransaction(context, async ({ query }) => {
      await query('delete from webhook_receivers where organization_id = $1', [context.organization.id]);
      const claiming = claim(other.id);
      await vi.waitFor(async () => {
        const waiting = await test.sql(`select from pg_locks where not granted`);
        expect(waiting).not.toEqual([]);
      });
      return { claiming };
    });
    expect(await claimed.claiming).not.toBeNull();
    expect(await parkedIds()).toEqual([]);
  });

  it('find out one at a time whether it is back, after a minute and then after twice as long', async () => {
    const waiting = await broken(3);
    for (const { id } of waiting) await claim(id);
    clock.advance({ seconds: 60 });
    expect(await sweepParked(test.core)).toBe(1);
    const claimed = await takeDelivery(context, waiting[0]?.id ?? '');
    // While that one is on its way nobody else goes.
    expect(await sweepParked(test.core)).toBe(0);
    await answerDelivery(context, claimed, { status: 500 });
    clock.advance({ seconds: 119 });
    expect(await sweepParked(test.core)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sweepParked(test.core)).toBe(1);
  });

  it('at the same moment still find out one at a time', async () => {
    const waiting = await broken(4);
    clock.advance({ seconds: 60 });
    const claims = await atOnce(test, waiting.length, (index) => claim(waiting[index]?.id ?? ''));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await parkedIds()).toHaveLength(3);
  });

  it('go in small batches when it is back: twenty, and then one for each that arrives', async () => {
    const waiting = await broken(24);
    for (const { id } of waiting) await claim(id);
    clock.advance({ seconds: 60 });
    await sweepParked(test.core);
    await attempt(waiting[0]?.id ?? '', 204);
    expect(await parkedIds()).toHaveLength(3);
    expect((await test.jobs('deliver-webhook')).length).toBeGreaterThanOrEqual(20);
    for (const { id } of waiting.slice(1, 4)) await attempt(id, 204);
    expect(await parkedIds()).toEqual([]);
    await attempt(waiting[4]?.id ?? '', 204);
    expect(await receivers()).toEqual([]);
  });

  it('go by the sweeper, when those meant to take them along are lost', async () => {
    const waiting = await broken(23);
    for (const { id } of waiting) await claim(id);
    clock.advance({ seconds: 60 });
    await sweepParked(test.core);
    await attempt(waiting[0]?.id ?? '', 204);
    expect(await parkedIds()).toHaveLength(2);
    expect(await sweepParked(test.core)).toBe(2);
    expect(await parkedIds()).toEqual([]);
  });

  it('are parked again when somebody asks for them in the meantime', async () => {
    const [waiting] = await broken(1);
    if (!waiting) throw new Error('Nothing waits');
    await claim(waiting.id);
    expect(await redeliverEvent(context, { eventId: waiting.eventId })).toMatchObject({
      deliveryStatus: 'PENDING',
    });
    expect((await stored())[waiting.id]).toMatchObject({ parked: false, due: clock.now() });
    expect(await claim(waiting.id)).toBeNull();
    expect(await parkedIds()).toEqual([waiting.id]);
  });
});
