import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '../context.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { createTestCore, fakeClock, orderOf, type TestCore } from '../testing/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { countOrders } from './count-orders.ts';
import { createBatch } from './create-batch.ts';
import { createOrder } from './create-order.ts';
import { fromItsHour, fromTheEnd, type NearCut, nearestCut } from './nearest-cut.ts';
import type { OrderFilter } from './order-filter.ts';
import { pageOfOrders } from './order-page.ts';

const clock = fakeClock('2026-03-01T21:10:00Z');
let test: TestCore;
let context: Context;
const ORDERS = 40;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
  for (let index = 0; index < ORDERS; index += 1) {
    const { orderId } = await createOrder(context, orderOf());
    if (index % 3 === 0) await cancelOrder(context, { orderId });
    // Up to four orders in an hour, and hours, also of midnight, without any.
    clock.advance({ minutes: index % 8 === 7 ? 400 : 20 });
    if (index === ORDERS / 2) await fold();
  }
});
afterAll(() => test.close());

const fold = () => test.sql('select fold_order_counts($1)', [context.organization.id]);

const moments = [undefined, '2026-03-01T21:30:00Z', '2026-03-02T05:00:00Z', '2026-03-03T00:00:00Z'].map(
  (moment) => moment && new Date(moment),
);
const filters = [undefined, 'CANCELLED' as const].flatMap((orderStatus) =>
  moments.flatMap((createdFrom) =>
    moments.map(
      (createdBefore): OrderFilter => ({
        orderStatus,
        createdFrom: createdFrom || undefined,
        createdBefore: createdBefore || undefined,
      }),
    ),
  ),
);

const read = (transaction: Transaction, { filter, cut }: NearCut) =>
  pageOfOrders(context, transaction, filter, cut);

describe('a page from the hour that it begins in', () => {
  it.each(['partly folded', 'folded'])(
    'has the same orders for every filter and place, %s',
    async (state) => {
      if (state === 'folded') await fold();
      let found = 0;
      for (const filter of filters) {
        await inTransaction(context, async (transaction) => {
          const all = await read(transaction, { filter, cut: { skip: 0, take: ORDERS } });
          for (let skip = 0; skip < all.length; skip += 1) {
            const way = await fromItsHour(context, transaction, filter, { skip, take: 3 });
            if (!way) continue;
            found += 1;
            expect(way.cut.skip).toBeLessThan(4);
            expect(await read(transaction, way)).toEqual(all.slice(skip, skip + 3));
          }
        });
      }
      expect(found).toBeGreaterThan(200);
    },
  );

  it('is not looked for after the last order', async () => {
    const way = await inTransaction(context, (transaction) =>
      fromItsHour(context, transaction, {}, { skip: ORDERS, take: 1 }),
    );
    expect(way).toBeUndefined();
  });
});

describe('a page from the end of the list', () => {
  it.each([
    [0, 4, { skip: 6, take: 4 }],
    [6, 4, { skip: 0, take: 4 }],
    [8, 4, { skip: 0, take: 2 }],
    [10, 4, { skip: 0, take: 0 }],
    [99, 4, { skip: 0, take: 0 }],
  ])('after %i of 10 orders, %i of them', (skip, take, expected) => {
    expect(fromTheEnd({ skip, take }, 10)).toEqual({ ...expected, fromEnd: true });
  });
});

describe('the nearest way to a page', () => {
  let many: Context;
  const TOTAL = 2_500;

  beforeAll(async () => {
    many = await test.organization();
    for (let batch = 0; batch < TOTAL / 500; batch += 1) {
      clock.advance({ hours: 1 });
      await createBatch(many, { orders: Array(500).fill(orderOf({ searchTypes: [] })) });
    }
  });

  it.each([
    [500, 500, 'the start'],
    [1_990, 499, 'the end'],
    [1_001, 1, 'its hour'],
    [1_499, 499, 'its hour'],
  ])('to the order after %i others passes over %i, from %s', async (skip, passed) => {
    await inTransaction(many, async (transaction) => {
      expect(await countOrders(many, transaction, {})).toBe(TOTAL);
      const way = await nearestCut(many, transaction, {}, { skip, take: 11 }, TOTAL);
      expect(way.cut.skip).toBe(passed);
      const page = await pageOfOrders(many, transaction, way.filter, way.cut);
      expect(page).toEqual(await pageOfOrders(many, transaction, {}, { skip, take: 11 }));
    });
  });
});
