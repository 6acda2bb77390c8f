import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { claimDelivery, runFor, type Told, toldEvent, withWebhooks } from '../../../testing/deliveries.ts';
import {
  answerDelivery,
  atOnce,
  deliverDue,
  openDeliveries,
  type TestCore,
  takeDelivery,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { updateOrganization } from '../../organizations/update-organization.ts';
import { listCloseoutEvents } from '../events/list-closeout-events.ts';
import { redeliverEvent, redeliverEvents } from '../events/redeliver-events.ts';
import { readTestEvent, sendTestEvent } from '../events/send-test-event.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HOOK = 'https://client.example/hook?key=canary';
const REST = 'https://rest.example/hook';
const AT_HOOK: Partial<WebhookConfig> = { closeoutEndpoints: { EMPLOYMENT: HOOK } };

/** An event on its way to its first target. */
const told = (webhookConfig: Partial<WebhookConfig> = AT_HOOK): Promise<Told> =>
  toldEvent(test, context, { webhookConfig });

const attempt = async ({ deliveryId }: Told, status: number) =>
  answerDelivery(context, await takeDelivery(context, deliveryId), { status });
const claim = ({ deliveryId }: Told) => claimDelivery(context, deliveryId);
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

  it('gets no later event: each has a delivery that says why, and goes to the fallback', async () => {
    const config = { ...AT_HOOK, fallbackEndpoint: REST };
    await gone(config);
    const later = await told(config);
    expect(await claim(later)).toBeNull();
    expect(await deliverDue(test, context, later.searchId, { status: 200 })).toMatchObject([
      { status: 'FAILED', endpointSource: 'type-specific', attempts: 0, nextAttemptAt: null },
      { status: 'DELIVERED', endpointSource: 'fallback', attempts: 1 },
    ]);
    const { events } = await listCloseoutEvents(context, { page: 1, limit: 1, searchId: later.searchId });
    const shown = { deliveryStatus: 'FAILED', heldBy: 'TARGET_DISABLED', nextAttemptAt: null };
    const deliveries = [{ ...shown, url: 'https://client.example/hook?key=***' }, {}];
    const attempts = [{ trigger: 'FALLBACK' }];
    expect(events).toMatchObject([{ deliveryStatus: 'DELIVERED', nextRetryAt: null, deliveries, attempts }]);
  });

  it('is the exact URL: others of the same receiver, and of other organizations, go on', async () => {
    await gone();
    const sibling = await told({ fallbackEndpoint: 'https://client.example/hook?key=other' });
    expect(await claim(sibling)).not.toBeNull();
    context = await test.organization();
    expect(await claim(await told())).not.toBeNull();
  });

  it('stops what waits for it, whenever that is due and however much it is, and nothing else', async () => {
    const retry = await told();
    await attempt(retry, 429);
    const waiting = [retry];
    for (let number = 0; number < 70; number += 1) waiting.push(await told());
    const elsewhere = await told({ fallbackEndpoint: REST });
    await gone();
    const run = await runFor(context, retry.deliveryId);
    const claims = [];
    for (let hasMore = true; hasMore; ) {
      const claimed = await claimDeliveries(context, run, 64);
      claims.push(claimed.deliveries);
      hasMore = claimed.hasMore;
    }
    expect(claims).toEqual([[], []]);
    for (const event of waiting) expect(await deliveries(event)).toMatchObject([{ status: 'FAILED' }]);
    expect(await deliveries(elsewhere)).toMatchObject([{ status: 'PENDING' }]);
  });

  it('is disabled once, however many say so at the same moment, and what is on its way ends by itself', async () => {
    const events: Told[] = [];
    for (let number = 0; number < 6; number += 1) events.push(await told());
    const claims: ClaimedDelivery[] = [];
    for (const { deliveryId } of events) claims.push(await takeDelivery(context, deliveryId));
    const [late, ...others] = claims;
    await atOnce(test, others.length, async (index) => {
      const claimed = others[index];
      if (claimed) await answerDelivery(context, claimed, { status: 410 });
    });
    if (late) await answerDelivery(context, late, { status: 200 });
    expect(await deliveries(events[0] as Told)).toMatchObject([{ status: 'DELIVERED' }]);
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
    ['to which it sends what had none', false],
    ['that gets what the first one does not take', true],
  ])('by a redelivery %s', async (_, isRouted) => {
    const both = { ...AT_HOOK, fallbackEndpoint: REST, retryAttempts: 0 };
    const event = await told(isRouted ? both : {});
    for (const fallbackEndpoint of isRouted ? [REST] : [HOOK, REST]) await gone({ fallbackEndpoint });
    await redeliverEvent(withWebhooks(context, both), event);
    await deliverDue(test, context, event.searchId, { status: 404 });
    expect(await deliverDue(test, context, event.searchId, { status: 200 })).toMatchObject([
      ...(isRouted ? [] : [{ status: 'NO_TARGET' }]),
      { endpointSource: 'type-specific', status: 'FAILED' },
      { endpointSource: 'fallback', status: 'DELIVERED' },
    ]);
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
