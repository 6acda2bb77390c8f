import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { createOrder } from '../orders/create-order.ts';
import { updateSearch } from './update-search.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
});
afterAll(() => test.close());

/** Enough orders that a missing lock shows each time. */
const ORDERS = 30;

const UPDATES = [
  { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } },
  { searchStatus: 'CANCELLED' },
  { searchStatus: 'REASSIGNED' },
] as const;

const twoSearches = () => {
  const searchTypes = [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }];
  return createOrder(context, orderOf({ searchTypes }));
};

const manyOrders = () => Promise.all(Array.from({ length: ORDERS }, twoSearches));

interface Summary {
  order_status: string;
  statuses: string[];
  sequences: number[][];
}

/** Every order with the statuses of its searches, and the sequence numbers of each search's events. */
const summaries = (orderIds: string[]) =>
  test.sql<Summary>(
    `select o.order_status, json_agg(s.search_status order by s.position) as statuses,
        json_agg((select coalesce(json_agg(e.sequence order by e.sequence), '[]') from webhook_events e
          where e.search_id = s.id) order by s.position) as sequences
      from orders o join searches s on s.order_id = o.id where o.id = any($1) group by o.organization_id, o.id`,
    [orderIds],
  );

describe('the last two searches of an order, updated at the same moment', () => {
  it('complete it exactly once, in every one of many orders', async () => {
    const orders = await manyOrders();
    const updated = await Promise.all(
      orders.map(({ orderId, searchIds }, number) =>
        Promise.all(
          searchIds.map((searchId, index) => {
            const update = UPDATES[(number + index) % UPDATES.length] ?? UPDATES[0];
            return updateSearch(context, { orderId, searchId, update });
          }),
        ),
      ),
    );
    const rollups = updated.map((pair) => pair.filter(({ orderRollupApplied }) => orderRollupApplied).length);
    expect(rollups).toEqual(Array(ORDERS).fill(1));
    const rows = await summaries(orders.map(({ orderId }) => orderId));
    expect(rows.map(({ order_status }) => order_status)).toEqual(Array(ORDERS).fill('COMPLETED'));
  });
});

describe('one search, updated twice at the same moment', () => {
  it('takes one of the updates and refuses the other', async () => {
    const orders = await manyOrders();
    const results = await Promise.all(
      orders.map(async ({ orderId, searchIds: [searchId = ''] }) => {
        const [first, , second] = UPDATES;
        const both = [first, second].map((update) => updateSearch(context, { orderId, searchId, update }));
        const settled = await Promise.allSettled(both);
        return settled.map(({ status }) => status).sort();
      }),
    );
    expect(results).toEqual(Array(ORDERS).fill(['fulfilled', 'rejected']));
    const rows = await summaries(orders.map(({ orderId }) => orderId));
    expect(rows.map(({ sequences }) => sequences[0])).toEqual(Array(ORDERS).fill([1, 2]));
  });

  it('counts the same update once', async () => {
    const orders = await manyOrders();
    const [update] = UPDATES;
    const emitted = await Promise.all(
      orders.map(async ({ orderId, searchIds: [searchId = ''] }) => {
        const both = [update, update].map((same) =>
          updateSearch(context, { orderId, searchId, update: same }),
        );
        return (await Promise.all(both)).map(({ webhooksEmitted }) => webhooksEmitted.length).sort();
      }),
    );
    expect(emitted).toEqual(Array(ORDERS).fill([0, 2]));
    const results = await test.sql(
      'select search_id from verification_results where search_id = any($1) group by 1 having count(*) = 1',
      [orders.map(({ searchIds }) => searchIds[0])],
    );
    expect(results).toHaveLength(ORDERS);
  });
});

describe('an order cancelled while one of its searches is completed', () => {
  it('ends cancelled, each search ended once by whichever came first', async () => {
    const orders = await manyOrders();
    const [update] = UPDATES;
    const outcomes = await Promise.all(
      orders.map(async ({ orderId, searchIds: [searchId = ''] }, number) => {
        const work = [
          () => updateSearch(context, { orderId, searchId, update }),
          () => cancelOrder(context, { orderId }),
        ];
        // Neither is always the first to ask.
        const settled = await Promise.allSettled((number % 2 ? work.reverse() : work).map((run) => run()));
        const values = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
        const cancelled = values.find((value) => 'affectedSearches' in value);
        return { orderId, affected: cancelled?.affectedSearches, updated: values.length === 2 };
      }),
    );
    for (const { orderId, affected, updated } of outcomes) {
      const [row] = await summaries([orderId]);
      expect(row).toEqual({
        order_status: 'CANCELLED',
        statuses: [updated ? 'COMPLETED' : 'CANCELLED', 'CANCELLED'],
        sequences: [updated ? [1, 2] : [1], [1]],
      });
      expect(affected).toBe(updated ? 1 : 2);
    }
    expect(new Set(outcomes.map(({ updated }) => updated))).toEqual(new Set([true, false]));
  });
});
