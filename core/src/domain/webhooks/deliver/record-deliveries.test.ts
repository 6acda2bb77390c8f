import { randomUUID } from 'node:crypto';
import type { WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  claimDelivery,
  onlyDelivery,
  recordDelivery,
  TEST_RUN,
  takeDelivery,
} from '../../../testing/deliveries.ts';
import { atOnce, openDeliveries, storedFor, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { cancelledSearch } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';
import { redeliverEvent } from '../events/redeliver-events.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { type AttemptReport, type MadeAttempt, recordDeliveries } from './record-deliveries.ts';
import type { AttemptOutcome } from './retry-schedule.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HOOK = 'https://client.example/hook?key=canary-in-url';
const FALLBACK = 'https://fallback.example/hook';

const answer = (status: number, headers = {}): AttemptOutcome => ({ kind: 'response', status, headers });
const report = (outcome: AttemptOutcome, more: Partial<AttemptReport> = {}): AttemptReport => ({
  outcome,
  attemptedAt: clock.now(),
  durationMs: 12,
  dnsMs: 2,
  connectMs: null,
  firstByteMs: 10,
  address: '203.0.113.7',
  responseBody: Buffer.from('canary-in-answer'),
  error: null,
  ...more,
});

/** A search that was cancelled, which told one event. */
const ended = async (webhookConfig: Partial<WebhookConfig>): Promise<string> =>
  (await cancelledSearch(context, { webhookConfig })).searchId;

const only = (searchId: string) => onlyDelivery(test, context, searchId);

const claim = (deliveryId: string): Promise<ClaimedDelivery> => takeDelivery(context, deliveryId);

/** A run that takes a delivery over. */
async function takenOver(deliveryId: string): Promise<ClaimedDelivery> {
  const claimed = await claimDelivery(context, deliveryId, randomUUID());
  if (!claimed) throw new Error('There is nothing to deliver');
  return claimed;
}

const runOf = (receiver: string | null = null) => ({ receiver: receiver ?? '', runId: TEST_RUN });

const attemptsOf = (deliveryId: string) =>
  test.sql('select * from webhook_attempts where delivery_id = $1 order by attempt_number', [deliveryId]);

describe('an attempt', () => {
  it('that was taken ends the delivery, and is kept with what came back', async () => {
    const searchId = await ended({ fallbackEndpoint: HOOK });
    const { id } = await only(searchId);
    const step = await recordDelivery(context, await claim(id), report(answer(204)));
    expect(step).toEqual({ status: 'DELIVERED' });
    expect(await only(searchId)).toMatchObject({
      status: 'DELIVERED',
      attempts: 1,
      nextAttemptAt: null,
      claimedBy: null,
    });
    const attempts = await attemptsOf(id);
    expect(attempts).toMatchObject([
      {
        attempt_number: 1,
        attempted_at: clock.now(),
        address: '203.0.113.7',
        response_status: 204,
        duration_ms: 12,
        trigger: 'FIRST',
        dns_ms: 2,
        connect_ms: null,
        first_byte_ms: 10,
        error_class: null,
        error: null,
        next_attempt_at: null,
      },
    ]);
    expect(JSON.stringify(attempts)).not.toContain('canary');
  });

  it('keeps the first kilobyte of the answer, sealed', async () => {
    const { id } = await only(await ended({ fallbackEndpoint: HOOK }));
    const responseBody = Buffer.from('canary '.repeat(1_000));
    await recordDelivery(context, await claim(id), report(answer(200), { responseBody }));
    const [attempt] = await attemptsOf(id);
    const cell = (column: string) => ({ table: 'webhook_attempts', column, id: attempt?.id });
    expect(attempt?.response_body.includes('canary')).toBe(false);
    const opened = context.cipher.open(cell('response_body'), attempt?.response_body).toString();
    expect(opened).toBe('canary '.repeat(1_000).slice(0, 1_024));
    expect(context.cipher.open(cell('url'), attempt?.url).toString()).toBe(HOOK);
  });

  it('without an answer keeps the kind of error', async () => {
    const { id } = await only(await ended({ fallbackEndpoint: HOOK }));
    const outcome: AttemptOutcome = { kind: 'error', errorClass: 'TIMEOUT' };
    const none = { address: null, responseBody: null, error: 'the time allowed was over' };
    await recordDelivery(context, await claim(id), report(outcome, none));
    expect(await attemptsOf(id)).toMatchObject([
      {
        response_status: null,
        response_body: null,
        error_class: 'TIMEOUT',
        error: 'the time allowed was over',
      },
    ]);
  });

  it('is kept together with what ends its run, or not at all', async () => {
    const { id } = await only(await ended({ fallbackEndpoint: HOOK }));
    const claimed = await claim(id);
    const before = await storedFor(test, context);
    const made = [{ claimed, report: report(answer(200)) }];
    const broken = recordDeliveries(context, runOf(), made, async ({ query }) => {
      await query('delete from webhook_attempts');
      throw new Error('The queue is away');
    });
    await expect(broken).rejects.toThrow('The queue is away');
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('that two runs made, one of them late, counts once', async () => {
    const searchId = await ended({ fallbackEndpoint: HOOK });
    const { id } = await only(searchId);
    const late = await claim(id);
    await recordDelivery(context, await takenOver(id), report(answer(500)));
    const before = await storedFor(test, context);
    await recordDelivery(context, late, report(answer(200)));
    expect(await storedFor(test, context)).toEqual(before);
    expect(await only(searchId)).toMatchObject({ status: 'PENDING', attempts: 1 });
  });
});

describe('several attempts', () => {
  it("are recorded together, each with what follows it, and leave alone what became another run's", async () => {
    const hooks = { closeoutEndpoints: { EMPLOYMENT: HOOK }, fallbackEndpoint: FALLBACK };
    const searches = [];
    for (let count = 0; count < 4; count += 1) searches.push(await ended({ ...hooks, retryAttempts: 1 }));
    const claims = [];
    for (const searchId of searches) claims.push(await claim((await only(searchId)).id));
    const [taken, failed, refused, lost] = claims;
    if (!taken || !failed || !refused || !lost) throw new Error('There are not four deliveries');
    const [, , , lostBy = ''] = searches;
    await test.sql('update webhook_deliveries set claimed_by = gen_random_uuid() where id = $1', [
      lost.delivery.id,
    ]);

    const made = [
      { claimed: lost, report: report(answer(200)) },
      { claimed: refused, report: report(answer(404)) },
      { claimed: taken, report: report(answer(200)) },
      { claimed: failed, report: report(answer(503)) },
    ];
    const { steps } = await recordDeliveries(context, runOf(), made);
    expect(steps.map(({ status }) => status)).toEqual(['DELIVERED', 'FAILED', 'DELIVERED', 'PENDING']);
    const outcomes = [];
    for (const searchId of searches) {
      const deliveries = await openDeliveries(test, context, searchId);
      outcomes.push(deliveries.map(({ status, attempts }) => `${status} ${attempts}`).toSorted());
    }
    expect(outcomes).toEqual([['DELIVERED 1'], ['PENDING 1'], ['FAILED 1', 'PENDING 0'], ['PENDING 0']]);
    expect(await attemptsOf((await only(lostBy)).id)).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  const DELAYS = [5, 300, 1_800].map((seconds) => seconds * 1_000);

  it('gets the same event again by the schedule: same id, same bytes, signed anew', async () => {
    const searchId = await ended({ fallbackEndpoint: HOOK, secret: 'shared-secret' });
    const { id } = await only(searchId);
    const requests: ClaimedDelivery['request'][] = [];
    for (const [retry, delay] of DELAYS.entries()) {
      const claimed = await claim(id);
      requests.push(claimed.request);
      const attemptedAt = clock.now().getTime();
      await recordDelivery(context, claimed, report(answer(503)));
      const { status, attempts, nextAttemptAt } = await only(searchId);
      expect([status, attempts]).toEqual(['PENDING', retry + 1]);
      const wait = (nextAttemptAt?.getTime() ?? 0) - attemptedAt;
      expect(wait).toBeGreaterThanOrEqual(delay);
      expect(wait).toBeLessThanOrEqual(delay * 1.2);
      clock.set(nextAttemptAt ?? '');
    }
    const last = await claim(id);
    requests.push(last.request);
    expect(await recordDelivery(context, last, report(answer(503)))).toMatchObject({
      status: 'FAILED',
    });

    expect(await only(searchId)).toMatchObject({ status: 'FAILED', attempts: 4, nextAttemptAt: null });
    const attempts = await attemptsOf(id);
    expect(attempts.map(({ attempt_number, trigger }) => [attempt_number, trigger])).toEqual([
      [1, 'FIRST'],
      [2, 'RETRY'],
      [3, 'RETRY'],
      [4, 'RETRY'],
    ]);
    const planned = attempts.slice(1).map(({ attempted_at }) => attempted_at);
    expect(attempts.map(({ next_attempt_at }) => next_attempt_at)).toEqual([...planned, null]);
    expect(new Set(requests.map(({ body }) => body.toString('hex'))).size).toBe(1);
    const values = (name: string) => new Set(requests.map(({ headers }) => headers[name]));
    expect(values('X-Event-Id').size).toBe(1);
    expect(values('webhook-id').size).toBe(1);
    expect(values('X-Webhook-Signature').size).toBe(1);
    expect([...values('X-Delivery-Attempt')]).toEqual(['1', '2', '3', '4']);
    expect(values('webhook-timestamp').size).toBe(4);
    expect(values('webhook-signature').size).toBe(4);
  });

  it('is asked as often as its configuration says', async () => {
    const searchId = await ended({ fallbackEndpoint: HOOK, retryAttempts: 0 });
    const { id } = await only(searchId);
    await recordDelivery(context, await claim(id), report(answer(500)));
    expect(await only(searchId)).toMatchObject({ status: 'FAILED', attempts: 1 });
  });

  it('is given the pause that it asks for', async () => {
    const searchId = await ended({ fallbackEndpoint: HOOK });
    const { id } = await only(searchId);
    await recordDelivery(context, await claim(id), report(answer(429, { 'retry-after': '3600' })));
    expect((await only(searchId)).nextAttemptAt).toEqual(new Date('2026-03-02T16:00:00Z'));
  });

  it.each<[string, AttemptOutcome, boolean]>([
    ['410', answer(410), true],
    ['400', answer(400), false],
    ['404', answer(404), false],
    ['a redirect', answer(302), false],
    ['a private address', { kind: 'error', errorClass: 'BLOCKED_ADDRESS' }, false],
  ])('for good, with %s, is not asked again', async (_what, outcome, disableTarget) => {
    const searchId = await ended({ fallbackEndpoint: HOOK });
    const { id } = await only(searchId);
    const step = await recordDelivery(context, await claim(id), report(outcome));
    expect(step).toEqual({ status: 'FAILED', disableTarget });
    expect(await only(searchId)).toMatchObject({ status: 'FAILED', attempts: 1, nextAttemptAt: null });
  });
});

describe('an event that its own endpoint never took', () => {
  const config = {
    closeoutEndpoints: { EMPLOYMENT: HOOK },
    fallbackEndpoint: FALLBACK,
    retryAttempts: 1,
    secret: 's',
  };

  it('goes to the fallback once every retry has failed, as a delivery with retries of its own', async () => {
    const searchId = await ended(config);
    const { id, eventId } = await only(searchId);
    await recordDelivery(context, await claim(id), report(answer(500)));
    const pending = await only(searchId);
    clock.set(pending.nextAttemptAt ?? '');
    await recordDelivery(context, await claim(id), report(answer(500)));

    const [failed, fallback] = await openDeliveries(test, context, searchId);
    expect(failed).toMatchObject({ id, status: 'FAILED' });
    expect(fallback).toMatchObject({
      eventId,
      status: 'PENDING',
      endpointSource: 'fallback',
      attempts: 0,
      retryAttempts: 1,
      nextAttemptAt: clock.now(),
      target: { url: FALLBACK, secrets: ['s'], fallbacks: [] },
    });
    const { request } = await claim(fallback?.id ?? '');
    expect(request.headers).toMatchObject({ 'X-Endpoint-Source': 'fallback', 'X-Event-Id': eventId });
  });

  it('ends there when the fallback does not take it either', async () => {
    const searchId = await ended({ ...config, retryAttempts: 0 });
    const { id } = await only(searchId);
    await recordDelivery(context, await claim(id), report(answer(500)));
    const [, fallback] = await openDeliveries(test, context, searchId);
    await recordDelivery(context, await claim(fallback?.id ?? ''), report(answer(500)));
    const statuses = (await openDeliveries(test, context, searchId)).map(({ status }) => status);
    expect(statuses).toEqual(['FAILED', 'FAILED']);
  });

  it.each(['together', 'one after the other', 'at the same moment'])(
    'goes to the fallback once, when several endpoints fail %s',
    async (how) => {
      const closeoutEndpoints = { EMPLOYMENT: [HOOK, 'https://client.example/second'] };
      const searchId = await ended({ ...config, closeoutEndpoints, retryAttempts: 0 });
      const made: MadeAttempt[] = [];
      for (const { id } of await openDeliveries(test, context, searchId))
        made.push({ claimed: await claim(id), report: report(answer(500)) });
      const record = async (some: typeof made) => {
        await recordDeliveries(context, runOf(), some);
      };
      if (how === 'together') await record(made);
      else if (how === 'at the same moment')
        await atOnce(test, made.length, (index) => record(made.slice(index, index + 1)));
      else for (const one of made) await record([one]);
      const deliveries = await openDeliveries(test, context, searchId);
      expect(deliveries.map(({ endpointSource }) => endpointSource)).toEqual([
        'type-specific',
        'type-specific',
        'fallback',
      ]);
      // What failed again after a redelivery goes there again.
      await redeliverEvent(context, { eventId: deliveries[0]?.eventId ?? '' });
      await recordDelivery(context, await claim(deliveries[0]?.id ?? ''), report(answer(500)));
      const again = await openDeliveries(test, context, searchId);
      expect(again.filter(({ endpointSource }) => endpointSource === 'fallback')).toHaveLength(2);
    },
  );

  it('does not go to the fallback while retries are left, nor once it was taken', async () => {
    const searchId = await ended(config);
    const { id } = await only(searchId);
    await recordDelivery(context, await claim(id), report(answer(500)));
    clock.set((await only(searchId)).nextAttemptAt ?? '');
    await recordDelivery(context, await claim(id), report(answer(200)));
    expect(await only(searchId)).toMatchObject({ status: 'DELIVERED', attempts: 2 });
  });
});
