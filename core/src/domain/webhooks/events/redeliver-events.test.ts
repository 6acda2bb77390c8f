import { describe, expect, it, vi } from 'vitest';
import { withWebhooks } from '../../../testing/deliveries.ts';
import {
  atOnce,
  deliverDue,
  openDeliveries,
  storedFor,
  type TestCore,
  takeDelivery,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { cancelledSearch } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';
import { MAX_REDELIVERED, redeliverEvent, redeliverEvents } from './redeliver-events.ts';
import { sendTestEvent } from './send-test-event.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HOOK = 'https://client.example/hook';
const BOTH = { closeoutEndpoints: { EMPLOYMENT: HOOK }, fallbackEndpoint: 'https://fallback.example/hook' };

/** A search that told one event. */
const told = async (webhookConfig?: object): Promise<string> =>
  (await cancelledSearch(context, webhookConfig && { webhookConfig })).searchId;

async function eventOf(searchId: string): Promise<{ id: string; status: string; payload: Buffer }> {
  const [event] = await test.sql<{ id: string; status: string; payload: Buffer }>(
    'select id, delivery_status as status, payload from webhook_events where search_id = $1',
    [searchId],
  );
  if (!event) throw new Error('The search told nothing');
  return event;
}

const deliveriesOf = (searchId: string) => openDeliveries(test, context, searchId);
const answered = (searchId: string, status: number) => deliverDue(test, context, searchId, { status });

describe('redeliverEvent', () => {
  it.each([
    ['delivered', 200],
    ['failed', 404],
  ])('begins anew what was %s: the same delivery, with all its retries', async (_, status) => {
    const searchId = await told({ fallbackEndpoint: HOOK, retryAttempts: 1 });
    await answered(searchId, status);
    const before = await eventOf(searchId);
    clock.advance({ hours: 3 });

    const answer = await redeliverEvent(context, { eventId: before.id });
    expect(answer).toEqual({ deliveryStatus: 'PENDING', inFlight: false });
    expect(await eventOf(searchId)).toEqual({ ...before, status: 'PENDING' });
    const [delivery] = await deliveriesOf(searchId);
    expect(delivery).toMatchObject({ status: 'PENDING', attempts: 1, nextAttemptAt: clock.now() });

    const [retried] = await answered(searchId, 500);
    expect(retried).toMatchObject({ id: delivery?.id, status: 'PENDING', attempts: 2 });
    clock.advance({ hours: 1 });
    expect(await answered(searchId, 500)).toMatchObject([{ status: 'FAILED', attempts: 3 }]);
  });

  it('has a job at once, as the fallback has that gets the event after', async () => {
    const searchId = await told({ ...BOTH, retryAttempts: 0 });
    await answered(searchId, 200);
    await test.sql(`delete from pgboss.job where name = 'deliver-to-receiver'`);
    const jobs = (count: number) =>
      vi.waitUntil(async () => (await test.jobs('deliver-to-receiver', context)).length === count);
    await redeliverEvent(context, { eventId: (await eventOf(searchId)).id });
    await jobs(1);
    await answered(searchId, 404);
    await jobs(2);
  });

  it('goes by the target of the type again, and only from there to the fallback', async () => {
    const searchId = await told({ ...BOTH, retryAttempts: 0 });
    await answered(searchId, 404);
    const { id: eventId } = await eventOf(searchId);
    await redeliverEvent(context, { eventId });
    expect(await deliveriesOf(searchId)).toMatchObject([
      { endpointSource: 'type-specific', status: 'PENDING' },
      { endpointSource: 'fallback', status: 'FAILED', nextAttemptAt: null, attempts: 0 },
    ]);
    await answered(searchId, 200);
    expect(await eventOf(searchId)).toMatchObject({ status: 'DELIVERED' });

    await redeliverEvent(context, { eventId });
    await answered(searchId, 404);
    expect(await answered(searchId, 200)).toMatchObject([
      { endpointSource: 'type-specific', status: 'FAILED', attempts: 3 },
      { endpointSource: 'fallback', status: 'FAILED', attempts: 0 },
      { endpointSource: 'fallback', status: 'DELIVERED', attempts: 1 },
    ]);
    expect(await eventOf(searchId)).toMatchObject({ status: 'DELIVERED' });
  });

  it('sends what had no target to the targets that there are now, and refuses where there are none', async () => {
    const searchId = await told();
    const { id: eventId } = await eventOf(searchId);
    const before = await storedFor(test, context);
    await expect(redeliverEvent(context, { eventId })).rejects.toThrow('No webhook target wants this event');
    expect(await storedFor(test, context)).toEqual(before);

    const configured = withWebhooks(context, { fallbackEndpoint: HOOK });
    const answers = await atOnce(test, 4, () => redeliverEvent(configured, { eventId }));
    expect(answers).toEqual(Array(4).fill({ deliveryStatus: 'PENDING', inFlight: false }));
    expect(await deliveriesOf(searchId)).toMatchObject([
      { status: 'NO_TARGET' },
      { status: 'PENDING', endpointSource: 'fallback', target: { url: HOOK } },
    ]);
  });

  it('knows no test event', async () => {
    const sent = await sendTestEvent(context, { target: HOOK, searchType: 'EMPLOYMENT' });
    await expect(redeliverEvent(context, sent)).rejects.toThrow('Closeout event not found');
  });
});

describe('redeliverEvents', () => {
  const NOTHING = {
    remaining: 0,
    redelivered: 0,
    inFlight: 0,
    withoutTarget: 0,
    redacted: 0,
    nextCursor: null,
  };

  it('tells what it left alone', async () => {
    await told();
    const busy = await told({ fallbackEndpoint: HOOK });
    const [delivery] = await deliveriesOf(busy);
    await takeDelivery(context, delivery?.id ?? '');
    await told({ fallbackEndpoint: HOOK });
    const done = await redeliverEvents(context, { filter: {}, dryRun: false });
    expect(done).toEqual({ ...NOTHING, matched: 3, redelivered: 1, inFlight: 1, withoutTarget: 1 });
  });

  it('takes on so many in one call, the oldest first, and leads to the others', async () => {
    const searchId = await told();
    const copies = MAX_REDELIVERED + 4;
    const at = `$1::timestamptz + i * interval '1 second'`;
    await test.sql(
      `with events as (
          insert into webhook_events select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
              'sequence', 10 + i, 'occurred_at', ${at}))).* from webhook_events e, generate_series(1, ${copies}) i
            where search_id = $2 returning *
        )
        insert into webhook_deliveries (organization_id, id, event_id, status, superseded, attempts, attempts_before,
            retry_attempts, trigger, created_at, updated_at)
          select organization_id, gen_random_uuid(), id, 'NO_TARGET', false, 0, 0, 0, 'FIRST', occurred_at, occurred_at from events`,
      [clock.now(), searchId],
    );
    const first = await redeliverEvents(context, { filter: {}, dryRun: false });
    expect(first).toMatchObject({ matched: copies + 1, remaining: 5, withoutTarget: MAX_REDELIVERED });
    const cursor = first.nextCursor ?? '';
    const second = await redeliverEvents(context, { filter: {}, dryRun: false, cursor });
    expect(second).toMatchObject({ matched: copies + 1, remaining: 0, withoutTarget: 5, nextCursor: null });
    const named = { filter: { searchId }, dryRun: true, cursor };
    expect(await redeliverEvents(context, named)).toMatchObject({ matched: copies + 1, remaining: 5 });
    const stranger = await test.organization();
    await expect(redeliverEvents(stranger, { filter: {}, dryRun: false, cursor })).rejects.toThrow('cursor');
  });
});
