import { randomUUID } from 'node:crypto';
import type { AttemptErrorClass, WebhookConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  claimDelivery,
  onlyDelivery,
  outcomeOf,
  type ReceiverAnswer,
  TEST_RUN,
  takeDelivery,
} from '../../../testing/deliveries.ts';
import { answerDelivery, atOnce, openDeliveries, storedFor, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { cancelledSearch } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';
import { redeliverEvent } from '../events/redeliver-events.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import type { MadeAttempt } from './made-attempt.ts';
import { recordDeliveries } from './record-deliveries.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HOOK = 'https://client.example/hook?key=canary-in-url';
const FALLBACK = 'https://fallback.example/hook';
const BOTH = { closeoutEndpoints: { EMPLOYMENT: HOOK }, fallbackEndpoint: FALLBACK, secret: 's' };
const RUN = { receiver: '', runId: TEST_RUN };

/** A search that was cancelled, which told one event. */
const ended = async (webhookConfig: Partial<WebhookConfig> = { fallbackEndpoint: HOOK }): Promise<string> =>
  (await cancelledSearch(context, { webhookConfig })).searchId;
const only = (searchId: string) => onlyDelivery(test, context, searchId);
const deliveriesOf = (searchId: string) => openDeliveries(test, context, searchId);
const claim = async (searchId: string): Promise<ClaimedDelivery> =>
  takeDelivery(context, (await only(searchId)).id);
const made = (claimed: ClaimedDelivery, status: number): MadeAttempt => ({
  claimed,
  attemptedAt: clock.now(),
  outcome: outcomeOf({ status }),
});
const attemptsOf = async (searchId: string) =>
  test.sql('select * from webhook_attempts where delivery_id = $1 order by attempt_number', [
    (await only(searchId)).id,
  ]);

describe('an attempt', () => {
  it.each<[string, ReceiverAnswer | AttemptErrorClass, object, object]>([
    [
      'an answer',
      { status: 204, body: 'canary-in-answer' },
      { status: 'DELIVERED', nextAttemptAt: null },
      { response_status: 204, response_body: expect.any(Buffer), address: '203.0.113.7', error_class: null },
    ],
    [
      'an error',
      'TIMEOUT',
      { status: 'PENDING', nextAttemptAt: expect.any(Date) },
      { response_status: null, response_body: null, address: null, error_class: 'TIMEOUT' },
    ],
  ])('is kept with %s, and settles the delivery', async (_, answer, delivery, kept) => {
    const searchId = await ended();
    await answerDelivery(context, await claim(searchId), answer);
    expect(await only(searchId)).toMatchObject({ ...delivery, attempts: 1, claimedBy: null });
    const attempts = await attemptsOf(searchId);
    const steps = { duration_ms: 12, dns_ms: 2, connect_ms: 4, first_byte_ms: 10 };
    const made = { attempt_number: 1, attempted_at: clock.now(), trigger: 'FIRST' };
    const { next_attempt_at } = attempts[0] ?? {};
    expect(attempts).toMatchObject([{ ...made, ...steps, ...kept }]);
    expect(next_attempt_at).toEqual((await only(searchId)).nextAttemptAt);
    expect(JSON.stringify(attempts)).not.toContain('canary');
  });

  it('keeps the first kilobyte of the answer, sealed', async () => {
    const searchId = await ended();
    const body = 'canary '.repeat(1_000);
    await answerDelivery(context, await claim(searchId), { status: 200, body });
    const [attempt] = await attemptsOf(searchId);
    const open = (column: string, value: Buffer) =>
      context.cipher.open({ table: 'webhook_attempts', column, id: attempt?.id }, value).toString();
    expect(attempt?.response_body.includes('canary')).toBe(false);
    expect(open('response_body', attempt?.response_body)).toBe(body.slice(0, 1_024));
    expect(open('url', attempt?.url)).toBe(HOOK);
  });

  it('is kept together with the end of its run, or not at all', async () => {
    const claimed = await claim(await ended());
    const before = await storedFor(test, context);
    const completeJob = () => Promise.reject(new Error('The queue is away'));
    const broken = recordDeliveries(context, RUN, [made(claimed, 200)], { unsent: [], completeJob });
    await expect(broken).rejects.toThrow('The queue is away');
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('that two runs made, one of them late, counts once', async () => {
    const searchId = await ended();
    const late = await claim(searchId);
    const claimed = await claimDelivery(context, late.delivery.id, randomUUID());
    if (!claimed) throw new Error('A later run takes nothing over');
    await answerDelivery(context, claimed, { status: 500 });
    const before = await storedFor(test, context);
    await answerDelivery(context, late, { status: 200 });
    expect(await storedFor(test, context)).toEqual(before);
    expect(await only(searchId)).toMatchObject({ status: 'PENDING', attempts: 1 });
  });
});

it("attempts are recorded together, each with what follows it, and leave alone what became another run's", async () => {
  const searches = [];
  for (let count = 0; count < 4; count += 1) searches.push(await ended({ ...BOTH, retryAttempts: 1 }));
  const attempts: MadeAttempt[] = [];
  for (const [index, status] of [200, 503, 404, 200].entries())
    attempts.push(made(await claim(searches[index] ?? ''), status));
  const lost = attempts[3]?.claimed.delivery.id;
  await test.sql('update webhook_deliveries set claimed_by = gen_random_uuid() where id = $1', [lost]);
  const { judged } = await recordDeliveries(context, RUN, attempts.toReversed());
  expect(judged.map(({ step }) => step.status)).toEqual(['DELIVERED', 'FAILED', 'PENDING', 'DELIVERED']);
  const outcomes = [];
  for (const searchId of searches)
    outcomes.push((await deliveriesOf(searchId)).map(({ status, attempts }) => `${status} ${attempts}`));
  expect(outcomes).toEqual([['DELIVERED 1'], ['PENDING 1'], ['FAILED 1', 'PENDING 0'], ['PENDING 0']]);
  expect(await attemptsOf(searches[3] ?? '')).toEqual([]);
});

describe('an event that its own endpoint never took', () => {
  it('goes to the fallback once every retry has failed, as a delivery with retries of its own', async () => {
    const searchId = await ended({ ...BOTH, retryAttempts: 1 });
    const { id, eventId } = await only(searchId);
    const first = await claim(searchId);
    await answerDelivery(context, first, { status: 500 });
    clock.set((await only(searchId)).nextAttemptAt ?? '');
    await answerDelivery(context, await claim(searchId), { status: 500 });
    const [failed, fallback] = await deliveriesOf(searchId);
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
    const claimed = await takeDelivery(context, fallback?.id ?? '');
    expect(claimed.request.headers).toMatchObject({ 'X-Endpoint-Source': 'fallback', 'X-Event-Id': eventId });
    expect(claimed.request.body).toEqual(first.request.body);
    // It ends there when that one does not take it either.
    await answerDelivery(context, claimed, { status: 404 });
    expect((await deliveriesOf(searchId)).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']);
  });

  it.each(['together', 'one after the other', 'at the same moment'])(
    'goes to the fallback once, when several endpoints fail %s',
    async (how) => {
      const closeoutEndpoints = { EMPLOYMENT: [HOOK, 'https://client.example/second'] };
      const searchId = await ended({ ...BOTH, closeoutEndpoints, retryAttempts: 0 });
      const attempts: MadeAttempt[] = [];
      for (const { id } of await deliveriesOf(searchId))
        attempts.push(made(await takeDelivery(context, id), 500));
      const record = (some: MadeAttempt[]) => recordDeliveries(context, RUN, some);
      const alone = (index: number) => record(attempts.slice(index, index + 1));
      if (how === 'together') await record(attempts);
      else if (how === 'at the same moment') await atOnce(test, attempts.length, alone);
      else for (const index of attempts.keys()) await alone(index);
      const sources = async () => (await deliveriesOf(searchId)).map((each) => each.endpointSource);
      expect(await sources()).toEqual(['type-specific', 'type-specific', 'fallback']);
      // What failed again after a redelivery goes there again.
      const [{ id, eventId } = { id: '', eventId: '' }] = await deliveriesOf(searchId);
      await redeliverEvent(context, { eventId });
      await answerDelivery(context, await takeDelivery(context, id), { status: 500 });
      expect((await sources()).filter((source) => source === 'fallback')).toHaveLength(2);
    },
  );
});
