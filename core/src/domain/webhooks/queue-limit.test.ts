import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { claimDelivery } from '../../testing/deliveries.ts';
import { orderSearch, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { updateSearch } from '../searches/update-search.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { listCloseoutEvents } from './list-closeout-events.ts';
import { listWebhookTargets } from './list-webhook-targets.ts';
import { QUEUED_AT_MOST } from './parked-deliveries.ts';
import { recordDeliveries } from './record-deliveries.ts';
import { redeliverEvents } from './redeliver-events.ts';
import { sendTestEvent } from './send-test-event.ts';
import { sweepParked } from './sweep-parked.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(async () => {
  await test.sql('delete from pgboss.job');
  // The sweeper looks at all organizations.
  await test.sql('delete from webhook_receivers');
  await test.sql('update webhook_deliveries set parked_at = null');
});

const TARGETS = 10;
const EVENTS = Math.ceil(QUEUED_AT_MOST / TARGETS) + 1;
const SURPLUS = EVENTS * TARGETS - QUEUED_AT_MOST;

/** Events that are told to ten targets each, all of one receiver. */
async function tell(events: number, origin = 'https://busy.example'): Promise<void> {
  const targets = Array.from({ length: TARGETS }, (_, index) => `${origin}/${index}`);
  for (let event = 0; event < events; event += 1) {
    const ids = await orderSearch(context, { webhookConfig: { closeoutEndpoints: { EMPLOYMENT: targets } } });
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
  }
}

const jobs = async () => (await test.jobs('deliver-webhook', context)).map(({ data }) => data.deliveryId);
const idsOf = async (condition: string) =>
  (
    await test.sql<{ id: string }>(
      `select id from webhook_deliveries where organization_id = $1 and ${condition} order by id`,
      [context.organization.id],
    )
  ).map(({ id }) => id);
const parked = () => idsOf('parked_at is not null');
const queued = () => idsOf(`status = 'PENDING' and parked_at is null`);

/** Deliveries that are recorded together as taken. */
async function arrive(ids: readonly string[]): Promise<void> {
  const report = {
    ...{ outcome: { kind: 'response', status: 200, headers: {} } as const, attemptedAt: clock.now() },
    ...{ durationMs: 1, dnsMs: null, connectMs: null, firstByteMs: 1 },
    ...{ address: null, responseBody: null, error: null },
  };
  const claims = await claimDeliveries(
    context,
    ids.map((deliveryId) => ({ deliveryId, jobId: randomUUID() })),
  );
  const made = claims
    .filter((claimed) => claimed !== null && typeof claimed === 'object')
    .map((claimed) => ({ claimed, report }));
  expect(made).toHaveLength(ids.length);
  await recordDeliveries(context, made, async () => undefined);
}

it('what a receiver cannot take yet waits without jobs, and goes as others arrive', async () => {
  await tell(EVENTS);
  expect(await jobs()).toHaveLength(QUEUED_AT_MOST);
  expect(await parked()).toHaveLength(SURPLUS);
  expect(await listWebhookTargets(context)).toMatchObject([
    { url: 'https://busy.example', state: 'BUSY', parked: SURPLUS, failures: 0 },
  ]);
  const { events } = await listCloseoutEvents(context, { page: 1, limit: EVENTS });
  const holds = events.flatMap(({ deliveries }) => deliveries.map(({ heldBy }) => heldBy));
  expect(holds.filter((hold) => hold === 'RECEIVER_BUSY')).toHaveLength(SURPLUS);
  expect(holds.filter((hold) => hold === null)).toHaveLength(QUEUED_AT_MOST);

  // Others are none of its business.
  await tell(1, 'https://other.example');
  expect(await jobs()).toHaveLength(QUEUED_AT_MOST + TARGETS);

  // Not each for itself: what there is room for goes once a quarter of the queue has gone.
  const ids = await queued();
  const quarter = QUEUED_AT_MOST / 4;
  await arrive(ids.slice(0, quarter - 1));
  expect(await parked()).toHaveLength(SURPLUS);
  await arrive(ids.slice(quarter - 1, quarter));
  expect(await parked()).toEqual([]);
  expect(await jobs()).toHaveLength(QUEUED_AT_MOST + TARGETS + SURPLUS);
});

it('goes by the sweeper as far as there is room, and is forgotten when all of it has gone', async () => {
  await tell(EVENTS);
  expect(await sweepParked(test.core)).toBe(0);
  await test.sql(
    `update webhook_deliveries set status = 'DELIVERED', next_attempt_at = null where id = any($1)`,
    [await queued()],
  );
  expect(await sweepParked(test.core)).toBe(SURPLUS);
  await arrive(await queued());
  expect(await listWebhookTargets(context)).toEqual([]);
});

it('what is redelivered keeps to the same limit, and a test event to none', async () => {
  await tell(EVENTS);
  const ids = [...(await queued()), ...(await parked())];
  await test.sql(
    `update webhook_deliveries set status = 'DELIVERED', next_attempt_at = null, parked_at = null where id = any($1)`,
    [ids],
  );
  await test.sql('delete from pgboss.job');
  const filter = { deliveryStatus: 'DELIVERED' as const };
  expect(await redeliverEvents(context, { filter, dryRun: false })).toMatchObject({ redelivered: EVENTS });
  expect(await jobs()).toHaveLength(QUEUED_AT_MOST);
  expect(await parked()).toHaveLength(SURPLUS);

  await sendTestEvent(context, { target: 'https://busy.example/test', searchType: 'EMPLOYMENT' });
  const tests = await jobs();
  expect(tests).toHaveLength(QUEUED_AT_MOST + 1);
  expect(
    await claimDelivery(context, { deliveryId: tests.at(-1) ?? '', jobId: randomUUID() }),
  ).not.toBeNull();
});
