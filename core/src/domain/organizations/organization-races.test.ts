import { describe, expect, it } from 'vitest';
import { atOnce, openDeliveries, openEvents, orderOf, type TestCore } from '../../testing/index.ts';
import { job } from '../../testing/records.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { contextForOrganization } from '../context/find-organization.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { createBatch } from '../orders/create-batch.ts';
import { cancelOutbounds } from '../outbounds/change/cancel-outbounds.ts';
import { pauseOutbounds } from '../outbounds/change/pause-outbounds.ts';
import { resumeOutbounds } from '../outbounds/change/resume-outbounds.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { claimOutbound } from '../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../outbounds/send/record-outbound.ts';
import { updateOrganization } from './update-organization.ts';

let test: TestCore;
let owner: Context;
const clock = useTestCore((made, context) => {
  test = made;
  owner = context;
});

const ROUNDS = [0, 1, 2];
const ORDERS = 8;
const OLD = 'https://old.example/hook';
const NEW = 'https://new.example/hook';

/** As it stands now, and as each job finds it. */
async function current(): Promise<Context> {
  test.core.organizations.forgetAll();
  const context = await contextForOrganization(test.core, owner.organization.id, 'SYSTEM');
  if (!context) throw new Error('The organization is gone');
  return context;
}

const sendTo = (url: string) =>
  updateOrganization(owner, {
    webhookConfig: { enabled: true, secret: 'a-secret-of-the-test', retryAttempts: 3, fallbackEndpoint: url },
  });

const batch = () =>
  Array.from({ length: ORDERS }, (_, index) =>
    orderOf({ history: { employment: [job('Contoso Inc', `hr@contoso-${index}.example`)] } }),
  );

interface Placed {
  orderId: string;
  searchId: string;
}

async function place(): Promise<Placed[]> {
  const { orders } = await createBatch(await current(), { orders: batch() });
  return orders.map(({ orderId, searchIds: [searchId = ''] }) => ({ orderId, searchId }));
}

/** What a worker does with each attempt that is due. */
async function sendDue(): Promise<void> {
  const due = await test.jobs('send-outbound', owner);
  await Promise.all(
    due.map(async ({ id, data }) => {
      const context = await current();
      const claimed = await claimOutbound(context, { ...data, jobId: id });
      if (claimed) await recordOutbound(context, claimed, { kind: 'sent' });
    }),
  );
}

const attemptsOf = (searchIds: string[]) =>
  test.sql<{ searchId: string; sent: number; waiting: number; working: number }>(
    `select search_id as "searchId", count(*) filter (where status = 'SENT')::integer as sent,
        count(*) filter (where status in ('SCHEDULED', 'PAUSED'))::integer as waiting,
        count(*) filter (where status = 'IN_PROGRESS')::integer as working
      from outbounds where search_id = any($1) group by search_id`,
    [searchIds],
  );

/** Each event once, with one delivery, to the target of before or of after. */
async function expectToldOnce(searchId: string, targets: readonly string[]): Promise<void> {
  const events = await openEvents(test, owner, searchId);
  const deliveries = await openDeliveries(test, owner, searchId);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(events.length);
  expect(deliveries).toHaveLength(events.length);
  for (const { target } of deliveries) expect(targets).toContain(target?.url);
}

describe('an organization that is changed while a batch of it runs', () => {
  it.each(ROUNDS)(
    'has each search researched and asked once, whatever is changed, round %i',
    async (round) => {
      await sendTo(OLD);
      const placed = await place();
      const changes = [
        () => sendTo(NEW),
        () => updateOrganization(owner, { timeZone: 'America/Chicago', closedDays: ['2026-12-24'] }),
        () =>
          updateOrganization(owner, {
            destinationCaps: { newPerHour: 100, newPerDay: 100, knownPerHour: 100 },
          }),
        () => updateOrganization(owner, { ssnDisplay: 'FULL', retentionDays: 30 }),
      ];
      const work = placed.map((ids) => async () => researchSearch(await current(), ids));
      const all = round % 2 === 0 ? [...changes, ...work] : [...work, ...changes];
      await atOnce(test, all.length, async (index) => all[index]?.());
      await atOnce(test, 2, (index) => (index === 0 ? sendDue() : sendTo(OLD)));
      const attempts = await attemptsOf(placed.map(({ searchId }) => searchId));
      expect(attempts).toHaveLength(ORDERS);
      for (const { sent, working } of attempts) expect([sent, working]).toEqual([1, 0]);
      for (const { searchId } of placed) await expectToldOnce(searchId, [OLD, NEW]);
    },
  );

  it.each(ROUNDS)(
    'and is inactive for a while asks no contact meanwhile, and each once afterwards, round %i',
    async () => {
      await sendTo(OLD);
      const placed = await place();
      const searchIds = placed.map(({ searchId }) => searchId);
      await Promise.all(placed.map(async (ids) => researchSearch(await current(), ids)));
      await atOnce(test, 2, (index) =>
        index === 0 ? sendDue() : updateOrganization(owner, { status: 'INACTIVE' }),
      );
      const between = await attemptsOf(searchIds);
      await sendDue();
      expect(await attemptsOf(searchIds)).toEqual(between);
      await updateOrganization(owner, { status: 'ACTIVE' });
      clock.advance({ hours: 1 });
      await sendDue();
      for (const { sent, working } of await attemptsOf(searchIds)) expect([sent, working]).toEqual([1, 0]);
      for (const { searchId } of placed) await expectToldOnce(searchId, [OLD]);
    },
  );
});

describe('a batch of which all is paused, resumed and cancelled while it is sent', () => {
  it.each(ROUNDS)('keeps nothing that waits or hangs, and tells each thing once, round %i', async () => {
    await sendTo(OLD);
    const placed = await place();
    await Promise.all(placed.map(async (ids) => researchSearch(await current(), ids)));
    const each = (work: (context: Context, ids: Placed) => Promise<unknown>) => async () => {
      await Promise.all(placed.map(async (ids) => work(await current(), ids)));
    };
    const all = [
      sendDue,
      each(pauseOutbounds),
      each(resumeOutbounds),
      each(cancelOutbounds),
      each(cancelOrder),
    ];
    await atOnce(test, all.length, async (index) => all[index]?.());
    const attempts = await attemptsOf(placed.map(({ searchId }) => searchId));
    for (const { sent, waiting, working } of attempts) {
      expect([waiting, working]).toEqual([0, 0]);
      expect(sent).toBeLessThanOrEqual(1);
    }
    const open = await test.sql(
      `select s.id from searches s join orders o on o.id = s.order_id
        where s.id = any($1) and (s.search_status <> 'CANCELLED' or o.order_status <> 'CANCELLED')`,
      [placed.map(({ searchId }) => searchId)],
    );
    expect(open).toEqual([]);
    for (const { searchId } of placed) await expectToldOnce(searchId, [OLD]);
  });
});
