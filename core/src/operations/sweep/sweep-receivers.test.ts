import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { breakReceiver, runFor, tellReceiver } from '../../testing/deliveries.ts';
import { answerDelivery, type TestCore, takeDelivery } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { findStuckWork } from './find-stuck-work.ts';
import { forgetReceivers } from './forget-receivers.ts';
import { sweepReceivers } from './sweep-receivers.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(() => test.sql(`update webhook_deliveries set status = 'FAILED' where status = 'PENDING'`));

const jobs = () => test.jobs('deliver-to-receiver', context);
/** As with a process that died before it could write them, or a queue restored from an older backup. */
const loseJobs = async () => {
  await test.core.ensureReceiverJob(OTHER);
  await test.sql('delete from pgboss.job');
};
/** Asked for last, it is written after all that were asked for before. */
const OTHER = { data: { organizationId: '00000000-0000-0000-0000-000000000000', receiver: 'other' } };

describe('receivers that deliveries are due for', () => {
  it('get a job when theirs was lost, one each, and no second one', async () => {
    for (const url of ['https://a.example/hook', 'https://a.example/other'])
      await tellReceiver(test, context, 3, { url });
    await loseJobs();
    expect(await sweepReceivers(test.core)).toBe(2);
    expect(await jobs()).toHaveLength(2);
    expect(await sweepReceivers(test.core)).toBe(0);
    expect(await jobs()).toHaveLength(2);
  });

  it('are not those whose deliveries are of later, nor those that are left alone', async () => {
    const [later] = await tellReceiver(test, context, 1);
    await answerDelivery(context, await takeDelivery(context, later?.deliveryId ?? ''), { status: 429 });
    await breakReceiver(test, context, 2, { url: 'https://down.example/hook' });
    await loseJobs();
    expect(await sweepReceivers(test.core)).toBe(0);
    clock.advance({ seconds: 7 });
    expect(await sweepReceivers(test.core)).toBe(1);
    clock.advance({ minutes: 1 });
    expect(await sweepReceivers(test.core)).toBe(1);
    expect(await jobs()).toHaveLength(2);
  });

  it('have a job of later brought forward', async () => {
    const [told] = await tellReceiver(test, context, 1);
    await loseJobs();
    const { receiver } = await runFor(context, told?.deliveryId ?? '');
    const data = { organizationId: context.organization.id, receiver, heldUntil: 'later' };
    const startAfter = '1 hour';
    await test.core.queue.insert('deliver-to-receiver', [{ data, singletonKey: receiver, startAfter }]);
    expect(await sweepReceivers(test.core)).toBe(1);
    const [job] = await jobs();
    expect(job?.startAfter.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await sweepReceivers(test.core)).toBe(0);
  });

  it('are told when they are stuck, with the delivery that has been due the longest', async () => {
    const [first] = await tellReceiver(test, context, 2);
    await loseJobs();
    clock.advance({ minutes: 11 });
    const stuck = await findStuckWork(test.core, { minutes: 10, limit: 10 });
    const deliveries = stuck.filter(({ kind }) => kind === 'DELIVERY');
    expect(deliveries).toMatchObject([{ organizationId: context.organization.id, hasJob: false }]);
    expect(first).toBeDefined();
  });
});

it('a receiver that failed is forgotten five days after the last sign of it, unless something waits', async () => {
  const url = 'https://once.example/hook';
  const [told] = await tellReceiver(test, context, 1, { url, retryAttempts: 0 });
  await answerDelivery(context, await takeDelivery(context, told?.deliveryId ?? ''), { status: 500 });
  await breakReceiver(test, context, 1, { url: 'https://down.example/hook' });
  const left = () =>
    test.sql('select from webhook_receivers where organization_id = $1', [context.organization.id]);
  clock.advance({ days: 5 });
  await forgetReceivers(test.core);
  expect(await left()).toHaveLength(2);
  clock.advance({ seconds: 1 });
  await forgetReceivers(test.core);
  expect(await left()).toHaveLength(1);
});
