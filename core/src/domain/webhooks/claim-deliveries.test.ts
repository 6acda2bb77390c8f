import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookConfig } from '@credence/contract';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLOCKS_APART_SECONDS } from '../../platform/queue/enqueue.ts';
import { claimDelivery } from '../../testing/deliveries.ts';
import {
  answerDelivery,
  atOnce,
  OFFICE_HOURS,
  openDeliveries,
  openEvents,
  orderSearch,
  storedFor,
  type TestCore,
  takeDelivery,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { updateSearch } from '../searches/update-search.ts';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries.ts';
import { payloadPlace } from './emit-event.ts';

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
async function delivery(webhookConfig: Partial<WebhookConfig>, search: object = {}) {
  const searchTypes = [{ searchType: 'EMPLOYMENT', externalSearchId: 'ext-1', ...search }];
  const ids = await orderSearch(context, { webhookConfig, searchTypes });
  await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
  const [row] = await openDeliveries(test, context, ids.searchId);
  if (!row) throw new Error('There is no delivery');
  return { ...ids, deliveryId: row.id, eventId: row.eventId };
}

const claimOf = async (input: { deliveryId: string; jobId: string }): Promise<ClaimedDelivery> => {
  const claimed = await claimDelivery(context, input);
  if (!claimed) throw new Error('There is nothing to deliver');
  return claimed;
};

describe('the request of a delivery', () => {
  it('has exactly the documented headers', async () => {
    const fallbackEndpoint = {
      url: URL,
      headers: { 'X-Client': 'acme' },
      basicAuth: { username: 'me', password: 'pä:ss' },
    };
    const { deliveryId, eventId } = await delivery({ secret: SECRET, fallbackEndpoint });
    const { request, attemptNumber } = await claimOf({ deliveryId, jobId: randomUUID() });
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

  it('carries the event as its body', async () => {
    const { deliveryId, searchId } = await delivery({ fallbackEndpoint: URL });
    const { request } = await claimOf({ deliveryId, jobId: randomUUID() });
    expect(JSON.parse(request.body.toString('utf8'))).toEqual((await openEvents(test, context, searchId))[0]);
  });

  it('is accepted by the library of the Standard Webhooks', async () => {
    const { deliveryId } = await delivery({ secret: SECRET, fallbackEndpoint: URL });
    const { request } = await claimOf({ deliveryId, jobId: randomUUID() });
    vi.useFakeTimers({ now: clock.now(), toFake: ['Date'] });
    const receiver = new Webhook(SECRET);
    expect(receiver.verify(request.body, request.headers)).toMatchObject({
      event: 'verification.notification',
    });
    const tampered = Buffer.concat([request.body, Buffer.from(' ')]);
    expect(() => receiver.verify(tampered, request.headers)).toThrow('No matching signature');
  });

  it('says for a type-specific endpoint that it is one', async () => {
    const closeoutEndpoints = { EMPLOYMENT: URL };
    const { deliveryId } = await delivery({ closeoutEndpoints });
    const { request } = await claimOf({ deliveryId, jobId: randomUUID() });
    expect(request.headers['X-Endpoint-Source']).toBe('type-specific');
  });

  it.each([
    ['no name, by no header', undefined, undefined],
    ['its name, as it is', 'REQ 2025/17+a@acme', 'REQ 2025/17+a@acme'],
    ['what no header can carry in percent-encoding', 'Zoë 1/2\r\nX-Evil: 1', 'Zo%C3%AB 1/2%0D%0AX-Evil: 1'],
    ['what would be decoded, or cut off, too', ' 100 %41 ', '%20100 %2541%20'],
  ])('tells the client about its search with %s', async (_what, externalSearchId, header) => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL }, { externalSearchId });
    const { request } = await claimOf({ deliveryId, jobId: randomUUID() });
    expect(request.headers['X-External-Search-Id']).toBe(header);
    if (header !== undefined) expect(decodeURIComponent(header)).toBe(externalSearchId);
  });

  it('without a secret is not signed, and says so by leaving the headers out', async () => {
    const { deliveryId, eventId } = await delivery({ fallbackEndpoint: URL });
    const { headers } = (await claimOf({ deliveryId, jobId: randomUUID() })).request;
    expect(headers).toMatchObject({ 'webhook-id': eventId });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['webhook-signature']));
    expect(headers).not.toHaveProperty('X-Webhook-Signature');
  });
});

describe('a delivery that is due', () => {
  it('is taken by one of several jobs at the same moment', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    const jobs = Array.from({ length: 8 }, () => randomUUID());
    const claims = await atOnce(test, jobs.length, (index) =>
      claimDelivery(context, { deliveryId, jobId: jobs[index] ?? '' }),
    );
    const winner = claims.findIndex((claimed) => claimed !== null);
    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    const [row] = await test.sql('select claimed_by from webhook_deliveries where id = $1', [deliveryId]);
    expect(row).toEqual({ claimed_by: jobs[winner] });
  });

  it('may be taken again at once by the job that has it', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    const jobId = randomUUID();
    const [first, second] = [await claimOf({ deliveryId, jobId }), await claimOf({ deliveryId, jobId })];
    expect(second.request).toEqual(first.request);
  });

  it('is taken over from a job that has had it for more than a minute', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    await claimOf({ deliveryId, jobId: randomUUID() });
    clock.advance({ minutes: 1 });
    // Whoever comes too early is told that it is not done: the other may have died.
    expect(await claimDeliveries(context, [{ deliveryId, jobId: randomUUID() }])).toEqual(['held']);
    clock.advance({ seconds: 1 });
    const claimed = await claimOf({ deliveryId, jobId: randomUUID() });
    expect(claimed.attemptNumber).toBe(1);
  });

  it('is not taken before its time, as far as clocks of several machines can agree on that', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    const due = [{ deliveryId, jobId: randomUUID() }];
    clock.advance({ seconds: -10 });
    expect(await claimDeliveries(context, due)).toEqual([null]);
    clock.advance({ seconds: 1 });
    expect(await claimDeliveries(context, due)).toEqual(['held']);
    clock.advance({ seconds: 9.5 - CLOCKS_APART_SECONDS });
    expect(await claimDeliveries(context, due)).toMatchObject([{ jobId: due[0]?.jobId }]);
  });

  it.each(['DELIVERED', 'FAILED', 'NO_TARGET'])('is not taken once it is %s', async (status) => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    await test.sql('update webhook_deliveries set status = $2 where id = $1', [deliveryId, status]);
    const before = await storedFor(test, context);
    expect(await claimDelivery(context, { deliveryId, jobId: randomUUID() })).toBeNull();
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('is not taken on behalf of another organization', async () => {
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    const stranger = await test.organization();
    expect(await claimDelivery(stranger, { deliveryId, jobId: randomUUID() })).toBeNull();
  });
});

describe('several deliveries', () => {
  it('are claimed together, each by one job, and what is not due by none', async () => {
    const [first, second, ended] = [
      await delivery({ fallbackEndpoint: URL }),
      await delivery({ fallbackEndpoint: `${URL}/2` }),
      await delivery({ fallbackEndpoint: URL }),
    ];
    await test.sql(`update webhook_deliveries set status = 'FAILED' where id = $1`, [ended.deliveryId]);
    const due = [second, first, ended, { deliveryId: randomUUID() }, first].map(({ deliveryId }) => ({
      deliveryId,
      jobId: randomUUID(),
    }));
    const claimed = await claimDeliveries(context, due);
    const urls = claimed.map((one) => (one === null || typeof one === 'string' ? one : one.request.url));
    const [ofSecond, ofFirst, ofEnded, ofNone, ofFirstToo] = urls;
    expect([ofSecond, ofEnded, ofNone]).toEqual([`${URL}/2`, null, null]);
    expect([ofFirst, ofFirstToo].toSorted()).toEqual([URL, 'held'].toSorted());
    const takenBy = (claims: typeof claimed) =>
      claims.map((one) => (one === null || typeof one === 'string' ? one : one.jobId));
    for (const [index, jobId] of takenBy(claimed).entries())
      if (jobId !== null && jobId !== 'held') expect(jobId).toBe(due[index]?.jobId);
    // A job takes its own again, and nobody else's.
    expect(takenBy(await claimDeliveries(context, due))).toEqual(takenBy(claimed));
  });

  it('that are the same one let it out once to find whether its receiver is back; the other job is to ask again', async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      const { deliveryId } = await delivery({ fallbackEndpoint: URL });
      await answerDelivery(context, await takeDelivery(context, deliveryId), { status: 503 });
    }
    const { deliveryId } = await delivery({ fallbackEndpoint: URL });
    clock.advance({ minutes: 1 });
    const due = [randomUUID(), randomUUID()].map((jobId) => ({ deliveryId, jobId }));
    const claims = (await claimDeliveries(context, due)).map((one) =>
      one === null || typeof one === 'string' ? one : one.trigger,
    );
    expect(claims.toSorted()).toEqual(['PROBE', 'held']);
  });

  it('are claimed as far as a worker can hold them at a time, the first one whatever it weighs', async () => {
    const due: { deliveryId: string; jobId: string }[] = [];
    for (const megabytes of [5, 1.5, 1.5, 1.5, 0.1]) {
      const { deliveryId, eventId } = await delivery({ fallbackEndpoint: URL });
      const payload = context.cipher.seal(payloadPlace(eventId), Buffer.alloc(megabytes * 1_000_000));
      await test.sql('update webhook_events set payload = $2 where id = $1', [eventId, payload]);
      due.push({ deliveryId, jobId: randomUUID() });
    }
    const ended = await delivery({ fallbackEndpoint: URL });
    await test.sql(`update webhook_deliveries set status = 'FAILED' where id = $1`, [ended.deliveryId]);
    due.unshift({ deliveryId: ended.deliveryId, jobId: randomUUID() });
    const claims = async (asked: typeof due) =>
      (await claimDeliveries(context, asked)).map((one) =>
        one === null || typeof one === 'string' ? one : 'taken',
      );
    expect(await claims(due)).toEqual([null, 'taken', 'left', 'left', 'left', 'left']);
    const others = due.slice(2);
    expect(await claims(others)).toEqual(['taken', 'taken', 'left', 'left']);
    expect(await claims(others.slice(2))).toEqual(['taken', 'taken']);
    // Whoever has one keeps it, and others are told so.
    expect(await claims(due.slice(3, 4).map((one) => ({ ...one, jobId: randomUUID() })))).toEqual(['held']);
  });
});
