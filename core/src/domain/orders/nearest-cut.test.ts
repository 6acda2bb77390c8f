import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { createTestCore, fakeClock, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { cancelOrder } from './cancel-order.ts';
import { countOrders } from './count-orders.ts';
import { createOrder } from './create-order.ts';
import { fromItsTime, fromTheEnd, type NearCut, nearestCut } from './nearest-cut.ts';
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

describe('a page from the day that it begins in', () => {
  it.each(['partly folded', 'folded'])(
    'has the same orders for every filter and place, %s',
    async (state) => {
      if (state === 'folded') await fold();
      let found = 0;
      for (const filter of filters) {
        await inTransaction(context, async (transaction) => {
          const all = await read(transaction, { filter, cut: { skip: 0, take: ORDERS } });
          for (let skip = 0; skip < all.length; skip += 1) {
            const way = await fromItsTime(context, transaction, filter, { skip, take: 3 });
            if (!way) continue;
            found += 1;
            expect(way.cut.skip).toBeLessThanOrEqual(skip);
            expect(await read(transaction, way)).toEqual(all.slice(skip, skip + 3));
          }
        });
      }
      expect(found).toBeGreaterThan(200);
    },
  );

  it('is not looked for after the last order', async () => {
    const way = await inTransaction(context, (transaction) =>
      fromItsTime(context, transaction, {}, { skip: ORDERS, take: 1 }),
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
  const DAYS = 3;
  const HOURS = 4;
  const IN_AN_HOUR = 2_000;
  const TOTAL = DAYS * HOURS * IN_AN_HOUR;
  let many: Context;

  beforeAll(async () => {
    many = await test.organization();
    const { orderId } = await createOrder(many, orderOf({ searchTypes: [] }));
    // Some hours from midnight on; the order that they are copies of goes.
    await test.sql(
      `insert into orders (organization_id, id, applicant_id, order_status, business_context, created_at, updated_at)
        select organization_id, gen_random_uuid(), applicant_id, order_status, business_context,
            timestamptz '2026-02-01Z' + day * interval '1 day' + hour * interval '1 hour' + number * interval '1 second',
            updated_at
          from orders, generate_series(0, $2 - 1) day, generate_series(0, $3 - 1) hour, generate_series(1, $4) number
          where id = $1`,
      [orderId, DAYS, HOURS, IN_AN_HOUR],
    );
    await test.sql('delete from orders where id = $1', [orderId]);
  });

  it.each([
    [3_000, 3_000, 'the start'],
    [23_000, 989, 'the end'],
    [8_100, 100, 'its day'],
    [10_900, 2_900, 'its day'],
    [12_100, 100, 'its hour'],
  ])('to the order after %i others passes over %i, from %s', async (skip, passed) => {
    await inTransaction(many, async (transaction) => {
      expect(await countOrders(many, transaction, {})).toBe(TOTAL);
      const way = await nearestCut(many, transaction, {}, { skip, take: 11 }, TOTAL);
      expect(way.cut.skip).toBe(passed);
      const page = await pageOfOrders(many, transaction, way.filter, way.cut);
      expect(page).toEqual(await pageOfOrders(many, transaction, {}, { skip, take: 11 }));
    });
  });

  it('is not looked for on the day that the filter cuts', async () => {
    const filter = { createdBefore: new Date('2026-02-02T03:10:00Z') };
    const found = (skip: number) =>
      inTransaction(many, (transaction) => fromItsTime(many, transaction, filter, { skip, take: 11 }));
    // Three hours and ten minutes: 6,599 orders.
    expect(await found(6_598)).toBeUndefined();
    expect(await found(6_599)).toMatchObject({
      filter: { createdBefore: new Date('2026-02-02T00:00:00Z') },
      cut: { skip: 0 },
    });
  });
});
