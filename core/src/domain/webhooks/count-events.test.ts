import type { DeliveryStatus, WebhookEventName } from '@credence/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createTestCore, deliverDue, fakeClock, orderSearch, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { updateSearch } from '../searches/update-search.ts';
import { countEvents } from './count-events.ts';
import type { EventFilter } from './event-filter.ts';
import { sendTestEvent } from './send-test-event.ts';

const HOOK = { enabled: true, fallbackEndpoint: 'https://client.example/hook', retryAttempts: 0 };
const clock = fakeClock('2026-03-02T15:00:00Z');
let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
afterAll(() => test.close());

const count = (context: Context, filter: EventFilter = {}): Promise<number> =>
  inTransaction(context, (transaction) => countEvents(context, transaction, filter));

const fold = ({ organization }: Context) =>
  test.sql('select fold_webhook_event_counts($1)', [organization.id]);

/** A search that told two events. */
async function completedSearch(context: Context, webhookConfig?: object) {
  const ids = await orderSearch(context, webhookConfig ? { webhookConfig } : {});
  const update = { searchStatus: 'COMPLETED' as const, resolution: { outcome: 'VERIFIED' as const } };
  await updateSearch(context, { ...ids, update });
  return ids;
}

/** The same question, asked of the events themselves. */
async function counted({ organization }: Context, filter: EventFilter): Promise<number> {
  const [row] = await test.sql<{ count: number }>(
    `select count(*)::integer from webhook_events where organization_id = $1 and search_id is not null
      and ($2::text is null or event = $2) and ($3::text is null or delivery_status = $3)
      and occurred_at >= $4 and occurred_at < $5`,
    [
      ...[organization.id, filter.event ?? null, filter.deliveryStatus ?? null],
      ...[filter.from ?? new Date('0001-01-01'), filter.before ?? new Date('9999-01-01')],
    ],
  );
  return row?.count ?? 0;
}

const moments = ['2026-03-01T00:00Z', '2026-03-02T15:30Z', '2026-03-03T00:00Z', '2026-03-09T00:00Z'];
const bounds = [undefined, ...moments.map((moment) => new Date(moment))];
const events: (WebhookEventName | undefined)[] = [
  ...[undefined, 'verification.completed', 'verification.notification', 'verification.action_required'],
] as const;
const statuses: (DeliveryStatus | undefined)[] = [
  ...[undefined, 'PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET'],
] as const;
const filters: EventFilter[] = events.flatMap((event) =>
  statuses.flatMap((deliveryStatus) =>
    bounds.flatMap((from) => bounds.map((before) => ({ event, deliveryStatus, from, before }))),
  ),
);

describe('countEvents', () => {
  it('agrees with the events themselves for every filter, before, between and after folding', async () => {
    const context = await test.organization();
    clock.set('2026-03-01T23:45:00Z');
    for (let step = 0; step < 12; step += 1) {
      const { searchId } = await completedSearch(context, step % 4 === 0 ? undefined : HOOK);
      if (step % 4 > 1) await deliverDue(test, context, searchId, { status: step % 4 === 2 ? 200 : 404 });
      if (step === 5) await fold(context);
      clock.advance({ hours: 5, minutes: 20 });
    }
    for (const _ of ['partly folded', 'folded']) {
      for (const filter of filters) {
        expect(await count(context, filter), JSON.stringify(filter)).toBe(await counted(context, filter));
      }
      await fold(context);
    }
    const byStatus = statuses.map((deliveryStatus) => count(context, { deliveryStatus }));
    expect(await Promise.all(byStatus)).toEqual([24, 6, 6, 6, 6]);
  });

  it('counts the events of named searches one by one, whatever else the filter says', async () => {
    const context = await test.organization();
    const { orderId, searchId } = await completedSearch(context);
    await completedSearch(context);
    for (const filter of [{ searchId }, { orderId }, { searchId, orderId, externalSearchId: 'ext-1' }]) {
      expect(await count(context, filter)).toBe(2);
      expect(await count(context, { ...filter, event: 'verification.completed' })).toBe(1);
      expect(await count(context, { ...filter, deliveryStatus: 'DELIVERED' })).toBe(0);
      expect(await count(context, { ...filter, before: clock.now() })).toBe(0);
    }
    expect(await count(context, { externalSearchId: 'ext-1' })).toBe(4);
    expect(await count(context, { externalSearchId: 'ext-2' })).toBe(0);
  });

  it('does not count test events, deleted events, or those of another organization', async () => {
    const [mine, theirs] = [await test.organization({ webhookConfig: HOOK }), await test.organization()];
    await completedSearch(theirs);
    await sendTestEvent(mine, { searchType: 'EMPLOYMENT' });
    expect([await count(mine), await count(mine, { externalSearchId: 'ext-1' })]).toEqual([0, 0]);
    const { searchId } = await completedSearch(mine, { ...HOOK, enabled: false });
    expect(await count(mine)).toBe(2);
    await test.sql(
      'delete from webhook_deliveries d using webhook_events e where e.id = d.event_id and e.search_id = $1',
      [searchId],
    );
    await test.sql('delete from webhook_events where search_id = $1', [searchId]);
    expect(await count(mine)).toBe(0);
  });
});
