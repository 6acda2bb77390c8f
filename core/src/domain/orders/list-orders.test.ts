import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, fakeClock, OFFICE_HOURS, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { createOrder } from './create-order.ts';
import { listOrders, type OrderListInput } from './list-orders.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);
/** Oldest first; the last two are of the same instant. */
const created: string[] = [];

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
  const searchTypes = [{ searchType: 'EDUCATION' }, { searchType: 'EMPLOYMENT' }];
  for (const minutes of [0, 1, 1, 1, 0]) {
    clock.advance({ minutes });
    created.push((await createOrder(context, orderOf({ searchTypes }))).orderId);
  }
});
afterAll(() => test.close());

const list = (input: Partial<OrderListInput> = {}, of = context) =>
  listOrders(of, { page: 1, limit: 10, ...input });

const idsOf = ({ orders }: { orders: { order: { id: string } }[] }) => orders.map(({ order }) => order.id);

describe('the list of orders', () => {
  it.each([1, 2, 3, 4, 5])('has the newest first, each once, in pages of %i', async (limit) => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ page, limit })));
    expect(pages.map(({ pagination }) => pagination.total)).toEqual(Array(6).fill(5));
    expect(pages.flatMap(idsOf)).toEqual(created.toReversed());
    expect(pages.map(({ pagination }) => pagination.hasNext)).toEqual(
      pages.map((_, index) => (index + 1) * limit < 5),
    );
  });

  it('goes on from a cursor, also between orders of the same instant', async () => {
    const first = await list({ limit: 1 });
    const rest = await list({ limit: 10, cursor: first.pagination.nextCursor ?? '' });
    expect([first, rest].flatMap(idsOf)).toEqual(created.toReversed());
    expect(rest.pagination).toMatchObject({ total: 5, hasNext: false, hasPrev: true, nextCursor: null });
  });

  it.each([
    [4, 1, '00:30', [0]],
    [4, 1, '03:00', [2, 1, 0]],
    [4, 1, '04:00', [3, 2, 1, 0]],
    [2, 3, '03:00', [1, 0]],
  ])(
    'goes on after order %i from a cursor within the bounds of the filter (page %i, before %s)',
    async (_, page, before, expected) => {
      const { nextCursor } = (await list({ page, limit: 1 })).pagination;
      const createdBefore = new Date(`2026-03-02T15:${before}Z`);
      const rest = await list({ cursor: nextCursor ?? '', createdBefore });
      expect(idsOf(rest)).toEqual(expected.map((number) => created[number]));
    },
  );

  it('shows each order with its own applicant, and its searches in the order of the request', async () => {
    const { orders } = await list();
    expect(orders).toHaveLength(5);
    for (const { order, applicant, searches } of orders) {
      expect(applicant).toMatchObject({ id: order.applicantId, firstName: 'Jordan', ssn: '123-45-6789' });
      expect(searches.map(({ orderId, searchType }) => [orderId, searchType])).toEqual([
        [order.id, 'EDUCATION'],
        [order.id, 'EMPLOYMENT'],
      ]);
    }
  });

  it('counts orders up to 10,000, and leads by cursor to those beyond', async () => {
    const large = await test.organization();
    const { orderId } = await createOrder(large, orderOf());
    await test.sql(
      `insert into orders (organization_id, id, applicant_id, order_status, business_context, created_at, updated_at)
        select organization_id, gen_random_uuid(), applicant_id, 'COMPLETED', '{}',
            created_at - number * interval '1 minute', updated_at
          from orders, generate_series(1, 10000) as number where id = $1`,
      [orderId],
    );
    const counted = async (input: Partial<OrderListInput>) => {
      const { total, totalIsMore, totalPages } = (await list(input, large)).pagination;
      return [total, totalIsMore, totalPages];
    };
    expect(await counted({ limit: 100 })).toEqual([10_000, true, 100]);
    expect(await counted({ orderStatus: 'COMPLETED' })).toEqual([10_000, undefined, 1_000]);
    expect(await counted({ orderStatus: 'IN_PROGRESS' })).toEqual([1, undefined, 1]);
    const last = await list({ page: 100, limit: 100 }, large);
    const beyond = await list({ limit: 100, cursor: last.pagination.nextCursor ?? '' }, large);
    expect(beyond.orders).toHaveLength(1);
    expect(beyond.pagination).toMatchObject({ hasNext: false, nextCursor: null });
  });

  it('counts an order once, however many of its searches have the external id', async () => {
    const context = await test.organization();
    const twice = { searchType: 'EMPLOYMENT', externalSearchId: 'x' };
    await createOrder(context, orderOf({ searchTypes: [twice, twice] }));
    await createOrder(context, orderOf({ searchTypes: [twice] }));
    await createOrder(context, orderOf({ searchTypes: [{ ...twice, externalSearchId: 'y' }] }));
    const found = async (input: Partial<OrderListInput>) => (await list(input, context)).pagination.total;
    expect(await found({ externalSearchId: 'x' })).toBe(2);
    expect(await found({ externalSearchId: 'x', orderStatus: 'COMPLETED' })).toBe(0);
    expect(await found({ externalSearchId: 'z' })).toBe(0);
  });

  it('is empty for another organization', async () => {
    const page = await list({}, await test.organization());
    expect(page).toEqual({
      orders: [],
      pagination: {
        page: 1,
        limit: 10,
        total: 0,
        totalPages: 0,
        hasNext: false,
        hasPrev: false,
        nextCursor: null,
      },
    });
  });
});
