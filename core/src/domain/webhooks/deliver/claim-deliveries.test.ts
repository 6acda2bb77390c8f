import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookConfig } from '@credence/contract';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLOCKS_APART_SECONDS } from '../../../platform/queue/enqueue.ts';
import { claimDelivery, runFor, toldEvent } from '../../../testing/deliveries.ts';
import { atOnce, OFFICE_HOURS, openEvents, type TestCore, takeDelivery } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { payloadCell } from '../../entities/webhook-entities.ts';
import { claimDeliveries } from './claim-deliveries.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
afterEach(() => {
  vi.useRealTimers();
});

const URL = 'https://client.example/hook';
const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSBvcmRlcg==';

/** The delivery of the event of a search that was cancelled. */
const delivery = (webhookConfig: Partial<WebhookConfig>, search: object = {}) => {
  const searchTypes = [{ searchType: 'EMPLOYMENT', externalSearchId: 'ext-1', ...search }];
  return toldEvent(test, context, { webhookConfig, searchTypes });
};

describe('the request of a delivery', () => {
  it('has exactly the documented headers', async () => {
    const fallbackEndpoint = {
      url: URL,
      headers: { 'X-Client': 'acme' },
      basicAuth: { username: 'me', password: 'pä:ss' },
    };
    const { deliveryId, eventId } = await delivery({ secret: SECRET, fallbackEndpoint });
    const { request, attemptNumber } = await takeDelivery(context, deliveryId);
    const timestamp = String(new Date(OFFICE_HOURS).getTime() / 1_000);
    const key = Buffer.from('secret of the order');
    const hmac = (content: Buffer | string) => createHmac('sha256', key).update(content);
    const signed = Buffer.concat([Buffer.from(`${eventId}.${timestamp}.`), request.body]);

    expect(attemptNumber).toBe(1);
    expect(request).toMatchObject({ method: 'POST', url: URL });
    expect(request.headers).toEqual({
      'X-Client': 'acme',
      Authorization: `Basic ${Buffer.from('me:pä:ss').toString('base64')}`,
      'Content-Type': 'application/json',
      'User-Agent': 'Credence-Webhooks/1',
      'X-Event-Id': eventId,
      'X-Event-Type': 'verification.notification',
      'X-Search-Type': 'EMPLOYMENT',
      'X-External-Search-Id': 'ext-1',
      'X-Endpoint-Source': 'fallback',
      'X-Delivery-Id': deliveryId,
      'X-Delivery-Attempt': '1',
      'X-Webhook-Signature': `sha256=${hmac(request.body).digest('hex')}`,
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${hmac(signed).digest('base64')}`,
    });
  });

  it('has one Authorization header where a target has both user name and one of its own', async () => {
    const basicAuth = { username: 'me', password: 'pass' };
    const fallbackEndpoint = { url: URL, headers: { authorization: 'Bearer other' }, basicAuth };
    const { deliveryId } = await delivery({ secret: SECRET, fallbackEndpoint });
    const { request } = await takeDelivery(context, deliveryId);
    expect(new Headers(request.headers).get('authorization')).toBe(
      `Basic ${Buffer.from('me:pass').toString('base64')}`,
    );
  });

  it('carries the event as its body, as the library of the Standard Webhooks accepts it', async () => {
    const { deliveryId, searchId } = await delivery({
      secret: SECRET,
      closeoutEndpoints: { EMPLOYMENT: URL },
    });
    const { request } = await takeDelivery(context, deliveryId);
    expect(request.headers['X-Endpoint-Source']).toBe('type-specific');
    vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] });
    const receiver = new Webhook(SECRET);
    expect(receiver.verify(request.body, request.headers)).toEqual(
      (await openEvents(test, context, searchId))[0],
    );
    const tampered = Buffer.concat([request.body, Buffer.from(' ')]);
    expect(() => receiver.verify(tampered, request.headers)).toThrow('No matching signature');
  });

  it.each([
    ['no name, by no header', undefined, undefined],
    ['its name, as it is', 'REQ 2025/17+a@acme', 'REQ 2025/17+a@acme'],
    ['what no header can carry in percent-encoding', 'Zoë 1/2', 'Zo%C3%AB 1/2'],
    ['what would be decoded, or cut off, too', ' 100 %41 ', '%20100 %2541%20'],
  ])('tells the client about its search with %s', async (_what, externalSearchId, header) => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL }, { externalSearchId });
    const { request } = await takeDelivery(context, deliveryId);
    expect(request.headers['X-External-Search-Id']).toBe(header);
    if (header !== undefined) expect(decodeURIComponent(header)).toBe(externalSearchId);
  });

  it('without a secret is not signed, and says so by leaving the headers out', async () => {
    const { deliveryId, eventId } = await delivery({ fallbackEndpoint: URL });
    const { headers } = (await takeDelivery(context, deliveryId)).request;
    expect(headers).toMatchObject({ 'webhook-id': eventId });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['webhook-signature']));
    expect(headers).not.toHaveProperty('X-Webhook-Signature');
  });
});

describe('a delivery that is due', () => {
  it('is taken by one of several runs at the same moment, and then by a later one', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    const runs = Array.from({ length: 8 }, () => randomUUID());
    const { receiver } = await runFor(context, deliveryId);
    const claims = await atOnce(test, runs.length, (index) =>
      claimDeliveries(context, { receiver, runId: runs[index] ?? '' }, 64),
    );
    const holder = async () =>
      (await test.sql('select claimed_by from webhook_deliveries where id = $1', [deliveryId]))[0]
        ?.claimed_by;
    const winner = runs.indexOf(await holder());
    expect(claims[winner]?.deliveries.map((one) => one.delivery.id)).toEqual([deliveryId]);
    // There is one run at a time: what another has is left over from one that died.
    const later = randomUUID();
    expect(await claimDelivery(context, deliveryId, later)).toMatchObject({ attemptNumber: 1 });
    expect(await holder()).toBe(later);
  });

  it('is not taken again by the run that has it, nor on behalf of another organization', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    const run = await runFor(context, deliveryId);
    expect((await claimDeliveries(await test.organization(), run, 64)).deliveries).toEqual([]);
    await takeDelivery(context, deliveryId);
    expect(await claimDelivery(context, deliveryId)).toBeNull();
  });

  it('is not taken before its time, as far as clocks of several machines can agree on that', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    clock.advance({ seconds: -10 });
    expect(await claimDelivery(context, deliveryId)).toBeNull();
    clock.advance({ seconds: 10.5 - CLOCKS_APART_SECONDS });
    expect(await claimDelivery(context, deliveryId)).not.toBeNull();
  });

  it('is not taken once it has ended', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    for (const status of ['DELIVERED', 'FAILED', 'NO_TARGET']) {
      await test.sql('update webhook_deliveries set status = $2 where id = $1', [deliveryId, status]);
      expect([status, await claimDelivery(context, deliveryId)]).toEqual([status, null]);
    }
  });
});

describe('the deliveries of a receiver', () => {
  it('are claimed as they come due, as many as are asked for, and those of other URLs are left', async () => {
    const told = [];
    for (const url of [URL, URL, `${URL}/2`, URL]) {
      told.push((await delivery({ fallbackEndpoint: url })).deliveryId);
      clock.advance({ seconds: 1 });
    }
    const [first, second, , third] = told;
    const run = await runFor(context, first ?? '');
    const claims = [await claimDeliveries(context, run, 2), await claimDeliveries(context, run, 2)];
    expect(claims.map(({ deliveries }) => deliveries.map((one) => one.delivery.id))).toEqual([
      [first, second],
      [third],
    ]);
    expect(claims.map(({ hasMore }) => hasMore)).toEqual([true, false]);
  });

  it('are claimed as far as a worker can hold them at a time, the first one whatever it weighs', async () => {
    let last = '';
    for (const megabytes of [2, 0.4, 0.4, 0.4, 0.1]) {
      const { deliveryId, eventId } = await delivery({ fallbackEndpoint: URL });
      const payload = context.cipher.seal(payloadCell(eventId), Buffer.alloc(megabytes * 1_000_000));
      await test.sql('update webhook_events set payload = $2 where id = $1', [eventId, payload]);
      last = deliveryId;
      clock.advance({ seconds: 1 });
    }
    const run = await runFor(context, last);
    const sizes = [];
    for (let hasMore = true; hasMore; ) {
      const claim = await claimDeliveries(context, run, 64);
      sizes.push(claim.deliveries.length);
      hasMore = claim.hasMore;
    }
    expect(sizes).toEqual([1, 2, 2]);
  });

  it('that cannot be read hold up no other, and are tried again later', async () => {
    const [broken, well] = [
      await delivery({ fallbackEndpoint: URL }),
      await delivery({ fallbackEndpoint: URL }),
    ];
    await test.sql(`update webhook_deliveries set target = 'nonsense' where id = $1`, [broken.deliveryId]);
    const run = await runFor(context, well.deliveryId);
    const claim = await claimDeliveries(context, run, 64);
    expect(claim.deliveries.map((one) => one.delivery.id)).toEqual([well.deliveryId]);
    expect(claim.unreadable).toMatchObject([{ deliveryId: broken.deliveryId }]);
    const [row] = await test.sql('select claimed_by, next_attempt_at from webhook_deliveries where id = $1', [
      broken.deliveryId,
    ]);
    const later = new Date(clock.now().getTime() + 600_000);
    expect(row).toEqual({ claimed_by: null, next_attempt_at: later });
  });
});
