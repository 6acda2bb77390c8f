import { cancelOrder, readTestEvent, redeliverEvent, redeliverEvents, sendTestEvent } from '@credence/core';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import type { Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`;

let harness: Harness;
beforeAll(async () => {
  harness = await buildHarness({
    postgresUrl: inject('postgresUrl'),
    config: { WEBHOOK_RETRY_SCALE: 0.001 },
  });
  await harness.start();
});
afterAll(() => harness.close());

/** An order with one event to tell: its id, once it stands as it should. */
async function oneEvent(webhookConfig: Record<string, unknown>, status: string): Promise<string> {
  const { orderId, searchId } = await harness.order({
    to: null,
    webhookConfig: { secret: SECRET, retryAttempts: 0, ...webhookConfig },
    searchConfig: { notifications: { suppressTypes: ['ADDITIONAL_RESEARCH_NOTE'] } },
  });
  await cancelOrder(harness.context, { orderId });
  const event = await until(`an event that is ${status}`, async () => {
    const [row] = await harness.test.sql<{ id: string }>(
      'select id from webhook_events where search_id = $1 and delivery_status = $2',
      [searchId, status],
    );
    return row;
  });
  return event.id;
}

const statusOf = async (eventId: string) => {
  const [row] = await harness.test.sql<{ status: string }>(
    'select delivery_status as status from webhook_events where id = $1',
    [eventId],
  );
  return row?.status;
};

const delivered = (eventId: string) =>
  until('the end of the redelivery', async () => (await statusOf(eventId)) === 'DELIVERED');

/** The same event and bytes twice, signed for each time by itself. */
function expectTheSameTwice({ requests }: Receiver, eventId: string): void {
  expect(requests.map(({ headers }) => headers['x-event-id'])).toEqual([eventId, eventId]);
  expect(requests.map(({ headers }) => headers['x-delivery-attempt'])).toEqual(['1', '2']);
  expect(requests[1]?.body).toEqual(requests[0]?.body);
  for (const { headers, body } of requests) {
    expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toBeDefined();
  }
}

describe('an event that is delivered again', () => {
  it.each([
    ['was taken before', 200, 'DELIVERED'],
    ['was refused before', 400, 'FAILED'],
  ])('and %s arrives with the same id and the same bytes', async (_, first, status) => {
    const receiver = await harness.receiver((count) => (count === 0 ? first : 200));
    const eventId = await oneEvent({ closeoutEndpoints: { EMPLOYMENT: receiver.url } }, status);
    expect(receiver.requests).toHaveLength(1);
    expect(await redeliverEvent(harness.context, { eventId })).toMatchObject({ inFlight: false });
    await until('the second request', () => receiver.requests.length === 2);
    await delivered(eventId);
    expectTheSameTwice(receiver, eventId);
  });

  it('among many arrives like that too', async () => {
    const receivers = [await harness.receiver(), await harness.receiver()];
    const from = harness.clock.now();
    const ids: string[] = [];
    for (const { url } of receivers) ids.push(await oneEvent({ fallbackEndpoint: url }, 'DELIVERED'));
    const filter = { deliveryStatus: 'DELIVERED' as const, from };
    expect(await redeliverEvents(harness.context, { filter, dryRun: false })).toMatchObject({
      redelivered: 2,
    });
    for (const [index, receiver] of receivers.entries()) {
      await until('the second request', () => receiver.requests.length === 2);
      expectTheSameTwice(receiver, ids[index] ?? '');
    }
  });

  it('does not arrive a third time when its retry would have been due', async () => {
    const receiver = await harness.receiver((count) =>
      count === 0 ? { status: 503, headers: { 'Retry-After': '2' } } : 200,
    );
    const eventId = await oneEvent({ retryAttempts: 3, fallbackEndpoint: receiver.url }, 'PENDING');
    await until('the wait for the retry', async () => {
      const [row] = await harness.test.sql(
        'select from webhook_deliveries where event_id = $1 and attempts = 1 and next_attempt_at > $2',
        [eventId, harness.clock.now()],
      );
      return row;
    });
    await redeliverEvent(harness.context, { eventId });
    await delivered(eventId);
    await until('its receiver to have no job any more', async () => {
      const [row] = await harness.test.sql<{ left: number }>(
        `select count(*)::integer as left from pgboss.job j join webhook_deliveries d on d.receiver = j.singleton_key
          where d.event_id = $1 and j.state in ('created', 'retry', 'active')`,
        [eventId],
      );
      return row?.left === 0;
    });
    expectTheSameTwice(receiver, eventId);
  });
});

describe('a test event', () => {
  const outcomeOf = (eventId: string) =>
    until('the outcome of the test', async () => {
      const targets = await readTestEvent(harness.context, { eventId });
      return targets.every(({ deliveryStatus }) => deliveryStatus !== 'PENDING') && targets;
    });

  it('arrives signed, and its outcome is known', async () => {
    const receiver = await harness.receiver();
    const target = { url: receiver.url, secret: SECRET, headers: { 'X-Own': 'yes' } };
    const { eventId } = await sendTestEvent(harness.context, { target, searchType: 'EDUCATION' });
    expect(await outcomeOf(eventId)).toMatchObject([
      { deliveryStatus: 'DELIVERED', attempts: [{ url: receiver.url, responseStatus: 200, error: null }] },
    ]);
    const [{ headers, body } = { headers: {}, body: '' }, ...others] = receiver.requests;
    expect(others).toEqual([]);
    expect(headers).toMatchObject({
      'x-event-id': eventId,
      'x-event-type': 'verification.notification',
      'x-search-type': 'EDUCATION',
      'x-own': 'yes',
    });
    expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toMatchObject({
      data: { notificationType: 'WEBHOOK_TEST' },
    });
  });
});
