import { WebhookEvent } from '@credence/contract';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { withWebhooks } from '../../../testing/deliveries.ts';
import { answerDelivery, storedFor, type TestCore, takeDelivery } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { readTestEvent, sendTestEvent, type TestEventInput } from './send-test-event.ts';

const SECRET = `whsec_${Buffer.from('thirty-two bytes of a good secret').toString('base64')}`;
const hook = (path: string) => `https://client.example/${path}`;
const CONFIG = {
  retryAttempts: 3,
  secret: SECRET,
  closeoutEndpoints: {
    EMPLOYMENT: [hook('jobs'), { url: hook('completed'), events: ['verification.completed' as const] }],
  },
  fallbackEndpoint: { url: hook('fallback'), searchTypes: ['EMPLOYMENT' as const] },
};

let test: TestCore;
let context: Context;
const clock = useTestCore((made, own) => {
  [test, context] = [made, withWebhooks(own, CONFIG)];
});

/** The requests that a worker would make for a test event. */
async function requestsOf(input: TestEventInput, by = context) {
  const { eventId } = await sendTestEvent(by, input);
  const pending = await readTestEvent(by, { eventId });
  const claimed = await Promise.all(pending.map(({ deliveryId }) => takeDelivery(by, deliveryId)));
  return { eventId, claimed, requests: claimed.map(({ request }) => request) };
}

/** The context of a request with a key, as long as it is not answered. */
const keyed = async (key: string, fingerprint = ''): Promise<Context> => {
  const found = await answerOnce(context, {
    route: 'POST /webhook-tests',
    key,
    fingerprint,
    content: fingerprint,
  });
  if (found.kind !== 'new') throw new Error('The request was answered');
  return found.work.context;
};

describe('a test event', () => {
  it.each<[string, TestEventInput, [string, string | undefined][]]>([
    [
      'the targets of the search type, whatever they filter',
      { searchType: 'EMPLOYMENT' },
      [
        [hook('jobs'), 'type-specific'],
        [hook('completed'), 'type-specific'],
      ],
    ],
    [
      'the fallback where the search type has no target',
      { searchType: 'EDUCATION' },
      [[hook('fallback'), 'fallback']],
    ],
    ['a given target alone', { searchType: 'EMPLOYMENT', target: hook('new') }, [[hook('new'), undefined]]],
  ])('goes to %s', async (_, input, expected) => {
    const { requests } = await requestsOf(input);
    expect(requests.map(({ url, headers }) => [url, headers['X-Endpoint-Source']])).toEqual(expected);
  });

  it('goes to the targets of a configuration that is switched off', async () => {
    const off = withWebhooks(context, { ...CONFIG, enabled: false });
    expect((await requestsOf({ searchType: 'EDUCATION' }, off)).requests).toHaveLength(1);
  });

  it.each<[string, TestEventInput, string]>([
    ['the secret of the organization', { searchType: 'EMPLOYMENT', target: hook('new') }, SECRET],
    [
      'the secret of the given target',
      { searchType: 'EMPLOYMENT', target: { url: hook('new'), secret: 'own' } },
      Buffer.from('own').toString('base64'),
    ],
  ])('is an envelope like any other, signed with %s', async (_, input, secret) => {
    const { eventId, requests } = await requestsOf(input);
    const [request] = requests;
    const body = request?.body.toString() ?? '';
    expect(request?.headers).toMatchObject({ 'X-Event-Id': eventId, 'webhook-id': eventId });
    expect(WebhookEvent.parse(JSON.parse(body))).toMatchObject({
      event: 'verification.notification',
      data: { notificationType: 'WEBHOOK_TEST', searchType: 'EMPLOYMENT' },
    });
    const seconds = Math.floor(clock.now().getTime() / 1_000);
    expect(request?.headers['webhook-timestamp']).toBe(String(seconds));
    const signature = new Webhook(secret).sign(eventId, clock.now(), body);
    expect(request?.headers['webhook-signature']).toBe(signature);
  });

  it('is tried once, and never handed over to a fallback', async () => {
    const { eventId, claimed } = await requestsOf({ searchType: 'EMPLOYMENT' });
    for (const each of claimed) await answerDelivery(context, each, { status: 503, body: `no ${SECRET}` });
    const targets = await readTestEvent(context, { eventId });
    expect(targets).toMatchObject(
      Array(2).fill({
        endpointSource: 'type-specific',
        deliveryStatus: 'FAILED',
        attempts: [{ attemptNumber: 1, responseStatus: 503, responseBody: 'no ***' }],
      }),
    );
  });

  it('cannot be read by another organization', async () => {
    const { eventId } = await sendTestEvent(context, { searchType: 'EMPLOYMENT' });
    expect(await readTestEvent(await test.organization(), { eventId })).toEqual([]);
  });
});

describe('a test event of a request with a key', () => {
  const input = { searchType: 'EMPLOYMENT' } as const;

  it('is sent once, however often the request comes before it is answered', async () => {
    const { eventId } = await sendTestEvent(await keyed('one'), input);
    const before = await storedFor(test, context);
    expect(await sendTestEvent(await keyed('one'), input)).toEqual({ eventId });
    expect(await storedFor(test, context)).toEqual(before);
    expect((await sendTestEvent(await keyed('another'), input)).eventId).not.toBe(eventId);
  });

  it('is not that of another request with the key, where the first was never answered', async () => {
    const { eventId } = await sendTestEvent(await keyed('reused', 'mine'), input);
    expect((await sendTestEvent(await keyed('reused', 'another'), input)).eventId).not.toBe(eventId);
  });

  it('is sent anew when the key has been forgotten', async () => {
    const { eventId } = await sendTestEvent(await keyed('old'), input);
    clock.advance({ days: 1 });
    expect((await sendTestEvent(await keyed('old'), input)).eventId).not.toBe(eventId);
  });
});
