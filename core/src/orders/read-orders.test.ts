import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '../context.ts';
import { createTestCore, fakeClock, OFFICE_HOURS, orderOf, type TestCore } from '../testing/index.ts';
import { createOrder } from './create-order.ts';
import { listOrders } from './read-orders.ts';

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

const page = async (page: number, limit: number, of = context) => {
  const { orders, total } = await listOrders(of, { page, limit });
  return { ids: orders.map(({ order }) => order.id), total };
};

describe('the list of orders', () => {
  it('has the newest first, each once, page by page', async () => {
    const pages = [await page(1, 2), await page(2, 2), await page(3, 2), await page(4, 2)];
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ ids }) => ids.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap(({ ids }) => ids)).toEqual(created.toReversed());
  });

  it('shows each order with its own applicant, and its searches in the order of the request', async () => {
    const { orders } = await listOrders(context, { page: 1, limit: 10 });
    for (const { order, applicant, searches } of orders) {
      expect(applicant).toMatchObject({ id: order.applicantId, firstName: 'Jordan', ssn: '123-45-6789' });
      expect(searches.map(({ orderId, searchType }) => [orderId, searchType])).toEqual([
        [order.id, 'EDUCATION'],
        [order.id, 'EMPLOYMENT'],
      ]);
    }
  });

  it('is empty for another organization', async () => {
    expect(await page(1, 10, await test.organization())).toEqual({ ids: [], total: 0 });
  });
});
