import { randomUUID } from 'node:crypto';
import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { sweepDueWork } from '../../operations/sweep/sweep-due-work.ts';
import { sealJson } from '../../platform/database/sealed.ts';
import { claimDelivery } from '../../testing/deliveries.ts';
import {
  answerDelivery,
  atOnce,
  deliverDue,
  openDeliveries,
  orderSearch,
  type TestCore,
  takeDelivery,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { updateOrganization } from '../organizations/update-organization.ts';
import { updateSearch } from '../searches/update-search.ts';
import { targetPlace } from './frozen-target.ts';
import { listCloseoutEvents } from './list-closeout-events.ts';
import { redeliverEvent, redeliverEvents } from './redeliver-events.ts';
import { readTestEvent, sendTestEvent } from './send-test-event.ts';
import { sweepParked } from './sweep-parked.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HOOK = 'https://client.example/hook?key=canary';
const REST = 'https://rest.example/hook';
const AT_HOOK: Partial<WebhookConfig> = { closeoutEndpoints: { EMPLOYMENT: HOOK } };

interface Told {
  searchId: string;
  deliveryId: string;
  eventId: string;
}

/** An event on its way to its first target. */
async function told(webhookConfig: Partial<WebhookConfig> = AT_HOOK): Promise<Told> {
  const ids = await orderSearch(context, { webhookConfig });
  await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
  const [delivery] = await openDeliveries(test, context, ids.searchId);
  if (!delivery) throw new Error('There is no delivery');
  return { searchId: ids.searchId, deliveryId: delivery.id, eventId: delivery.eventId };
}

const attempt = async ({ deliveryId }: Told, status: number) =>
  answerDelivery(context, await takeDelivery(context, deliveryId), { status });
const claim = ({ deliveryId }: Told) => claimDelivery(context, { deliveryId, jobId: randomUUID() });
const disabled = () =>
  test.sql('select * from disabled_webhook_targets where organization_id = $1', [context.organization.id]);
const deliveries = ({ searchId }: Told) => openDeliveries(test, context, searchId);

/** An event whose target has just been disabled by it. */
async function gone(webhookConfig?: Partial<WebhookConfig>): Promise<Told> {
  const event = await told(webhookConfig);
  await attempt(event, 410);
  return event;
}

describe('a target that answers 410', () => {
  it('is disabled, and kept without its URL in clear', async () => {
    await gone();
    const rows = await disabled();
    expect(rows).toMatchObject([{ disabled_at: clock.now(), target_key: expect.any(String) }]);
    expect(Buffer.concat(rows.map(({ url }) => url)).includes('canary')).toBe(false);
    const [{ id, url } = { id: '', url: Buffer.alloc(0) }] = rows;
    const place = { table: 'disabled_webhook_targets', column: 'url', id };
    expect(context.cipher.open(place, url).toString()).toBe(HOOK);
  });

  it.each([200, 404, 429, 500])('is not disabled by %i', async (status) => {
    await attempt(await told(), status);
    expect(await disabled()).toEqual([]);
  });

  it('gets no later event: each has a delivery that says why, and no attempt', async () => {
    await gone();
    const later = await told();
    expect(await claim(later)).toBeNull();
    expect(await deliveries(later)).toMatchObject([{ status: 'FAILED', attempts: 0, nextAttemptAt: null }]);
    const { events } = await listCloseoutEvents(context, { page: 1, limit: 1, searchId: later.searchId });
    expect(events).toMatchObject([
      {
        ...{ deliveryStatus: 'FAILED', attempts: [], nextRetryAt: null },
        deliveries: [
          {
            ...{ deliveryId: later.deliveryId, endpointSource: 'type-specific', deliveryStatus: 'FAILED' },
            ...{ url: 'https://client.example/hook?key=***', heldBy: 'TARGET_DISABLED', nextAttemptAt: null },
          },
        ],
      },
    ]);
  });

  it('leaves what it does not get to the fallback', async () => {
    const config = { ...AT_HOOK, fallbackEndpoint: REST };
    await gone(config);
    const later = await told(config);
    await claim(later);
    expect(await deliverDue(test, context, later.searchId, { status: 200 })).toMatchObject([
      { status: 'FAILED', endpointSource: 'type-specific', attempts: 0 },
      { status: 'DELIVERED', endpointSource: 'fallback', attempts: 1 },
    ]);
    const { events } = await listCloseoutEvents(context, { page: 1, limit: 1, searchId: later.searchId });
    expect(events).toMatchObject([{ deliveryStatus: 'DELIVERED', attempts: [{ trigger: 'FALLBACK' }] }]);
  });

  it('is the exact URL: others of the same receiver, and of other organizations, go on', async () => {
    await gone();
    const sibling = await told({ fallbackEndpoint: 'https://client.example/hook?key=other' });
    expect(await claim(sibling)).not.toBeNull();
    context = await test.organization();
    expect(await claim(await told())).not.toBeNull();
  });

  it('stops what waits for a retry, or parked, without sending it', async () => {
    const retry = await told();
    await attempt(retry, 429);
    const parked = await told();
    const elsewhere = await told({ fallbackEndpoint: REST });
    await attempt(elsewhere, 429);
    await test.sql('update webhook_deliveries set parked_at = $2, next_attempt_at = null where id = $1', [
      parked.deliveryId,
      clock.now(),
    ]);
    const enqueued = (await test.jobs('deliver-webhook', context)).length;
    await gone();
    const called = (await test.jobs('deliver-webhook', context)).slice(enqueued + 1);
    expect(called.map(({ data }) => data.deliveryId).toSorted()).toEqual(
      [retry.deliveryId, parked.deliveryId].toSorted(),
    );
    for (const event of [retry, parked]) {
      expect(await claim(event)).toBeNull();
      expect(await deliveries(event)).toMatchObject([{ status: 'FAILED' }]);
    }
    const [untouched] = await deliveries(elsewhere);
    expect(untouched?.nextAttemptAt?.getTime()).toBeGreaterThan(clock.now().getTime());
  });

  it('stops all that waits, however much it is, in small transactions', async () => {
    const retry = await told();
    await attempt(retry, 429);
    const copies = 130;
    await test.sql(
      `insert into webhook_deliveries select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
        from webhook_deliveries d, generate_series(1, ${copies}) where id = $1`,
      [retry.deliveryId],
    );
    await test.sql('delete from pgboss.job');
    const target = { url: HOOK, headers: {}, basicAuth: null, secrets: [], fallbacks: [] };
    const copied = await test.sql<{ id: string }>(
      'select id from webhook_deliveries where organization_id = $1',
      [context.organization.id],
    );
    for (const { id } of copied) {
      await test.sql('update webhook_deliveries set target = $2 where id = $1', [
        id,
        sealJson(context.cipher, targetPlace(id), target),
      ]);
    }
    await gone();
    const stopped = new Set<string>();
    for (;;) {
      const jobs = await test.jobs('deliver-webhook', context);
      const next = jobs.filter(({ data }) => !stopped.has(data.deliveryId));
      if (next.length === 0) break;
      expect(next.length).toBeLessThanOrEqual(101);
      for (const { id, data } of next) {
        stopped.add(data.deliveryId);
        await claimDelivery(context, { ...data, jobId: id });
      }
    }
    const [left] = await test.sql<{ pending: number }>(
      `select count(*)::integer as pending from webhook_deliveries
        where organization_id = $1 and status = 'PENDING'`,
      [context.organization.id],
    );
    expect(left).toEqual({ pending: 0 });
  });

  it('has what waits for it stopped by the sweeper too, where the jobs are lost', async () => {
    const retry = await told();
    await attempt(retry, 429);
    await gone();
    await test.sql('delete from pgboss.job');
    clock.advance({ seconds: 61 });
    await sweepDueWork(test.core);
    const jobs = await test.jobs('deliver-webhook', context);
    expect(jobs.map(({ data }) => data.deliveryId)).toEqual([retry.deliveryId]);
  });

  it('ends alone what is on its way at that moment, by its own outcome', async () => {
    const [one, two] = [await told(), await told()];
    const [first, second] = [
      await takeDelivery(context, one.deliveryId),
      await takeDelivery(context, two.deliveryId),
    ];
    await answerDelivery(context, first, { status: 410 });
    await answerDelivery(context, second, { status: 200 });
    expect(await deliveries(two)).toMatchObject([{ status: 'DELIVERED' }]);
    // It began before the target said that it is gone.
    expect(await disabled()).toHaveLength(1);
  });

  it('is disabled once, however many say so at the same moment', async () => {
    const events = [];
    for (let number = 0; number < 6; number += 1) events.push(await told());
    const claims = await Promise.all(events.map(({ deliveryId }) => takeDelivery(context, deliveryId)));
    await atOnce(test, claims.length, async (index) => {
      const claimed = claims[index];
      if (claimed) await answerDelivery(context, claimed, { status: 410 });
    });
    expect(await disabled()).toHaveLength(1);
  });
});

describe('a disabled target is taken back into use', () => {
  it('by a redelivery of one event, until its next 410', async () => {
    const event = await gone();
    await redeliverEvent(context, event);
    expect(await disabled()).toEqual([]);
    const claimed = await takeDelivery(context, event.deliveryId);
    expect(claimed).toMatchObject({ attemptNumber: 2, trigger: 'REDELIVERY' });
    await answerDelivery(context, claimed, { status: 410 });
    expect(await disabled()).toHaveLength(1);
    expect(await deliveries(event)).toMatchObject([{ status: 'FAILED', attempts: 2 }]);
  });

  it('by a redelivery of many, the others of which stop at its next 410', async () => {
    const first = await gone();
    const later = await told();
    await claim(later);
    const filter = { deliveryStatus: 'FAILED' as const };
    expect(await redeliverEvents(context, { filter, dryRun: false })).toMatchObject({ redelivered: 2 });
    await attempt(first, 410);
    expect(await claim(later)).toBeNull();
    expect(await deliveries(later)).toMatchObject([{ status: 'FAILED', attempts: 0 }]);
  });

  it.each([
    [200, 0],
    [410, 1],
    [500, 1],
  ])('by a test event that it answers with a 2xx: after %i there are %i', async (status, left) => {
    await gone();
    const { eventId } = await sendTestEvent(context, { target: HOOK, searchType: 'EMPLOYMENT' });
    const [tested] = await readTestEvent(context, { eventId });
    const claimed = await takeDelivery(context, tested?.deliveryId ?? '');
    expect(claimed.trigger).toBe('TEST');
    await answerDelivery(context, claimed, { status });
    expect(await disabled()).toHaveLength(left);
  });

  it.each<[string, WebhookConfig['fallbackEndpoint'], number]>([
    ['names it', [REST, { url: HOOK }], 0],
    ['names others', REST, 1],
  ])('by a new configuration of the organization that %s', async (_, fallbackEndpoint, left) => {
    await gone();
    const webhookConfig = { enabled: true, retryAttempts: 3, fallbackEndpoint };
    await updateOrganization(context, { webhookConfig });
    expect(await disabled()).toHaveLength(left);
  });

  it('by no new order, and by no change of anything else', async () => {
    await gone();
    await told();
    await updateOrganization(context, { name: 'Renamed' });
    expect(await disabled()).toHaveLength(1);
  });
});

it('a delivery that waited five days for its receiver says so', async () => {
  const event = await told();
  await test.sql('update webhook_deliveries set parked_at = $2, next_attempt_at = null where id = $1', [
    event.deliveryId,
    clock.now(),
  ]);
  const read = async () => {
    const { events } = await listCloseoutEvents(context, { page: 1, limit: 1 });
    return events[0]?.deliveries;
  };
  await test.sql(
    `insert into webhook_receivers (organization_id, id, receiver, since, failures, trips, open_until, updated_at)
      select organization_id, gen_random_uuid(), receiver, $2, 0, 9, $2::timestamptz + interval '6 days', $2
        from webhook_deliveries where id = $1`,
    [event.deliveryId, clock.now()],
  );
  const waits = { heldBy: 'RECEIVER_FAILING', nextAttemptAt: null };
  expect(await read()).toMatchObject([{ deliveryStatus: 'PENDING', ...waits }]);
  clock.advance({ days: 5, seconds: 1 });
  await sweepParked(test.core);
  expect(await read()).toMatchObject([{ deliveryStatus: 'FAILED', ...waits }]);
});
